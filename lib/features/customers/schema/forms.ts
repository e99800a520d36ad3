import * as z from "zod"
import { id, line } from "@/lib/core/http/fields"
import { quickCharge } from "../schema/acts"

// Forms of screens that ask for one amount. Requests have sales by rate of VAT.

const amount = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A select's text. */
const rate = z.coerce.number().pipe(z.int().min(0).max(10_000))

/** A charge by name: who, how much, Enter. */
export const quickForm = z.object({
  customer: quickCharge.shape.customer,
  name: line(120).min(1),
  shop: id,
  amount,
  rate,
  iouLimit: quickCharge.shape.iouLimit,
  memo: line(200).default(""),
  aboveLimit: z.boolean().default(false),
})
export type QuickForm = z.output<typeof quickForm>

/** A charge to a known customer, or a part of one that is credited. */
export const saleForm = z.object({
  shop: id,
  amount,
  rate,
  reason: line(200).min(1),
  aboveLimit: z.boolean().default(false),
})
