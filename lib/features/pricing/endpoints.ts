// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const changePlan: EndpointReference<typeof contract.changePlan> = {
  method: "POST",
  path: "/pricing/change-plan",
}
export const getPricing: EndpointReference<typeof contract.getPricing> = { method: "GET", path: "/pricing/data" }
export const getSubscription: EndpointReference<typeof contract.getSubscription> = {
  method: "GET",
  path: "/pricing/subscription",
}
export const startTrial: EndpointReference<typeof contract.startTrial> = {
  method: "POST",
  path: "/pricing/start-trial",
}
