import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id, unset } from "@/lib/core/http/fields"
import { client } from "@/lib/features/clients/schema"
import { invoiceListQuery, invoiceRowQuery, invoiceSumQuery } from "../schema/queries"
import {
  invoice,
  invoiceDocument,
  invoicePage,
  invoiceRows,
  invoiceSum,
  letter,
  nextInvoice,
  paymentDetails,
  salesperson,
} from "../schema/shown"

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

export const listInvoiceRows = endpoint({
  method: "GET",
  path: "/api/invoice/list",
  summary: "Invoices as the list screen shows them: amounts in minor units, dates as dates",
  description:
    "`q` looks in the client's name and company e-mail, and finds a number. Newest first unless said otherwise.",
  can: ["read", "Invoice"],
  query: invoiceRowQuery,
  response: invoiceRows,
})

export const sumInvoices = endpoint({
  method: "GET",
  path: "/api/invoice/sums",
  summary: "What the invoices of each status come to, by currency",
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
  summary: "Everything that stands on an invoice: lines, VAT by rate, payments, who bills",
  description: "Amounts in minor units, quantities with up to three decimals, rates and discounts in basis points.",
  can: ["read", "Invoice"],
  query: byId,
  response: invoiceDocument,
})

export const getInvoicePdf = endpoint({
  method: "GET",
  path: "/api/invoice/pdf",
  summary: "An invoice as a PDF, in its client's language",
  description: "To be saved, or with `inline=true` to be shown. Reading it changes nothing; see mark-downloaded.",
  can: ["read", "Invoice"],
  query: z.object({ id, inline: unset(z.literal("true")) }),
  response: "binary",
  mediaType: "application/pdf",
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
  summary: "The number that the next invoice would get, and what the last one was written in",
  can: ["read", "Invoice"],
  response: nextInvoice,
})

export const listSalespeople = endpoint({
  method: "GET",
  path: "/api/invoice/salespeople",
  summary: "Whom an invoice can name as the one who sells",
  can: ["read", "Invoice"],
  response: z.object({ people: z.array(salesperson) }),
})

export const proposeLetter = endpoint({
  method: "GET",
  path: "/api/invoice/letter",
  summary: "The mail that would go out with an invoice, in its client's language",
  can: ["read", "Invoice"],
  query: byId,
  response: letter,
})
