// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getFile: EndpointReference<typeof contract.getFile> = { method: "GET", path: "/api/files/{id}" }
export const getMessages: EndpointReference<typeof contract.getMessages> = {
  method: "GET",
  path: "/api/messages/{locale}/{version}/{namespaces}",
}
export const health: EndpointReference<typeof contract.health> = { method: "GET", path: "/api/health" }
export const metrics: EndpointReference<typeof contract.metrics> = { method: "GET", path: "/metrics" }
export const openApi: EndpointReference<typeof contract.openApi> = { method: "GET", path: "/api/openapi.json" }
export const ready: EndpointReference<typeof contract.ready> = { method: "GET", path: "/api/ready" }
