import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { invoice, invoiceDocument } from "../schema/shown"
import { addInvoiceBody, invoiceIds, recordPaymentBody, sendInvoiceBody, updateInvoiceBody } from "../schema/written"
import { mostSentAtOnce } from "../values"

const byId = z.object({ id })

export const addInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/add-invoice",
  summary: "Write an invoice",
  description: "Left out, the number is the next one, the date today, the term 30 days. VAT rounds once per line.",
  can: ["create", "Invoice"],
  body: addInvoiceBody,
  response: invoiceDocument,
  status: 201,
})

export const updateInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/update-invoice",
  summary: "Change an invoice; given fields are merged, lines replaced whole",
  description: "`version` is the one the editor saw; where the invoice has changed since, the answer is 409.",
  can: ["update", "Invoice"],
  body: updateInvoiceBody,
  response: invoiceDocument,
})

export const duplicateInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/duplicate-invoice",
  summary: "Copy an invoice into a draft of today with a number of its own",
  can: ["create", "Invoice"],
  body: byId,
  response: invoiceDocument,
  status: 201,
})

export const sendInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/send-invoice",
  summary: "Mail an invoice with its PDF to its client",
  description:
    "The mail is queued; `delivery` says how far it has come. The invoice is Sent once the mail server has taken it. `logged` means that there is no mail server, so nothing was sent.",
  can: ["update", "Invoice"],
  body: sendInvoiceBody,
  response: invoiceDocument,
  transaction: "none",
})

export const sendInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/send-invoices",
  summary: "Mail several invoices to their clients with the usual letter; all or none",
  description: "The mails are queued, or without a mail server `logged`.",
  can: ["update", "Invoice"],
  body: z.object({ invoiceIds: invoiceIds.max(mostSentAtOnce) }),
  response: z.object({ ids: z.array(z.int()), state: z.enum(["queued", "logged"]) }),
  transaction: "none",
})

export const retryInvoiceDelivery = endpoint({
  method: "POST",
  path: "/apps/invoice/retry-delivery",
  summary: "Try again to send an invoice's mail that failed or waits for its next attempt",
  can: ["update", "Invoice"],
  body: byId,
  response: invoiceDocument,
  transaction: "none",
})

export const markInvoiceDownloaded = endpoint({
  method: "POST",
  path: "/apps/invoice/mark-downloaded",
  summary: "Note that an invoice was saved as a file; a draft is then Downloaded",
  can: ["update", "Invoice"],
  body: byId,
  response: z.object({ id: z.int() }),
})

export const recordPayment = endpoint({
  method: "POST",
  path: "/apps/invoice/record-payment",
  summary: "Record a payment; balance and status follow",
  can: ["update", "Invoice"],
  body: recordPaymentBody,
  response: invoiceDocument,
  status: 201,
})

export const deleteInvoice = endpoint({
  method: "DELETE",
  path: "/apps/invoice/delete",
  summary: "Delete an invoice for real; can be undone for an hour",
  can: ["delete", "Invoice"],
  query: byId,
  response: z.object({ id: z.int() }),
})

export const deleteInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/delete-invoices",
  summary: "Delete several invoices; all or none",
  can: ["delete", "Invoice"],
  body: z.object({ invoiceIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const restoreInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/restore-invoices",
  summary: "Undo a delete with lines and payments; all or none",
  can: ["delete", "Invoice"],
  body: z.object({ invoiceIds }),
  response: z.object({ invoices: z.array(invoice) }),
})
