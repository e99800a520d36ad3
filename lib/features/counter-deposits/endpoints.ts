// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addCounterDeposit: EndpointReference<typeof contract.addCounterDeposit> = {
  method: "POST",
  path: "/api/v1/counter-deposits",
}
export const addDepositReceipt: EndpointReference<typeof contract.addDepositReceipt> = {
  method: "POST",
  path: "/api/v1/deposit-receipts",
}
export const getCounterDeposit: EndpointReference<typeof contract.getCounterDeposit> = {
  method: "GET",
  path: "/api/v1/counter-deposits/{id}",
}
export const listCounterDeposits: EndpointReference<typeof contract.listCounterDeposits> = {
  method: "GET",
  path: "/api/v1/counter-deposits",
}
