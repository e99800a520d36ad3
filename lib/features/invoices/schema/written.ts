import * as z from "zod"
import { day, email, id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { currencies, maxMinor } from "@/lib/core/money"
import { thousandths, wholeInBasisPoints } from "@/lib/core/vat"
import { mailFormats } from "@/lib/features/clients/values"
import { paymentMethods, settableStatuses, units, type VatCategory, vatCategories } from "../values"

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
  /** The category of EN 16931. By default S with a rate, and Z without. Only S has a rate. */
  vatCategory: z.enum(vatCategories).optional(),
  /** The unit of the quantity, a code of UN/ECE Recommendation 20. */
  unit: z.enum(units).default("C62"),
})
/** Whether the rate of a line is one that its category can have. */
export const fitsCategory = ({ vatCategory, vatRate }: { vatCategory?: VatCategory; vatRate: number }) =>
  vatCategory === undefined || (vatCategory === "S") === vatRate > 0

const checkedLine = writtenLine.refine(fitsCategory, { path: ["vatRate"], params: { key: "rateOfCategory" } })
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
  /** The business that issues it. Null for the billing details of the workspace. */
  businessId: id.nullable().optional(),
  /** A discount on the whole invoice before VAT, in minor units, spread over its lines. */
  documentDiscountMinor: z.int().min(0).max(maxMinor),
  /** Why lines without VAT have none, in the client's language. By default a sentence for their category. */
  vatReason: text(500),
  /** The client's VAT number and reference, if they differ from the client's own. */
  buyerVatNumber: line(30),
  buyerReference: line(100),
  acceptedPayment: z.enum(paymentMethods),
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
  lines: z.array(checkedLine).max(200),
}

export const newInvoice = z.object({
  ...written,
  issuedDate: written.issuedDate.optional(),
  dueDate: written.dueDate.optional(),
  service: written.service.default(""),
  /** Defaults to that of the business. */
  currency: written.currency.optional(),
  invoiceStatus: written.invoiceStatus.default("Draft"),
  note: written.note.default(""),
  terms: written.terms.default(""),
  salespersonId: written.salespersonId.default(null),
  documentDiscountMinor: written.documentDiscountMinor.default(0),
  vatReason: written.vatReason.default(""),
  buyerVatNumber: written.buyerVatNumber.default(""),
  buyerReference: written.buyerReference.default(""),
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
  /** The file besides or instead of the plain PDF. By default the one that the client wants. */
  format: z.enum(mailFormats).optional(),
})
export type SendInvoice = z.output<typeof sendInvoiceBody>

const version = z.int().min(1)

const payment = {
  amountMinor: z.int().min(1).max(maxMinor),
  paidDate: day.optional(),
  method: z.enum(paymentMethods).default("bankTransfer"),
  note: text(500).default(""),
  /** The till that cash goes to, by default the only one of the business. */
  tillId: id.nullable().optional(),
  /** The bank account of other payments, by default the oldest of the business. */
  bankAccountId: id.nullable().optional(),
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
