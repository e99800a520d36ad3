import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { locales } from "@/lib/core/i18n/locales"
import { currencies } from "@/lib/core/money"
import { delivery } from "@/lib/core/outbox/schema"
import { billing } from "@/lib/features/billing/schema"
import { client, listedClient } from "@/lib/features/clients/schema"
import { documentKinds, invoiceStatuses, paymentKinds, paymentMethods, shownStatuses } from "../values"
import { salesperson } from "./parties"
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
  number: z.int(),
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

/** The initial values of a new invoice. */
export const nextInvoice = z.object({
  number: z.int(),
  /** Currency and rate of the latest invoice. */
  currency: z.enum(currencies),
  vatRate: z.int(),
})
export type NextInvoice = z.infer<typeof nextInvoice>

/** The default mail of an invoice, which the user can edit before sending. */
export const invoiceEmail = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The name of the attached PDF. */
  file: z.string(),
})
export type InvoiceEmail = z.infer<typeof invoiceEmail>

const vatRow = z.object({ rate: z.int(), netMinor: z.int(), vatMinor: z.int() })
const amounts = { netMinor: z.int(), vatMinor: z.int() }

const documentLine = z.object({
  ...writtenLine.shape,
  position: z.int(),
  /** The quantity that can still be credited. */
  creditableQty: z.number(),
  description: z.string(),
  discount: z.int(),
  vatRate: z.int(),
  ...amounts,
})

const reference = z.object({ id: z.int(), number: z.int() })

/** A complete invoice or credit note. Amounts are in minor units of `currency`, dates are YYYY-MM-DD. */
export const invoiceDocument = z.object({
  invoice,
  number: z.int(),
  version: z.int(),
  clientId: z.int(),
  client: listedClient,
  /** The client's language, which the PDF uses. */
  language: z.enum(locales),
  status: z.enum(shownStatuses),
  kind: z.enum(documentKinds),
  /** Issued invoices can't be edited or deleted; credit notes correct them. */
  isIssued: z.boolean(),
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
  lines: z.array(documentLine),
  vatSummary: z.array(vatRow),
  ...amounts,
  totalMinor: z.int(),
  paidMinor: z.int(),
  /** What credit notes set off. */
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
      /** Whether it was recorded recently enough to be undone. */
      canUndo: z.boolean(),
    }),
  ),
  /** What payments were before they were changed or removed, oldest first. */
  paymentChanges: z.array(paymentChange),
  billing,
})
export type InvoiceDocument = z.input<typeof invoiceDocument>
export type Payment = InvoiceDocument["payments"][number]

named({ Invoice: invoice, InvoiceDocument: invoiceDocument })
