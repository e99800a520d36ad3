import * as z from "zod"
import { id, line, ownPicture, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { depositSorts } from "./values"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** An id, or nothing: forms send an empty text for that. */
const chosen = z.preprocess((value) => (value === "" ? null : value), id.nullable())

export const depositForm = z.object({
  shop: id,
  /** Null for the owner's own money. */
  till: chosen,
  bankAccount: chosen.optional().default(null),
  amount: money.min(1),
  fee: z.preprocess((value) => value ?? 0, money),
  reference: line(80).default(""),
  receipt: ownPicture.default(""),
})
export type DepositForm = z.output<typeof depositForm>

export const counterDeposit = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  till: z.int().nullable(),
  tillName: z.string().nullable(),
  bankAccount: z.int().nullable(),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  reference: z.string(),
  receipt: z.string(),
  businessDate: z.iso.date(),
  depositedBy: z.object({ id: z.int(), name: z.string() }),
  depositedAt: z.iso.datetime(),
  entry: z.string(),
})
export type CounterDeposit = z.infer<typeof counterDeposit>

export const depositListQuery = listQuery({ business: unset(id), shop: unset(id), sortBy: unset(z.enum(depositSorts)) })
export type DepositListQuery = z.output<typeof depositListQuery>
export const depositList = listOf(counterDeposit)
export const depositParams = z.object({ id })

named({ CounterDeposit: counterDeposit })
