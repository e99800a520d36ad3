// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addSafeChange: EndpointReference<typeof contract.addSafeChange> = {
  method: "POST",
  path: "/api/v1/safes/{id}/change-orders",
}
export const addSafeFloat: EndpointReference<typeof contract.addSafeFloat> = {
  method: "POST",
  path: "/api/v1/safes/{id}/floats",
}
export const countSafe: EndpointReference<typeof contract.countSafe> = {
  method: "POST",
  path: "/api/v1/safes/{id}/counts",
}
export const exchangeSafeCash: EndpointReference<typeof contract.exchangeSafeCash> = {
  method: "POST",
  path: "/api/v1/safes/{id}/exchanges",
}
export const getSafeContents: EndpointReference<typeof contract.getSafeContents> = {
  method: "GET",
  path: "/api/v1/safes/{id}/contents",
}
export const getSafeLog: EndpointReference<typeof contract.getSafeLog> = {
  method: "GET",
  path: "/api/v1/safes/{id}/log",
}
export const listSafeMovements: EndpointReference<typeof contract.listSafeMovements> = {
  method: "GET",
  path: "/api/v1/safe-movements",
}
export const listSafeWitnesses: EndpointReference<typeof contract.listSafeWitnesses> = {
  method: "GET",
  path: "/api/v1/safes/{id}/witnesses",
}
export const reverseSafeMovement: EndpointReference<typeof contract.reverseSafeMovement> = {
  method: "POST",
  path: "/api/v1/safes/{id}/reversals",
}
