import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { id, isoDate, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import {
  moneyPurposes,
  moneySources,
  nextActs,
  noteKinds,
  tillEventKinds,
  tillSessionSorts,
  tillSessionStates,
  weekdays,
} from "./values"

const maxAmount = 1_000_000_000_000
/** Money that moves, in minor units. */
const amount = z.int().min(1).max(maxAmount)
/** A total of a reading; negative if more was given back than taken. */
const total = z.int().min(-maxAmount).max(maxAmount)
const memo = line(200)

export const recordParams = z.object({ id })

export const openForm = z.object({ till: id, count: countSchema })
export const paidInForm = z.object({ amount, source: z.enum(moneySources).default("owner"), memo: memo.default("") })
export const paidOutForm = z.object({
  /** With VAT. */
  amount,
  purpose: z.enum(moneyPurposes).default("expense"),
  /** Basis points: 2550 is 25.5 %. */
  vatRate: z.int().min(0).max(10_000).default(0),
  /** The code of the expense account; the default one if left out. */
  account: z.string().max(20).optional(),
  memo: memo.min(1),
})
export const noteForm = z.object({ kind: z.enum(noteKinds).default("note"), memo: memo.default("") })
export const countForm = z.object({
  count: countSchema,
  /** The reason for the variance, if the previous count was beyond the tolerance too. */
  explanation: lines(500).default(""),
})
export const explainForm = z.object({ explanation: lines(500).min(1) })
export const readingForm = z.object({
  number: line(40).default(""),
  rates: z
    .array(
      z.object({
        /** VAT in basis points. */
        rate: z.int().min(0).max(10_000),
        /** With VAT. */
        gross: total,
        /** As the till printed it; computed if left out. */
        vat: total.optional(),
      }),
    )
    .max(12),
  tenders: z.object({
    cash: total.default(0),
    cards: total.default(0),
    vouchers: total.default(0),
    ious: z
      .array(z.object({ party: line(60).min(1), amount }))
      .max(100)
      .default([]),
  }),
  /** The amount that customers paid above the prices, because cash is rounded. */
  rounding: z.int().min(-1_000_000).max(1_000_000).default(0),
})
export type ReadingForm = z.output<typeof readingForm>
/** An amount of the screen's form; empty means 0. */
const typed = total.nullable().transform((amount) => amount ?? 0)
/** A reading as the screen enters it: a fixed row for each rate and tender. */
export const readingEntry = z.object({
  number: line(40),
  rates: z.array(z.object({ rate: z.int(), gross: typed })),
  tenders: z.object({ cash: typed, cards: typed, vouchers: typed }),
  rounding: typed,
})
export const moneyOutEntry = z.object({
  amount,
  purpose: z.enum(moneyPurposes),
  vatRate: z.coerce.number().int(),
  memo: memo.min(1),
})

export const reviewForm = z.object({ note: lines(500).default("") })

const time = z.iso.datetime()
const person = z.object({ id: z.int().nullable(), name: z.string() })
const countOf = z.object({
  pieces: z.record(z.string(), z.int()),
  rolls: z.record(z.string(), z.int()).optional(),
  bags: z.record(z.string(), z.int()).optional(),
  bundles: z.record(z.string(), z.int()).optional(),
})
const reading = z.object({
  number: z.string(),
  rates: z.array(z.object({ rate: z.int(), gross: z.int(), vat: z.int() })),
  tenders: z.object({
    cash: z.int(),
    cards: z.int(),
    vouchers: z.int(),
    ious: z.array(z.object({ party: z.string(), amount: z.int() })),
  }),
  rounding: z.int(),
})

export const tillSession = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int(),
  till: z.int(),
  shopName: z.string(),
  tillName: z.string(),
  currency: z.string(),
  state: z.enum(tillSessionStates),
  businessDate: isoDate,
  countedOpening: z.int(),
  openingCount: countOf,
  /** While the session is open and counted blind, the first three are only for callers who may see expected cash. */
  expectedOpening: z.int().optional(),
  expectedClosing: z.int().nullable().optional(),
  variance: z.int().nullable().optional(),
  countedClosing: z.int().nullable(),
  closingCount: countOf.nullable(),
  counts: z.int(),
  explanation: z.string(),
  next: z.enum(nextActs).nullable(),
  openedAt: time,
  openedBy: person,
  closedAt: time.nullable(),
  closedBy: person.nullable(),
  reviewedAt: time.nullable(),
  reviewedBy: person.nullable(),
})
export type TillSession = z.infer<typeof tillSession>

const tillEvent = z.object({
  sequence: z.int(),
  kind: z.enum(tillEventKinds),
  amount: z.int().nullable(),
  memo: z.string(),
  count: countOf.nullable(),
  reading: reading.nullable(),
  entry: z.string().nullable(),
  person,
  at: time,
})
export const tillSessionSheet = tillSession.extend({
  events: z.array(tillEvent),
  /** Money that other documents moved: drops for the safe, floats from it. */
  moves: z.array(
    z.object({ entry: z.string(), kind: z.string(), amount: z.int(), memo: z.string(), person, at: time }),
  ),
  /** The float to leave in the till. */
  floatTarget: z.int(),
  cashRounding: z.int(),
  /** The usual VAT rates of the country, in basis points, for the entry of a reading. */
  vatRates: z.array(z.int()),
  /** The language of the business and the time zone of the shop, for the printed sheet. */
  language: z.string(),
  timeZone: z.string(),
})
export type TillSessionSheet = z.infer<typeof tillSessionSheet>

/** The current figures of a till, from the books and its readings. */
export const xReport = z.object({
  currency: z.string(),
  expected: z.int(),
  opening: z.int(),
  movements: z.array(z.object({ kind: z.string(), amount: z.int(), entries: z.int() })),
  /** The number of Z readings taken; their totals follow. */
  readings: z.int(),
  tenders: z.object({ cash: z.int(), cards: z.int(), vouchers: z.int(), ious: z.int() }),
  rates: z.array(z.object({ rate: z.int(), gross: z.int(), vat: z.int() })),
})

export const tillSessionListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  till: unset(id),
  state: unset(z.enum(tillSessionStates)),
  /** The user who closed the till. */
  person: unset(id),
  /** From Monday, 1 to 7. */
  weekday: unset(z.enum(weekdays)),
  from: unset(isoDate),
  to: unset(isoDate),
  sortBy: unset(z.enum(tillSessionSorts)),
})
export type TillSessionListQuery = z.output<typeof tillSessionListQuery>
export const tillSessionList = listOf(tillSession)

named({ TillSession: tillSession, TillSessionSheet: tillSessionSheet })
