// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addDrop: EndpointReference<typeof contract.addDrop> = { method: "POST", path: "/api/v1/drops" }
export const cancelDrop: EndpointReference<typeof contract.cancelDrop> = {
  method: "POST",
  path: "/api/v1/drops/{id}/cancel",
}
export const getDrop: EndpointReference<typeof contract.getDrop> = { method: "GET", path: "/api/v1/drops/{id}" }
export const listDrops: EndpointReference<typeof contract.listDrops> = { method: "GET", path: "/api/v1/drops" }
export const verifyDrop: EndpointReference<typeof contract.verifyDrop> = {
  method: "POST",
  path: "/api/v1/drops/{id}/verify",
}
export const verifyDrops: EndpointReference<typeof contract.verifyDrops> = {
  method: "POST",
  path: "/api/v1/drops/verify",
}
