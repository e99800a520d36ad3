import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { invoice, invoiceDocument } from "../schema/shown"
import { addInvoiceBody, creditInvoiceBody, invoiceIds, updateInvoiceBody } from "../schema/written"

const byId = z.object({ id })

export const addInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/add-invoice",
  summary: "Create an invoice",
  description: "Defaults: the next number, today's date and payment due in 30 days. VAT is rounded once per line.",
  can: ["create", "Invoice"],
  body: addInvoiceBody,
  response: invoiceDocument,
  status: 201,
})

export const updateInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/update-invoice",
  summary: "Update a draft; given fields are merged, lines are replaced as a whole",
  description:
    "`version` is the version the editor saw. If the invoice has changed since, the response is 409. So it is for an invoice that is sent, downloaded or paid, which is locked: only `invoiceStatus` can still change between Sent and Downloaded.",
  can: ["update", "Invoice"],
  body: updateInvoiceBody,
  response: invoiceDocument,
})

export const duplicateInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/duplicate-invoice",
  summary: "Copy an invoice to a new draft with today's date and a new number",
  can: ["create", "Invoice"],
  body: byId,
  response: invoiceDocument,
  status: 201,
})

export const retryInvoiceDelivery = endpoint({
  method: "POST",
  path: "/apps/invoice/retry-delivery",
  summary: "Retry an invoice's mail that failed or is waiting for its next attempt",
  can: ["update", "Invoice"],
  body: byId,
  response: invoiceDocument,
  transaction: "none",
})

export const markInvoiceDownloaded = endpoint({
  method: "POST",
  path: "/apps/invoice/mark-downloaded",
  summary: "Record that an invoice was saved as a file; a draft becomes Downloaded",
  can: ["update", "Invoice"],
  body: byId,
  response: z.object({ id: z.int() }),
})

export const creditInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/credit-invoice",
  summary: "Issue a credit note for an invoice or some of its lines",
  description:
    "The credit note has the next number, negative amounts and the parties of the invoice, and reduces the balance due. Drafts can be edited instead. Without `creditedLines`, everything not yet credited.",
  can: ["create", "Invoice"],
  body: creditInvoiceBody,
  response: invoiceDocument,
  status: 201,
})

export const deleteInvoice = endpoint({
  method: "DELETE",
  path: "/apps/invoice/delete",
  summary: "Delete a draft, or void an issued invoice; can be undone for an hour",
  description:
    "A void invoice is listed and found only by the endpoints of the app's own screens. It keeps its number, and after the hour it stays void.",
  can: ["delete", "Invoice"],
  query: byId,
  response: z.object({ id: z.int() }),
})

export const deleteInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/delete-invoices",
  summary: "Delete or void several invoices; all or none",
  can: ["delete", "Invoice"],
  body: z.object({ invoiceIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const restoreInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/restore-invoices",
  summary: "Restore deleted or void invoices within the hour; all or none",
  can: ["delete", "Invoice"],
  body: z.object({ invoiceIds }),
  response: z.object({ invoices: z.array(invoice) }),
})
