import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"
import * as acts from "../schema/acts"

const changes = { calls: ["/api/v1/customers", "/api/v1/ious", "/api/v1/till-sessions", "/api/v1/journal-entries"] }
const params = schema.customerParams
const response = acts.iouReceipt
const seen = { can: ["read", "Iou"], on: { record: ["read", "Iou"] } } as const

export const listIous = endpoint({
  method: "GET",
  path: "/api/v1/ious",
  summary: "The register of IOUs, newest first: everything that changed what customers owe",
  description:
    "Charges, repayments, write-offs and their reversals, and what Z readings and manual entries posted. `q` searches memos. Nothing in it is ever changed.",
  can: ["read", "Iou"],
  query: schema.iouListQuery,
  response: schema.iouList,
})

export const getIouAgeing = endpoint({
  method: "GET",
  path: "/api/v1/ious/ageing",
  summary: "Amounts that customers owe each business, by age",
  description: "`current` is younger than 30 days. The sum is the balance of the control account.",
  can: ["read", "Iou"],
  query: schema.ageingQuery,
  response: schema.ageing,
})

export const getIouTotals = endpoint({
  method: "GET",
  path: "/api/v1/ious/totals",
  summary: "Amounts that the customers of a list owe, by currency and age",
  description: "Takes the filters of the list of customers.",
  can: ["read", "Iou"],
  query: schema.customerTotalsQuery,
  response: schema.customerTotals,
})

export const addIou = endpoint({
  method: "POST",
  path: "/api/v1/ious",
  summary: "Charge a sale to a customer, who is added if there is none yet",
  description:
    "Without `customer`, a customer is added by `name` with `iouLimit`, or with the amount as the limit. That needs the right to adjust IOUs, or an approval.",
  ...seen,
  body: acts.quickCharge,
  response,
  status: 201,
  changes,
  refusals: { 409: "The customer is blocked, or would owe more than the limit" },
})

export const adjustCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/adjust",
  summary: "Credit a part of what was charged to a customer, with its VAT",
  description: "For goods that came back, or a price that was wrong. It pays the oldest charges first.",
  ...seen,
  params,
  body: acts.adjustForm,
  response,
  changes,
  refusals: { 409: "The customer owes less" },
})

export const chargeCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/charge",
  summary: "Charge a sale to a customer, who pays later",
  description:
    "Posts the sale with its VAT, so don’t ring it up again. If the till has rung it up, its Z reading names the customer instead. Callers need the right to charge up to the amount, or an approval; above the customer’s limit the right to adjust IOUs.",
  ...seen,
  params,
  body: acts.chargeForm,
  response,
  changes,
  refusals: { 409: "The customer is blocked, or would owe more than the limit" },
})

export const repayCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/repay",
  summary: "Record what a customer paid, in cash at an open till or to the bank",
  description: "It pays the oldest charges first.",
  ...seen,
  params,
  body: acts.repayForm,
  response,
  changes,
  refusals: { 409: "The customer owes less, or the till has no open session" },
})

export const writeOffCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/write-off",
  summary: "Write off what a customer won’t pay",
  ...seen,
  params,
  body: acts.writeOffForm,
  response,
  changes,
  refusals: { 409: "The customer owes less" },
})

export const reverseIou = endpoint({
  method: "POST",
  path: "/api/v1/ious/{id}/reverse",
  summary: "Reverse a charge, a repayment or a write-off",
  description: "At most once, and never a reversal.",
  can: ["update", "Iou"],
  on: { record: ["update", "Iou"] },
  params: schema.iouParams,
  body: acts.reverseForm,
  response,
  changes,
  refusals: { 409: "It is reversed already, or the charge has been paid" },
})
