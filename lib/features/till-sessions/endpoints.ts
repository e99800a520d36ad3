// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addTillNote: EndpointReference<typeof contract.addTillNote> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/notes",
}
export const closeTillSession: EndpointReference<typeof contract.closeTillSession> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/close",
}
export const countTill: EndpointReference<typeof contract.countTill> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/count",
}
export const explainVariance: EndpointReference<typeof contract.explainVariance> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/explain",
}
export const getTillSession: EndpointReference<typeof contract.getTillSession> = {
  method: "GET",
  path: "/api/v1/till-sessions/{id}",
}
export const getTillVariances: EndpointReference<typeof contract.getTillVariances> = {
  method: "GET",
  path: "/api/v1/till-sessions/variances",
}
export const getTillWeek: EndpointReference<typeof contract.getTillWeek> = {
  method: "GET",
  path: "/api/v1/till-sessions/week",
}
export const getXReport: EndpointReference<typeof contract.getXReport> = {
  method: "GET",
  path: "/api/v1/till-sessions/{id}/x-report",
}
export const importZReadings: EndpointReference<typeof contract.importZReadings> = {
  method: "POST",
  path: "/api/v1/z-readings/import",
}
export const listTillSessions: EndpointReference<typeof contract.listTillSessions> = {
  method: "GET",
  path: "/api/v1/till-sessions",
}
export const lockTillSession: EndpointReference<typeof contract.lockTillSession> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/lock",
}
export const openTillSession: EndpointReference<typeof contract.openTillSession> = {
  method: "POST",
  path: "/api/v1/till-sessions",
}
export const payIntoTill: EndpointReference<typeof contract.payIntoTill> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/paid-in",
}
export const payOutOfTill: EndpointReference<typeof contract.payOutOfTill> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/paid-out",
}
export const reviewTillSession: EndpointReference<typeof contract.reviewTillSession> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/review",
}
export const startCounting: EndpointReference<typeof contract.startCounting> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/start-counting",
}
export const takeZReading: EndpointReference<typeof contract.takeZReading> = {
  method: "POST",
  path: "/api/v1/till-sessions/{id}/z-reading",
}
