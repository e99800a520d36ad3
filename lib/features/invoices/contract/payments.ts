import { endpoint } from "@/lib/core/http/endpoint"
import { invoiceDocument } from "../schema/shown"
import { changePaymentBody, recordPaymentBody, recordRefundBody, undoPaymentBody } from "../schema/written"

export const recordPayment = endpoint({
  method: "POST",
  path: "/apps/invoice/record-payment",
  summary: "Record a payment, which updates balance and status",
  description:
    "A payment that exceeds the balance due is a 422 at `amountMinor`, unless `allowOverpayment` is true. With `version`, the response is 409 if the invoice has changed since, so that two people don't record the same payment.",
  can: ["update", "Invoice"],
  body: recordPaymentBody,
  response: invoiceDocument,
  status: 201,
})

export const recordRefund = endpoint({
  method: "POST",
  path: "/apps/invoice/record-refund",
  summary: "Record money paid back to the client, at most what was paid",
  description: "`note` is the reason. A refund is listed among the payments with a negative amount.",
  can: ["update", "Invoice"],
  body: recordRefundBody,
  response: invoiceDocument,
  status: 201,
})

export const changePayment = endpoint({
  method: "POST",
  path: "/apps/invoice/change-payment",
  summary: "Correct a payment or refund; given fields are merged",
  description: "`amountMinor` is positive for refunds too. See `record-payment` for `version` and `allowOverpayment`.",
  can: ["update", "Invoice"],
  body: changePaymentBody,
  response: invoiceDocument,
})

export const undoPayment = endpoint({
  method: "POST",
  path: "/apps/invoice/undo-payment",
  summary: "Undo a payment or refund within an hour of recording it",
  can: ["update", "Invoice"],
  body: undoPaymentBody,
  response: invoiceDocument,
})
