// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as account from "./contract/account"
import type * as register from "./contract/register"

export const addAccountPayment: EndpointReference<typeof account.addAccountPayment> = {
  method: "POST",
  path: "/api/v1/account-payments",
}
export const allocateAccountPayment: EndpointReference<typeof account.allocateAccountPayment> = {
  method: "POST",
  path: "/api/v1/account-payments/{id}/allocate",
}
export const endAllocation: EndpointReference<typeof account.endAllocation> = {
  method: "POST",
  path: "/api/v1/account-payments/{id}/allocations/{allocation}/undo",
}
export const getAccountPayment: EndpointReference<typeof account.getAccountPayment> = {
  method: "GET",
  path: "/api/v1/account-payments/{id}",
}
export const listAccountPayments: EndpointReference<typeof account.listAccountPayments> = {
  method: "GET",
  path: "/api/v1/account-payments",
}
export const listOpenItems: EndpointReference<typeof account.listOpenItems> = {
  method: "GET",
  path: "/api/v1/account-payments/{id}/open-items",
}
export const refundAccountPayment: EndpointReference<typeof account.refundAccountPayment> = {
  method: "POST",
  path: "/api/v1/account-payments/{id}/refund",
}
export const reverseAccountPayment: EndpointReference<typeof account.reverseAccountPayment> = {
  method: "POST",
  path: "/api/v1/account-payments/{id}/reverse",
}
export const listPaymentParties: EndpointReference<typeof register.listPaymentParties> = {
  method: "GET",
  path: "/api/v1/payments/parties",
}
export const listPayments: EndpointReference<typeof register.listPayments> = { method: "GET", path: "/api/v1/payments" }
export const sumPayments: EndpointReference<typeof register.sumPayments> = {
  method: "GET",
  path: "/api/v1/payments/totals",
}
