import * as z from "zod"
import { id, isoDate, paging, q, unset } from "@/lib/core/http/fields"
import { invoiceRowSorts, invoiceSortColumns, invoiceStatuses, shownStatuses } from "../values"

const anyCase = (text: unknown) =>
  invoiceStatuses.find((status) => status.toLowerCase() === String(text).trim().toLowerCase()) ?? text

export const invoiceListQuery = z.object({
  q,
  status: z.preprocess(
    (value) => (typeof value === "string" && value !== "" ? anyCase(value) : value),
    unset(z.enum(invoiceStatuses)),
  ),
  sortBy: unset(z.enum(invoiceSortColumns)),
  order: unset(z.enum(["asc", "desc"])),
  /** `false` leaves out the unfiltered list. */
  allData: unset(z.enum(["true", "false"])),
  ...paging(10),
})
export type InvoiceListQuery = z.output<typeof invoiceListQuery>

/** The filters of invoices. Void invoices match only by their status. */
const rowFilters = {
  q,
  status: unset(z.enum(shownStatuses)),
  /** Only invoices to this client. */
  clientId: unset(id),
  /** Only invoices of this salesperson. */
  salespersonId: unset(id),
  /** The first and the last issue date. */
  issuedFrom: unset(isoDate),
  issuedTo: unset(isoDate),
}

/** The query of the list screen. */
export const invoiceRowQuery = z.object({
  ...rowFilters,
  sortBy: unset(z.enum(invoiceRowSorts)),
  order: unset(z.enum(["asc", "desc"])),
  ...paging(10),
})
export type InvoiceRowQuery = z.output<typeof invoiceRowQuery>

export const invoiceSumQuery = z.object({
  ...rowFilters,
  /** `true` without a status sums void invoices too. */
  withVoid: unset(z.enum(["true", "false"])),
})
export type InvoiceSumQuery = z.output<typeof invoiceSumQuery>
