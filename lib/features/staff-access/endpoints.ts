// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as approvals from "./contract/approvals"
import type * as grants from "./contract/grants"
import type * as people from "./contract/people"

export const approve: EndpointReference<typeof approvals.approve> = { method: "POST", path: "/api/v1/approvals" }
export const getPin: EndpointReference<typeof approvals.getPin> = { method: "GET", path: "/api/v1/pins" }
export const listApprovers: EndpointReference<typeof approvals.listApprovers> = {
  method: "GET",
  path: "/api/v1/approvers",
}
export const setPin: EndpointReference<typeof approvals.setPin> = { method: "POST", path: "/api/v1/pins" }
export const addStaffGrant: EndpointReference<typeof grants.addStaffGrant> = {
  method: "POST",
  path: "/api/v1/staff-grants",
}
export const changeStaffGrant: EndpointReference<typeof grants.changeStaffGrant> = {
  method: "PATCH",
  path: "/api/v1/staff-grants/{id}",
}
export const getStaffGrant: EndpointReference<typeof grants.getStaffGrant> = {
  method: "GET",
  path: "/api/v1/staff-grants/{id}",
}
export const listStaffGrants: EndpointReference<typeof grants.listStaffGrants> = {
  method: "GET",
  path: "/api/v1/staff-grants",
}
export const listStaffPeople: EndpointReference<typeof grants.listStaffPeople> = {
  method: "GET",
  path: "/api/v1/staff-people",
}
export const leaveStaff: EndpointReference<typeof people.leaveStaff> = {
  method: "POST",
  path: "/api/v1/staff-people/{id}/leave",
}
export const listStaffHoldings: EndpointReference<typeof people.listStaffHoldings> = {
  method: "GET",
  path: "/api/v1/staff-people/{id}/holdings",
}
export const startStaffView: EndpointReference<typeof people.startStaffView> = {
  method: "POST",
  path: "/api/v1/staff-views",
}
export const stopStaffView: EndpointReference<typeof people.stopStaffView> = {
  method: "POST",
  path: "/api/v1/staff-views/stop",
}
