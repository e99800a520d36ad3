import * as z from "zod"
import { email, id, isoDate, line, paging, q, unset } from "@/lib/core/http/fields"
import { currencies, mostMinor } from "@/lib/core/money"
import { quantityUnits, wholeInBasisPoints } from "@/lib/core/vat"
import { billing } from "@/lib/features/billing/schema"
import { client } from "@/lib/features/clients/schema"
import { invoiceSortColumns, invoiceStatuses, paymentMethods, settableStatuses } from "./values"

/** One invoice as the spec's calls answer it (contract section 2): dates `DD Mon YYYY`, balance 0 or `$205`. */
export const invoice = z.object({
  id: z.int(),
  issuedDate: z.string(),
  client,
  service: z.string(),
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  balance: z.union([z.literal(0), z.string()]),
  dueDate: z.string(),
})
export type Invoice = z.infer<typeof invoice>

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
  /** `false` leaves the unfiltered list out. */
  allData: unset(z.enum(["true", "false"])),
  ...paging(10),
})
export type InvoiceListQuery = z.output<typeof invoiceListQuery>

export const invoicePage = z.object({
  allData: z.array(invoice).optional(),
  invoices: z.array(invoice),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

export const paymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})

const day = isoDate.refine((date) => date >= "1990-01-01" && date <= "2199-12-31", { params: { key: "date" } })
const text = (most: number) => z.string().trim().max(most)

/** A line as it is written. Amounts are in minor units, discount and rate in basis points (2500 is 25 %). */
export const writtenLine = z.object({
  item: line(200).min(1),
  description: text(1000).default(""),
  /** Up to three decimals. */
  qty: z
    .number()
    .min(0.001)
    .max(1_000_000)
    .refine((qty) => Math.abs(qty * quantityUnits - Math.round(qty * quantityUnits)) < 1e-6, {
      params: { key: "threeDecimals" },
    }),
  unitPriceMinor: z.int().min(-1_000_000_000).max(1_000_000_000),
  discount: z.int().min(0).max(wholeInBasisPoints).default(0),
  vatRate: z.int().min(0).max(wholeInBasisPoints).default(0),
})
export type WrittenLine = z.output<typeof writtenLine>

const written = {
  clientId: id,
  issuedDate: day,
  dueDate: day,
  service: line(120),
  currency: z.enum(currencies),
  invoiceStatus: z.enum(settableStatuses),
  note: text(2000),
  acceptedPayment: z.enum(paymentMethods),
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
  lines: z.array(writtenLine).max(200),
}

export const newInvoice = z.object({
  ...written,
  /** The next one where left out; an own one has to be above every number given before. */
  number: z.int().min(1).max(1_000_000_000).optional(),
  issuedDate: written.issuedDate.optional(),
  dueDate: written.dueDate.optional(),
  service: written.service.default(""),
  currency: written.currency.default("USD"),
  invoiceStatus: written.invoiceStatus.default("Draft"),
  note: written.note.default(""),
  acceptedPayment: written.acceptedPayment.default("bankTransfer"),
  showsPaymentTerms: written.showsPaymentTerms.default(true),
  showsNote: written.showsNote.default(true),
  showsPaymentStub: written.showsPaymentStub.default(false),
  lines: written.lines.min(1),
})
export type NewInvoice = z.output<typeof newInvoice>

export const invoiceChanges = z.object({ ...written, lines: written.lines.min(1) }).partial()
export type InvoiceChanges = z.output<typeof invoiceChanges>

export const addInvoiceBody = z.object({ invoice: newInvoice })
/** `version` is the one the editor saw. */
export const updateInvoiceBody = z.object({ invoice: invoiceChanges.extend({ id, version: z.int().min(1) }) })

export const sendInvoiceBody = z.object({
  id,
  /** The client's address where left out. */
  to: unset(email),
  subject: line(200).min(1),
  message: text(10_000).min(1),
})
export type SendInvoice = z.output<typeof sendInvoiceBody>

export const recordPaymentBody = z.object({
  id,
  amountMinor: z.int().min(1).max(mostMinor),
  paidDate: day.optional(),
  method: z.enum(paymentMethods).default("bankTransfer"),
  note: text(500).default(""),
})
export type NewPayment = z.output<typeof recordPaymentBody>

export const invoiceIds = z.array(id).min(1).max(1000)

const vatRow = z.object({ rate: z.int(), netMinor: z.int(), vatMinor: z.int() })
const amounts = { netMinor: z.int(), vatMinor: z.int() }

const documentLine = z.object({
  ...writtenLine.shape,
  description: z.string(),
  discount: z.int(),
  vatRate: z.int(),
  ...amounts,
})

/** Everything that stands on an invoice's paper. Amounts in minor units of `currency`, dates YYYY-MM-DD. */
export const invoiceDocument = z.object({
  invoice,
  number: z.int(),
  version: z.int(),
  clientId: z.int(),
  currency: z.enum(currencies),
  issuedDate: z.string(),
  dueDate: z.string(),
  note: z.string(),
  acceptedPayment: z.enum(paymentMethods),
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
  sentAt: z.string().nullable(),
  lines: z.array(documentLine),
  vatSummary: z.array(vatRow),
  ...amounts,
  totalMinor: z.int(),
  paidMinor: z.int(),
  balanceMinor: z.int(),
  payments: z.array(
    z.object({
      id: z.int(),
      amountMinor: z.int(),
      paidDate: z.string(),
      method: z.enum(paymentMethods),
      note: z.string(),
    }),
  ),
  billing,
})
export type InvoiceDocument = z.input<typeof invoiceDocument>
