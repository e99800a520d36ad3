import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/register"

export const listPayments = endpoint({
  method: "GET",
  path: "/api/v1/payments",
  summary: "The register of payments: money that came in and went out, the latest first",
  description:
    "Payments of invoices, IOUs and bills, direct debits, what bank lines were booked on, and payments on account, with their refunds and reversals. Every row is an entry in the books. `q` searches memos.",
  can: ["read", "Payment"],
  query: schema.paymentListQuery,
  response: schema.paymentList,
})

export const sumPayments = endpoint({
  method: "GET",
  path: "/api/v1/payments/totals",
  summary: "Payments in and out, by currency and month",
  description: "Over the rows of the list with the same filters.",
  can: ["read", "Payment"],
  query: schema.paymentTotalsQuery,
  response: schema.paymentTotals,
})

export const listPaymentParties = endpoint({
  method: "GET",
  path: "/api/v1/payments/parties",
  summary: "Customers and suppliers by name, the first fifty",
  can: ["read", "Payment"],
  query: schema.partyQuery,
  response: schema.parties,
})
