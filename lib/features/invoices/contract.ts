import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { client } from "@/lib/features/clients/schema"
import {
  addInvoiceBody,
  invoice,
  invoiceDocument,
  invoiceIds,
  invoiceListQuery,
  invoicePage,
  paymentDetails,
  recordPaymentBody,
  sendInvoiceBody,
  updateInvoiceBody,
} from "./schema"

const byId = z.object({ id })

export const listInvoices = endpoint({
  method: "GET",
  path: "/apps/invoice/invoices",
  summary: "Invoices, filtered, sorted and paged",
  description:
    "`q` looks in the client's name and company e-mail; `status` in any case. Highest id first unless `sortBy` and `order` " +
    "say otherwise. `allData` holds every invoice, unfiltered, lowest id first; `allData=false` leaves it out.",
  can: ["read", "Invoice"],
  query: invoiceListQuery,
  response: invoicePage,
})

export const getInvoice = endpoint({
  method: "GET",
  path: "/api/invoice/invoices/{id}",
  summary: "One invoice with the bank account to pay to",
  can: ["read", "Invoice"],
  params: byId,
  response: z.object({ invoice, paymentDetails }),
})

export const getInvoiceDocument = endpoint({
  method: "GET",
  path: "/api/invoice/details",
  summary: "Everything that stands on an invoice: lines, VAT by rate, payments, who bills",
  description: "Amounts in minor units, quantities with up to three decimals, rates and discounts in basis points.",
  can: ["read", "Invoice"],
  query: byId,
  response: invoiceDocument,
})

export const invoiceClients = endpoint({
  method: "GET",
  path: "/api/invoice/clients",
  summary: "The clients of the five first invoices",
  can: ["read", "Invoice"],
  response: z.array(client),
})

export const nextInvoiceNumber = endpoint({
  method: "GET",
  path: "/api/invoice/next-number",
  summary: "The number that the next invoice would get",
  can: ["read", "Invoice"],
  response: z.object({ number: z.int() }),
})

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
  summary: "Mail an invoice to its client; it is then Sent",
  can: ["update", "Invoice"],
  body: sendInvoiceBody,
  response: invoiceDocument,
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
