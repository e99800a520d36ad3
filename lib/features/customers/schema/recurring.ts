import * as z from "zod"
import { id, isoDate, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { dayStates } from "../values"

const money = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const emptyAsNull = (value: unknown) => (value === "" ? null : value)
const pause = z.object({ from: isoDate, until: isoDate })

const fields = {
  shop: id,
  text: line(200).min(1),
  amount: money,
  /** A select's text, or a number. In basis points. */
  vatRate: z.coerce.number().pipe(z.int().min(0).max(10_000)),
  /** An RRULE without COUNT and UNTIL. */
  rule: line(300).min(1),
  startsOn: isoDate,
  endsOn: z.preprocess(emptyAsNull, isoDate.nullable()),
  /** Days without a charge, both included. */
  pauses: z.array(pause).max(50),
}

export const recurringForm = z.object({
  customer: id,
  ...fields,
  endsOn: fields.endsOn.default(null),
  pauses: fields.pauses.default([]),
})
export type RecurringForm = z.output<typeof recurringForm>

const version = z.int().min(1).optional()
export const recurringChanges = z
  .object({ ...fields, isActive: z.boolean() })
  .partial()
  /** The version that was seen; the change is refused if somebody else made another one meanwhile. */
  .extend({ version })
export type RecurringChanges = z.output<typeof recurringChanges>

export const recurringCharge = z.object({
  id: z.int(),
  customer: z.int(),
  customerName: z.string(),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  text: z.string(),
  amount: z.int(),
  currency: z.string(),
  vatRate: z.int(),
  rule: z.string(),
  startsOn: isoDate,
  endsOn: isoDate.nullable(),
  pauses: z.array(pause),
  isActive: z.boolean(),
  version: z.int(),
  /** The next days on which something will be charged. */
  next: z.array(isoDate),
  /** The last days on which something was due. */
  last: z.array(
    z.object({
      day: isoDate,
      state: z.enum(dayStates),
      amount: z.int(),
      entry: z.string().nullable(),
      /** The code of the error for which nothing was charged. */
      reason: z.string(),
    }),
  ),
})
export type RecurringCharge = z.infer<typeof recurringCharge>

const flag = unset(z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), z.boolean()))
export const recurringListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  customer: unset(id),
  active: flag,
})
export type RecurringListQuery = z.output<typeof recurringListQuery>
export const recurringList = listOf(recurringCharge)

named({ RecurringCharge: recurringCharge })
