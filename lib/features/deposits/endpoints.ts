// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listCustomerDeposits: EndpointReference<typeof contract.listCustomerDeposits> = {
  method: "GET",
  path: "/api/v1/customer-deposits",
}
export const listDeposits: EndpointReference<typeof contract.listDeposits> = { method: "GET", path: "/api/v1/deposits" }
export const summariseDeposits: EndpointReference<typeof contract.summariseDeposits> = {
  method: "GET",
  path: "/api/v1/deposits/summary",
}
