import * as z from "zod"
import { currencies } from "@/lib/core/money"

/** The initial values of a new invoice. */
export const nextInvoice = z.object({
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
