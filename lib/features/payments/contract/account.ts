import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema/account"

const changes = {
  calls: [
    "/api/v1/payments",
    "/api/v1/account-payments",
    "/api/v1/journal-entries",
    "/api/v1/customers",
    "/api/v1/ious",
    "/api/v1/supplier-bills",
    "/apps/invoice",
    "/api/invoice",
  ],
}
const params = schema.accountParams
const response = schema.accountPaymentRecord
const refusals = {
  409: "The payment has changed since `version`, has less left, the document owes less, or the month is locked (`period_locked`)",
}
const act = { ...onRecord("update", "Payment"), response, changes, refusals } as const

export const listAccountPayments = endpoint({
  method: "GET",
  path: "/api/v1/account-payments",
  summary: "Payments on account, the latest first",
  description: "Prepayments by customers and to suppliers. `q` searches names and memos.",
  can: ["read", "Payment"],
  query: schema.accountListQuery,
  response: schema.accountList,
})

export const getAccountPayment = endpoint({
  method: "GET",
  path: "/api/v1/account-payments/{id}",
  summary: "A payment on account with what it settles",
  ...onRecord("read", "Payment"),
  params,
  response,
})

export const listOpenItems = endpoint({
  method: "GET",
  path: "/api/v1/account-payments/{id}/open-items",
  summary: "The invoices, IOUs and bills that a payment on account can settle, the earliest due first",
  ...onRecord("read", "Payment"),
  params,
  response: schema.openItems,
})

export const addAccountPayment = endpoint({
  method: "POST",
  path: "/api/v1/account-payments",
  summary: "Record a payment on account: a customer’s comes in, a supplier’s goes out",
  can: ["create", "Payment"],
  on: "business",
  body: schema.accountForm,
  response,
  status: 201,
  changes,
  refusals: { 409: "The till has no open session, or the month is locked (`period_locked`)" },
})

export const allocateAccountPayment = endpoint({
  method: "POST",
  path: "/api/v1/account-payments/{id}/allocate",
  summary: "Allocate what is left of a payment, or a part, to invoices, IOUs or bills",
  ...act,
  params,
  body: schema.allocateForm,
})

export const refundAccountPayment = endpoint({
  method: "POST",
  path: "/api/v1/account-payments/{id}/refund",
  summary: "Pay back what is left of a payment, or a part",
  ...act,
  params,
  body: schema.refundForm,
})

export const reverseAccountPayment = endpoint({
  method: "POST",
  path: "/api/v1/account-payments/{id}/reverse",
  summary: "Reverse a payment on account of which nothing is allocated",
  ...act,
  params,
  body: schema.undoForm,
})

export const endAllocation = endpoint({
  method: "POST",
  path: "/api/v1/account-payments/{id}/allocations/{allocation}/undo",
  summary: "Undo an allocation or a refund: what it posted is reversed, and the amount is left again",
  ...act,
  params: schema.allocationParams,
  body: schema.undoForm,
})
