import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { dropFilters, dropSorts, dropStates, maxVerified } from "./values"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const person = z.object({ id: z.int(), name: z.string() })

export const dropForm = z.object({
  till: id,
  amount: money.min(1),
  envelope: line(40).min(1),
  /** The notes and coins that make up the amount, if somebody counted them. */
  count: countSchema.optional(),
})

const counted = { counted: money, count: countSchema.optional() }
export const verification = z.object(counted)
export const verifications = z.object({
  drops: z
    .array(z.object({ id, ...counted }))
    .min(1)
    .max(maxVerified),
})
export type Verification = z.output<typeof verifications>["drops"][number]

export const cancellation = z.object({ reason: lines(500).min(1) })

export const drop = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int(),
  till: z.int(),
  shopName: z.string(),
  tillName: z.string(),
  envelope: z.string(),
  amount: z.int(),
  /** Its notes and coins by face value; null if only the sum is known. */
  contents: z.record(z.string(), z.int()).nullable(),
  currency: z.string(),
  state: z.enum(dropStates),
  businessDate: z.iso.date(),
  droppedBy: person,
  droppedAt: z.iso.datetime(),
  /** The deadline for verification under the policy of the shop. */
  verifyBy: z.iso.datetime(),
  closedBy: person.nullable(),
  closedAt: z.iso.datetime().nullable(),
  reason: z.string(),
  /** The amount counted at verification; left out for callers who may not see expected cash there. */
  counted: z.int().nullable().optional(),
  /** Journal entries: of the drop, and of its verification or cancellation. */
  entry: z.string(),
  closingEntry: z.string().nullable(),
})
export type Drop = z.infer<typeof drop>

export const dropDetails = drop.extend({
  /** For the printed slip, in the language of the business and the time zone of the shop. */
  slip: z.object({
    language: z.string(),
    timeZone: z.string(),
    legalName: z.string(),
    /** Notes and coins from the largest; empty if only the sum was entered. */
    pieces: z.array(z.object({ value: z.int(), pieces: z.int(), amount: z.int() })),
  }),
})
export type DropDetails = z.infer<typeof dropDetails>

export const dropListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  till: unset(id),
  state: unset(z.enum(dropFilters)),
  sortBy: unset(z.enum(dropSorts)),
})
export type DropListQuery = z.output<typeof dropListQuery>
export const dropList = listOf(drop)
export const verifiedDrops = z.object({ data: z.array(drop) })
export const dropParams = z.object({ id })

named({ Drop: drop, DropDetails: dropDetails })
