import * as z from "zod"
import { plainDecimal, readDecimal } from "@/lib/core/decimal-text"
import { email, isoDate } from "@/lib/core/http/fields"
import { majorText, maxMinor, minorIn } from "@/lib/core/money"
import { findInexact, thousandths } from "@/lib/core/vat"
import { mailFormats } from "@/lib/features/clients/values"
import { paymentMethods, reasonCategories, units } from "../values"
import {
  creditInvoiceBody,
  newInvoice,
  recordPaymentBody,
  recordRefundBody,
  sendInvoiceBody,
  writtenLine,
} from "./written"

// The forms hold numbers as typed, in the user's locale. Their parsed output is what the endpoints accept.

/** A typed number as `read` reads it. An empty field becomes `otherwise`, or is an error if that is not given. */
const read = <T>(read: (text: string) => T | undefined, otherwise?: T) =>
  z.string().transform((text, context): T => {
    const value = text.trim() === "" ? otherwise : read(text)
    if (value !== undefined) return value
    context.addIssue({ code: "custom", params: { key: text.trim() === "" ? "required" : "number" } })
    return z.NEVER
  })

const typed = (locale: string, otherwise?: number) => read((text) => readDecimal(text, locale), otherwise)

/** A typed number in hundredths, rejecting fractions of one: cents of an amount, basis points of a percentage. */
const hundredths = (locale: string, otherwise?: string) =>
  read((text) => plainDecimal(text, locale), otherwise).transform((plain, context): number => {
    const whole = minorIn(plain)
    if (whole !== undefined && Math.abs(whole) <= maxMinor) return whole
    const params = whole === undefined ? { key: "cents" } : { key: "tooBig", values: { max: majorText(maxMinor) } }
    context.addIssue({ code: "custom", params })
    return z.NEVER
  })

const lineForm = (locale: string) =>
  z
    .object({
      item: writtenLine.shape.item,
      description: z.string().trim().max(1000),
      qty: typed(locale).pipe(writtenLine.shape.qty),
      price: hundredths(locale).pipe(writtenLine.shape.unitPriceMinor),
      discount: hundredths(locale, "0").pipe(z.int().min(0).max(10_000)),
      vatRate: hundredths(locale, "0").pipe(z.int().min(0).max(10_000)),
      /** Empty if the rate says it: taxed, or zero-rated without one. */
      vatCategory: z.union([z.literal(""), z.enum(reasonCategories)]).default(""),
      unit: z.enum(units).default("C62"),
    })
    .transform(({ price, vatCategory, vatRate, ...line }) => ({
      ...line,
      unitPriceMinor: price,
      ...(vatCategory === "" ? { vatRate } : { vatRate: 0, vatCategory }),
    }))
    .refine((line) => findInexact([{ ...line, quantity: thousandths(line.qty) ?? 0 }]) === undefined, {
      path: ["price"],
      params: { key: "lineTooBig" },
    })

const chosen = z.string().regex(/^\d+$/).transform(Number)

/** The form for adding and editing an invoice. */
export const invoiceForm = (locale: string) =>
  z
    .object({
      clientId: z.string().min(1).pipe(chosen),
      issuedDate: isoDate,
      dueDate: isoDate,
      service: z.string().trim().max(120),
      currency: newInvoice.shape.currency.unwrap(),
      salespersonId: z.union([z.literal("").transform(() => null), chosen]),
      businessId: z.union([z.literal("").transform(() => null), chosen]),
      note: z.string().trim().max(2000),
      terms: z.string().trim().max(1000),
      acceptedPayment: z.enum(paymentMethods),
      showsPaymentTerms: z.boolean(),
      showsNote: z.boolean(),
      showsPaymentStub: z.boolean(),
      documentDiscountMinor: hundredths(locale, "0").pipe(newInvoice.shape.documentDiscountMinor.unwrap()),
      vatReason: newInvoice.shape.vatReason.unwrap(),
      buyerVatNumber: newInvoice.shape.buyerVatNumber.unwrap(),
      buyerReference: newInvoice.shape.buyerReference.unwrap(),
      lines: z.array(lineForm(locale)).min(1).max(200),
    })
    .refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, {
      path: ["dueDate"],
      params: { key: "dueBeforeIssued" },
    })
export type InvoiceForm = z.input<ReturnType<typeof invoiceForm>>
export type WrittenInvoice = z.output<ReturnType<typeof invoiceForm>>
export type TypedLine = InvoiceForm["lines"][number]

/** The form for a payment or, with its reason, a refund. */
export const paymentForm = (locale: string, isRefund: boolean) =>
  z.object({
    amountMinor: hundredths(locale).pipe(z.int().min(1).max(maxMinor)),
    paidDate: isoDate,
    method: z.enum(paymentMethods),
    note: isRefund ? recordRefundBody.shape.note : recordPaymentBody.shape.note.unwrap(),
  })

/** The form for a credit note: a quantity for each line, empty for none of it. */
export const creditForm = (locale: string) =>
  z.object({
    reason: creditInvoiceBody.shape.reason,
    lines: z.array(
      z
        .object({ position: z.int(), max: z.number(), qty: typed(locale, 0) })
        .refine(({ qty }) => qty === 0 || writtenLine.shape.qty.safeParse(qty).success, {
          path: ["qty"],
          params: { key: "threeDecimals" },
        })
        .refine(({ qty, max }) => qty <= max, { path: ["qty"], params: { key: "creditMore" } }),
    ),
  })
export type CreditForm = z.input<ReturnType<typeof creditForm>>
export type WrittenCredit = z.output<ReturnType<typeof creditForm>>

export const invoiceEmailForm = z.object({
  to: email,
  subject: sendInvoiceBody.shape.subject,
  message: sendInvoiceBody.shape.message,
  format: z.enum(mailFormats),
})
