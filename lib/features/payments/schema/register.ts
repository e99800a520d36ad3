import * as z from "zod"
import { id, isoDate, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import * as values from "../values"

export const payment = z.object({
  /** The id of the payment's journal entry. */
  id: z.uuid(),
  business: z.int(),
  shop: z.int().nullable(),
  date: z.iso.date(),
  direction: z.enum(values.paymentDirections),
  kind: z.enum(values.paymentKinds),
  method: z.enum(values.paymentMethods),
  state: z.enum(values.paymentStates),
  /** Minor units, positive whatever the direction. */
  amount: z.int(),
  /** The unallocated amount of a payment on account; 0 for other payments. */
  rest: z.int(),
  currency: z.string(),
  /** `customer:12` or `supplier:3`; null if the entry names no party. */
  party: z.string().nullable(),
  /** The name of the party, or the memo. */
  name: z.string(),
  memo: z.string(),
  /** The number of the entry, as `2026/17`. */
  number: z.string(),
  /** The source document, such as `invoice`, with its id. */
  document: z.object({ type: z.string(), id: z.string() }).nullable(),
  recordedAt: z.iso.datetime(),
  person: z.string(),
})
export type Payment = z.infer<typeof payment>

const filters = {
  business: unset(id),
  shop: unset(id),
  direction: unset(z.enum(values.paymentDirections)),
  kind: unset(z.enum(values.paymentKinds)),
  method: unset(z.enum(values.paymentMethods)),
  state: unset(z.enum(values.paymentStates)),
  /** `customer:12` or `supplier:3`. */
  party: unset(z.string().regex(/^(customer|supplier):[\w-]{1,40}$/)),
  from: unset(isoDate),
  to: unset(isoDate),
}
export const paymentListQuery = listQuery({ ...filters, sortBy: unset(z.enum(values.paymentSorts)) })
export type PaymentListQuery = z.output<typeof paymentListQuery>
export const paymentList = listOf(payment)

export const paymentTotalsQuery = paymentListQuery.pick({
  ...{ business: true, shop: true, direction: true, kind: true, method: true, state: true, party: true },
  ...{ from: true, to: true, q: true },
})
export type PaymentTotalsQuery = z.output<typeof paymentTotalsQuery>

const sums = { currency: z.string(), in: z.int(), out: z.int() }
/** From one statement over the same rows as the list. Reversed payments and their reversals cancel each other. */
export const paymentTotals = z.object({
  data: z.array(z.object({ ...sums, payments: z.int(), /** Of payments on account. */ rest: z.int() })),
  /** The months that have payments, the earliest first. */
  months: z.array(z.object({ month: z.string(), ...sums })),
})
export type PaymentTotals = z.infer<typeof paymentTotals>

export const partyQuery = z.object({
  q,
  kind: unset(z.enum(values.partyKinds)),
  /** Only the party with this key, such as `customer:12`. */
  key: unset(z.string().regex(/^(customer|supplier):[1-9]\d{0,8}$/)),
})
export type PartyQuery = z.output<typeof partyQuery>
export const parties = z.object({
  data: z.array(z.object({ key: z.string(), kind: z.enum(values.partyKinds), id: z.int(), name: z.string() })),
})

named({ Payment: payment, PaymentTotals: paymentTotals })
