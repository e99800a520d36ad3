import * as z from "zod"
import { email, id, isoDate, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { currencies, maxMinor } from "@/lib/core/money"
import { thousandths, wholeInBasisPoints } from "@/lib/core/vat"
import { paymentMethods, settableStatuses } from "../values"

const day = isoDate.refine((date) => date >= "1990-01-01" && date <= "2199-12-31", { params: { key: "date" } })
const text = (max: number) => z.string().trim().max(max)

/** A line as the editor sends it. Amounts are in minor units, discount and rate in basis points (2500 is 25 %). */
export const writtenLine = z.object({
  item: line(200).min(1),
  description: text(1000).default(""),
  /** Up to three decimals. */
  qty: z
    .number()
    .min(0.001)
    .max(1_000_000)
    .refine((qty) => thousandths(qty) !== undefined, { params: { key: "threeDecimals" } }),
  unitPriceMinor: z.int().min(-maxMinor).max(maxMinor),
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
  terms: text(1000),
  /** Null for no salesperson. */
  salespersonId: id.nullable(),
  acceptedPayment: z.enum(paymentMethods),
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
  lines: z.array(writtenLine).max(200),
}

export const newInvoice = z.object({
  ...written,
  /** Defaults to the next number. A given number must be higher than every earlier one. */
  number: z.int().min(1).max(1_000_000_000).optional(),
  issuedDate: written.issuedDate.optional(),
  dueDate: written.dueDate.optional(),
  service: written.service.default(""),
  currency: written.currency.default("EUR"),
  invoiceStatus: written.invoiceStatus.default("Draft"),
  note: written.note.default(""),
  terms: written.terms.default(""),
  salespersonId: written.salespersonId.default(null),
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
/** `version` is the version the editor saw. */
export const updateInvoiceBody = z.object({ invoice: invoiceChanges.extend({ id, version: z.int().min(1) }) })

export const sendInvoiceBody = z.object({
  id,
  /** Defaults to the client's address. */
  to: unset(email),
  subject: line(200).min(1),
  message: text(10_000).min(1),
})
export type SendInvoice = z.output<typeof sendInvoiceBody>

const version = z.int().min(1)

const payment = {
  amountMinor: z.int().min(1).max(maxMinor),
  paidDate: day.optional(),
  method: z.enum(paymentMethods).default("bankTransfer"),
  note: text(500).default(""),
}

export const recordPaymentBody = z.object({
  id,
  ...payment,
  /** The version of the invoice that the user saw. If it has changed since, nothing is recorded. */
  version: version.optional(),
  /** Records a payment that exceeds the balance due. */
  allowOverpayment: z.boolean().default(false),
})
export type NewPayment = z.output<typeof recordPaymentBody>

export const recordRefundBody = recordPaymentBody
  .omit({ allowOverpayment: true })
  .extend({ /** The reason. */ note: text(500).min(1) })
export type NewRefund = z.output<typeof recordRefundBody>

/** Corrects a payment or a refund; `amountMinor` is positive for both. */
export const changePaymentBody = z.object({
  id,
  paymentId: id,
  version,
  amountMinor: payment.amountMinor.optional(),
  paidDate: payment.paidDate,
  method: z.enum(paymentMethods).optional(),
  note: text(500).optional(),
  allowOverpayment: z.boolean().default(false),
})
export type PaymentChange = z.output<typeof changePaymentBody>

export const undoPaymentBody = z.object({ id, paymentId: id })

/** The lines of an invoice by position, and how much of each to credit. */
const creditedLine = z.object({ position: z.int().min(1).max(200), qty: writtenLine.shape.qty })

export const creditInvoiceBody = z.object({
  id,
  /** The version of the invoice that the user saw. */
  version: version.optional(),
  reason: text(2000).min(1),
  /** Leave them out to credit all that isn't credited yet. */
  creditedLines: z.array(creditedLine).min(1).max(200).optional(),
})
export type NewCredit = z.output<typeof creditInvoiceBody>

export const invoiceIds = z.array(id).min(1).max(1000)

named({ WrittenInvoiceLine: writtenLine })
