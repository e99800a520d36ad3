// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as jobs from "./contract/jobs"
import type * as server from "./contract/server"

export const discardJob: EndpointReference<typeof jobs.discardJob> = {
  method: "POST",
  path: "/api/v1/jobs/{id}/discard",
}
export const listJobs: EndpointReference<typeof jobs.listJobs> = { method: "GET", path: "/api/v1/jobs" }
export const retryJob: EndpointReference<typeof jobs.retryJob> = { method: "POST", path: "/api/v1/jobs/{id}/retry" }
export const runDueJobs: EndpointReference<typeof jobs.runDueJobs> = { method: "GET", path: "/api/cron" }
export const getFile: EndpointReference<typeof server.getFile> = { method: "GET", path: "/api/files/{id}" }
export const getMessages: EndpointReference<typeof server.getMessages> = {
  method: "GET",
  path: "/api/messages/{locale}/{version}/{namespaces}",
}
export const health: EndpointReference<typeof server.health> = { method: "GET", path: "/api/health" }
export const metrics: EndpointReference<typeof server.metrics> = { method: "GET", path: "/metrics" }
export const openApi: EndpointReference<typeof server.openApi> = { method: "GET", path: "/api/openapi.json" }
export const ready: EndpointReference<typeof server.ready> = { method: "GET", path: "/api/ready" }
