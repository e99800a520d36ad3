import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { locales } from "@/lib/core/i18n/locales"
import { currencies } from "@/lib/core/money"
import { delivery } from "@/lib/core/outbox/schema"
import { client, listedClient } from "@/lib/features/clients/schema"
import {
  documentKinds,
  invoiceStatuses,
  paymentKinds,
  paymentMethods,
  shownStatuses,
  units,
  vatCategories,
} from "../values"
import { salesperson, seller } from "./parties"
import { paymentChange } from "./payment-change"
import { writtenLine } from "./written"

/** An invoice in the original API's shape: dates are `DD Mon YYYY`, the balance is 0 or formatted (`€205`). */
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

/** An invoice as a row of the list screen. Amounts are in minor units of `currency`, dates are YYYY-MM-DD. */
export const invoiceRow = z.object({
  id: z.int(),
  /** Null for a draft. */
  number: z.string().nullable(),
  client: z.object({
    id: z.int(),
    name: z.string(),
    company: z.string(),
    companyEmail: z.string(),
    avatar: z.string(),
  }),
  service: z.string(),
  salesperson: z.string().nullable(),
  status: z.enum(shownStatuses),
  currency: z.enum(currencies),
  totalMinor: z.int(),
  paidMinor: z.int(),
  balanceMinor: z.int(),
  issuedDate: z.string(),
  dueDate: z.string(),
  /** Whether there is a balance to pay after the due date. */
  isOverdue: z.boolean(),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

export const invoiceRows = z.object({
  invoices: z.array(invoiceRow),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

/** The number and the totals of invoices with one status and currency. `amount` is the number. */
export const invoiceSum = z.object({
  status: z.enum(shownStatuses),
  currency: z.enum(currencies),
  amount: z.int(),
  totalMinor: z.int(),
  balanceMinor: z.int(),
})
export type InvoiceSum = z.infer<typeof invoiceSum>

const vatRow = z.object({ category: z.enum(vatCategories), rate: z.int(), netMinor: z.int(), vatMinor: z.int() })
const amounts = { netMinor: z.int(), vatMinor: z.int() }

const documentLine = z.object({
  ...writtenLine.shape,
  position: z.int(),
  /** The quantity that can still be credited. */
  creditableQty: z.number(),
  description: z.string(),
  discount: z.int(),
  vatRate: z.int(),
  vatCategory: z.enum(vatCategories),
  unit: z.enum(units),
  ...amounts,
})

const reference = z.object({ id: z.int(), number: z.string().nullable() })

/** A complete invoice or credit note. Amounts are in minor units of `currency`, dates are YYYY-MM-DD. */
export const invoiceDocument = z.object({
  invoice,
  /** The business's prefix, the year and a number without gaps. Null for a draft, which gets it when it is issued. */
  number: z.string().nullable(),
  version: z.int(),
  clientId: z.int(),
  /** The business that issues it; null if the billing details of the workspace do. */
  businessId: z.int().nullable(),
  client: listedClient,
  /** The address for its mail: the current one of the client, or of the client who they were merged into. */
  recipient: z.string(),
  /** The client's language, which the PDF uses. */
  language: z.enum(locales),
  status: z.enum(shownStatuses),
  kind: z.enum(documentKinds),
  /** Issued invoices can't be edited or deleted; credit notes correct them. */
  isIssued: z.boolean(),
  /** Whether it is in the books of its business, and the entries: its own and, if it is void, the reversal. */
  isInBooks: z.boolean(),
  entryId: z.string().nullable(),
  reversalId: z.string().nullable(),
  voidedAt: z.string().nullable(),
  /** Whether it was voided recently enough to be restored. */
  canRestore: z.boolean(),
  /** The invoice that a credit note corrects. */
  credits: reference.extend({ issuedDate: z.string() }).nullable(),
  /** The credit notes of an invoice that aren't void. */
  creditNotes: z.array(reference.extend({ issuedDate: z.string(), totalMinor: z.int() })),
  currency: z.enum(currencies),
  issuedDate: z.string(),
  dueDate: z.string(),
  service: z.string(),
  salesperson: salesperson.nullable(),
  note: z.string(),
  terms: z.string(),
  acceptedPayment: z.enum(paymentMethods),
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
  /** When the mail server last accepted its mail. */
  sentAt: z.string().nullable(),
  /** The delivery state of its latest mail; null if there was none recently. */
  delivery: delivery.nullable(),
  /** A discount on the whole document before VAT. */
  documentDiscountMinor: z.int(),
  vatReason: z.string(),
  /** The reasons why lines have no VAT, by category, as printed in the client's language. */
  vatReasons: z.array(z.object({ category: z.enum(vatCategories), text: z.string() })),
  buyerVatNumber: z.string(),
  buyerReference: z.string(),
  /** The client's VAT number and reference as they are printed. */
  printedVatNumber: z.string(),
  printedReference: z.string(),
  lines: z.array(documentLine),
  /** Net and VAT by category and rate, after the discount. */
  vatSummary: z.array(vatRow),
  /** The net amount of the lines, before the discount. */
  linesMinor: z.int(),
  ...amounts,
  totalMinor: z.int(),
  paidMinor: z.int(),
  /** The amount that credit notes set off. */
  creditedMinor: z.int(),
  balanceMinor: z.int(),
  payments: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(paymentKinds),
      /** Negative for a refund. */
      amountMinor: z.int(),
      paidDate: z.string(),
      method: z.enum(paymentMethods),
      /** The reason, for a refund. */
      note: z.string(),
      tillId: z.int().nullable(),
      bankAccountId: z.int().nullable(),
      /** Its entry in the books. */
      entryId: z.string().nullable(),
      /** Whether it was recorded recently enough to be undone. */
      canUndo: z.boolean(),
    }),
  ),
  /** The payments as they were before each change or removal, oldest first. */
  paymentChanges: z.array(paymentChange),
  billing: seller,
})
export type InvoiceDocument = z.input<typeof invoiceDocument>
export type Payment = InvoiceDocument["payments"][number]

named({ Invoice: invoice, InvoiceDocument: invoiceDocument })
