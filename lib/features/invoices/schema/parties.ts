import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { billing } from "@/lib/features/billing/schema"
import { listedClient } from "@/lib/features/clients/schema"

export const salesperson = z.object({ id: z.int(), fullName: z.string() })
export type Salesperson = z.infer<typeof salesperson>

/** The issuer: a business, or the billing details of the workspace, which have neither company number nor logo. */
export const seller = billing.extend({
  companyNumber: z.string().default(""),
  logo: z.string().default(""),
  /** The parts of the address, of a business only. */
  street: z.string().default(""),
  postcode: z.string().default(""),
  city: z.string().default(""),
  /** Whether it charges no VAT, as a small business. */
  isVatExempt: z.boolean().default(false),
})
export type Seller = z.infer<typeof seller>

/** The people and companies on an invoice. */
export const parties = z.object({
  // Invoices that were issued before clients had these don't have them.
  client: listedClient.extend({
    vatNumber: listedClient.shape.vatNumber.default(""),
    buyerReference: listedClient.shape.buyerReference.default(""),
    invoiceFormat: listedClient.shape.invoiceFormat.default("auto"),
  }),
  billing: seller,
  salesperson: salesperson.nullable(),
})
export type Parties = z.infer<typeof parties>

named({ InvoiceSeller: seller })
