import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id, unset } from "@/lib/core/http/fields"
import { client } from "@/lib/features/clients/schema"
import { salesperson, seller } from "../schema/parties"
import { nextInvoice } from "../schema/proposals"
import { invoiceListQuery, invoiceRowQuery, invoiceSumQuery } from "../schema/queries"
import { invoice, invoiceDocument, invoicePage, invoiceRows, invoiceSum, paymentDetails } from "../schema/shown"

const byId = z.object({ id })

export const listInvoices = endpoint({
  method: "GET",
  path: "/apps/invoice/invoices",
  summary: "Invoices, filtered, sorted and paged",
  description:
    "`q` searches the client's name and company e-mail; `status` is case-insensitive. The default order is descending id. " +
    "`allData` contains every invoice, unfiltered, by ascending id; `allData=false` leaves it out. Void invoices and credit notes are not listed.",
  can: ["read", "Invoice"],
  query: invoiceListQuery,
  response: invoicePage,
})

export const listInvoiceRows = endpoint({
  method: "GET",
  path: "/api/invoice/list",
  tool: "list_invoices",
  summary:
    "Invoices with filters, such as the overdue ones, as the list screen shows them: amounts in minor units, dates as YYYY-MM-DD",
  description:
    "Each word of `q` is searched in the client's name, company and e-mail and in the title, without regard to accents and case, and compared with the number. Newest first by default. Credit notes are listed too; void invoices only with the status Void.",
  can: ["read", "Invoice"],
  query: invoiceRowQuery,
  response: invoiceRows,
})

export const sumInvoices = endpoint({
  method: "GET",
  path: "/api/invoice/sums",
  tool: "sum_invoices",
  summary: "Totals of the invoices by status and currency, filtered as in the list",
  can: ["read", "Invoice"],
  query: invoiceSumQuery,
  response: z.object({ sums: z.array(invoiceSum) }),
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
  tool: "get_invoice",
  summary: "A complete invoice: lines, VAT by rate, payments and billing details",
  description: "Amounts are in minor units, rates and discounts in basis points. Quantities have up to three decimals.",
  can: ["read", "Invoice"],
  query: byId,
  response: invoiceDocument,
})

export const getInvoicePdf = endpoint({
  method: "GET",
  path: "/api/invoice/pdf",
  summary: "An invoice as a PDF, in its client's language",
  description:
    "Served as a download, or for display with `inline=true`. It doesn't change the status; `mark-downloaded` does.",
  can: ["read", "Invoice"],
  query: z.object({ id, inline: unset(z.literal("true")) }),
  response: "binary",
  mediaType: "application/pdf",
})

export const invoiceClients = endpoint({
  method: "GET",
  path: "/api/invoice/clients",
  summary: "The clients of the five invoices with the lowest ids",
  can: ["read", "Invoice"],
  response: z.array(client),
})

export const nextInvoiceNumber = endpoint({
  method: "GET",
  path: "/api/invoice/next-number",
  summary: "The next invoice number, and the currency and VAT rate of the latest invoice",
  can: ["read", "Invoice"],
  response: nextInvoice,
})

export const listSalespeople = endpoint({
  method: "GET",
  path: "/api/invoice/salespeople",
  summary: "People who can be the salesperson of an invoice",
  can: ["read", "Invoice"],
  response: z.object({ people: z.array(salesperson) }),
})

export const listInvoiceSellers = endpoint({
  method: "GET",
  path: "/api/invoice/sellers",
  summary: "Businesses that can issue invoices, with what their invoices say about them",
  can: ["read", "Invoice"],
  response: z.object({ sellers: z.array(z.object({ id: z.int(), name: z.string(), details: seller })) }),
})
