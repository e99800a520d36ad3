// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const exportAuditEvents: EndpointReference<typeof contract.exportAuditEvents> = {
  method: "GET",
  path: "/api/v1/audit-events/export",
}
export const getAuditEvent: EndpointReference<typeof contract.getAuditEvent> = {
  method: "GET",
  path: "/api/v1/audit-events/{id}",
}
export const getAuditSettings: EndpointReference<typeof contract.getAuditSettings> = {
  method: "GET",
  path: "/api/v1/audit-settings",
}
export const listActivities: EndpointReference<typeof contract.listActivities> = {
  method: "GET",
  path: "/api/v1/activities",
}
export const listAuditEvents: EndpointReference<typeof contract.listAuditEvents> = {
  method: "GET",
  path: "/api/v1/audit-events",
}
export const updateAuditSettings: EndpointReference<typeof contract.updateAuditSettings> = {
  method: "PATCH",
  path: "/api/v1/audit-settings",
}
export const verifyAuditEvents: EndpointReference<typeof contract.verifyAuditEvents> = {
  method: "GET",
  path: "/api/v1/audit-events/verify",
}
