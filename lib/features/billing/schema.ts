import * as z from "zod"
import { email, line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

/** The company that issues invoices, and the bank account customers pay to. */
export const billing = z.object({
  company: z.string(),
  address: z.string(),
  contact: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})
export type Billing = z.infer<typeof billing>

export const billingForm = z.object({
  company: line(120),
  address: line(200),
  contact: line(40),
  email: z.union([z.literal(""), email]),
  vatNumber: line(40),
  bankName: line(120),
  country: line(80),
  iban: line(42),
  swiftCode: line(11),
})
export const updateBillingBody = z.object({ billing: billingForm.partial() })

/** Used until billing details are first saved. */
export const noBilling: Billing = {
  company: "",
  address: "",
  contact: "",
  email: "",
  vatNumber: "",
  bankName: "",
  country: "",
  iban: "",
  swiftCode: "",
}

named({ BillingDetails: billing })
