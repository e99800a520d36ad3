// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addStaffGrant: EndpointReference<typeof contract.addStaffGrant> = {
  method: "POST",
  path: "/api/v1/staff-grants",
}
export const changeStaffGrant: EndpointReference<typeof contract.changeStaffGrant> = {
  method: "PATCH",
  path: "/api/v1/staff-grants/{id}",
}
export const getStaffGrant: EndpointReference<typeof contract.getStaffGrant> = {
  method: "GET",
  path: "/api/v1/staff-grants/{id}",
}
export const listStaffGrants: EndpointReference<typeof contract.listStaffGrants> = {
  method: "GET",
  path: "/api/v1/staff-grants",
}
export const listStaffPeople: EndpointReference<typeof contract.listStaffPeople> = {
  method: "GET",
  path: "/api/v1/staff-people",
}
