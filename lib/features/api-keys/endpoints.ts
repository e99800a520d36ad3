// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const createApiKey: EndpointReference<typeof contract.createApiKey> = {
  method: "POST",
  path: "/api/v1/api-keys",
}
export const listApiKeys: EndpointReference<typeof contract.listApiKeys> = { method: "GET", path: "/api/v1/api-keys" }
export const revokeApiKey: EndpointReference<typeof contract.revokeApiKey> = {
  method: "DELETE",
  path: "/api/v1/api-keys/{id}",
}
export const updateApiKey: EndpointReference<typeof contract.updateApiKey> = {
  method: "PATCH",
  path: "/api/v1/api-keys/{id}",
}
