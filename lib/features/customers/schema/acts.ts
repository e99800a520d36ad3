import * as z from "zod"
import { id, isoDate, line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { emptyAsNull, fields } from "../schema"
import { repaidTo } from "../values"

const money = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const memo = line(200)
/** A sale by VAT rate in basis points. Amounts include VAT. */
const rates = z
  .array(z.object({ rate: z.int().min(0).max(10_000), gross: money }))
  .min(1)
  .max(12)
export const chargeForm = z.object({
  shop: id,
  rates,
  memo: memo.default(""),
  /** Whether to exceed the customer's limit. That needs the right to adjust IOUs, or an approval. */
  aboveLimit: z.boolean().default(false),
})
export type ChargeForm = z.output<typeof chargeForm>

/** A charge to a customer, or to a new one who is added with it. */
export const quickCharge = chargeForm.extend({
  customer: z.preprocess(emptyAsNull, id.nullable()).default(null),
  /** For a new customer. */
  name: fields.name.optional(),
  iouLimit: fields.iouLimit.default(null),
})
export type QuickCharge = z.output<typeof quickCharge>

/** Goods that came back, or a charge that was too high. */
export const adjustForm = z.object({ shop: id, rates, reason: memo.min(1) })
export type AdjustForm = z.output<typeof adjustForm>

export const repayForm = z.object({
  shop: id,
  amount: money,
  to: z.enum(repaidTo),
  /** For `till`: one with an open session. */
  till: z.preprocess(emptyAsNull, id.nullable()).default(null),
  /** For `bank`: the first of the business if null. */
  bankAccount: z.preprocess(emptyAsNull, id.nullable()).default(null),
  memo: memo.default(""),
})
export type RepayForm = z.output<typeof repayForm>

export const writeOffForm = z.object({ shop: id, amount: money, reason: memo.min(1) })
export type WriteOffForm = z.output<typeof writeOffForm>
export const reverseForm = z.object({ reason: memo.min(1) })

/** An entry that was posted on a customer's account. */
export const iouReceipt = z.object({
  entry: z.string(),
  customer: z.int(),
  business: z.int(),
  currency: z.string(),
  amount: z.int(),
  /** The amount that the customer owes the business now. */
  balance: z.int(),
  businessDate: isoDate,
})
export type IouReceipt = z.infer<typeof iouReceipt>

named({ IouReceipt: iouReceipt })
