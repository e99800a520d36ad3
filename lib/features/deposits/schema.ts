import * as z from "zod"
import { id, isoDate, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import {
  customerSorts,
  depositKinds,
  depositSorts,
  depositStages,
  depositStates,
  depositWaits,
  waitFilters,
} from "./values"

export const deposit = z.object({
  kind: z.enum(depositKinds),
  /** Unique among deposits of the same kind. */
  id: z.int(),
  /** The number of the envelope or bag; the reference of a counter deposit, which may be empty. */
  number: z.string(),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The amount that was counted in an envelope or reached the bank; null until then. */
  credited: z.int().nullable(),
  /** Null until it is known, and for callers who may not see it. The bank’s fee is not a difference. */
  difference: z.int().nullable(),
  /** The amount that was posted to the bank account for it. */
  banked: z.int(),
  state: z.enum(depositStates),
  waitsFor: z.enum(depositWaits),
  by: z.object({ id: z.int(), name: z.string() }),
  at: z.iso.datetime(),
  /** When its state last changed. */
  since: z.iso.datetime(),
  /** When it becomes overdue under the policy of its shop; null if the next step has no deadline. */
  dueAt: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  /** Whether it is a pending drop that the caller may verify. */
  mayVerify: z.boolean(),
})
export type Deposit = z.infer<typeof deposit>

const filters = {
  kind: unset(z.enum(depositKinds)),
  waitsFor: unset(z.enum(waitFilters)),
  stage: unset(z.enum(depositStages)),
  overdue: unset(z.enum(["yes", "no"])),
  business: unset(id),
  shop: unset(id),
  from: unset(isoDate),
  to: unset(isoDate),
}
export const depositListQuery = listQuery({ ...filters, sortBy: unset(z.enum(depositSorts)) })
export type DepositListQuery = z.output<typeof depositListQuery>
export const depositList = listOf(deposit)

export const summaryQuery = z.object({ ...filters, q })
export type SummaryQuery = z.output<typeof summaryQuery>

const stage = z.object({
  waitsFor: z.enum(depositWaits),
  count: z.int(),
  amount: z.int(),
  overdue: z.int(),
})
const cash = z.object({
  /** Balances of the ledger; null for callers who may not see them. */
  tills: z.int().nullable(),
  safes: z.int().nullable(),
  dropPending: z.int(),
  inTransit: z.int(),
  /** The amounts that the bank credited short, which stay in transit, and in excess, which are in no account yet. */
  missing: z.int(),
  surplus: z.int(),
  /** The amount from bags and deposits since `bankedFrom` that reached the bank. */
  banked: z.int(),
})
export const depositSummary = z.object({
  bankedFrom: z.iso.date(),
  data: z.array(
    z.object({
      currency: z.string(),
      count: z.int(),
      amount: z.int(),
      difference: z.int(),
      banked: z.int(),
      overdue: z.int(),
      stages: z.array(stage),
      cash,
    }),
  ),
})
export type DepositSummary = z.infer<typeof depositSummary>
export type CurrencySummary = DepositSummary["data"][number]

const owed = z.object({
  /** The party as in postings, such as `customer:12`. */
  party: z.string(),
  business: z.int(),
  account: z.int(),
  currency: z.string(),
  balance: z.int(),
  postings: z.int(),
  last: z.iso.date(),
})
export type CustomerDeposit = z.infer<typeof owed>
export const customerDepositQuery = listQuery({ business: unset(id), sortBy: unset(z.enum(customerSorts)) })
export type CustomerDepositQuery = z.output<typeof customerDepositQuery>
export const customerDepositList = listOf(owed).extend({
  sums: z.array(z.object({ currency: z.string(), balance: z.int() })),
})

named({ Deposit: deposit, CustomerDeposit: owed })
