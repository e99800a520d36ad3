import * as z from "zod"
import { holidayCalendars, workingDayRules } from "@/lib/core/holidays"
import { day, id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import * as values from "./values"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
/** Forms send an empty text for nothing. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable())

const terms = {
  shop: orNull(id),
  creditor: line(120).min(1),
  creditorId: line(35),
  mandate: line(35),
  kind: z.enum(values.debitKinds),
  purpose: z.enum(values.debitPurposes),
  /** The code of an account of expenses. */
  account: orNull(line(20).min(1)),
  vatRate: orNull(z.int().min(0).max(10_000)),
  bankAccount: orNull(id),
  amount: money.min(1),
  tolerance: z.preprocess((value) => value ?? 0, money),
  rule: line(300)
    .min(1)
    .meta({ examples: ["FREQ=MONTHLY;BYMONTHDAY=1"] }),
  startsOn: day,
  endsOn: orNull(day),
  adjust: z.enum(workingDayRules),
  calendar: z.enum(holidayCalendars),
  note: lines(1000),
}

export const debitForm = z
  .object({ business: id, ...terms })
  .partial()
  .required({ business: true, creditor: true, amount: true, rule: true, startsOn: true })
export type DebitForm = z.output<typeof debitForm>

export const debitChanges = z.object(terms).partial().extend({
  /** The version that the caller edited. If it is outdated, nothing is written. */
  version: z.int().optional(),
})
export type DebitChanges = z.output<typeof debitChanges>

const person = z.object({ id: z.int(), name: z.string() })

export const directDebit = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int().nullable(),
  shopName: z.string().nullable(),
  creditor: z.string(),
  creditorId: z.string(),
  mandate: z.string(),
  kind: z.enum(values.debitKinds),
  purpose: z.enum(values.debitPurposes),
  account: z.string().nullable(),
  vatRate: z.int().nullable(),
  bankAccount: z.int().nullable(),
  amount: z.int(),
  tolerance: z.int(),
  currency: z.string(),
  rule: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  adjust: z.enum(workingDayRules),
  calendar: z.enum(holidayCalendars),
  note: z.string(),
  state: z.enum(values.debitStates),
  /** The day of the first occurrence that nobody has answered. */
  nextOn: z.iso.date().nullable(),
  proposedBy: person,
  proposedAt: z.iso.datetime(),
  activatedBy: person.nullable(),
  activatedAt: z.iso.datetime().nullable(),
  version: z.int(),
})
export type DirectDebit = z.infer<typeof directDebit>

export const debitListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  state: unset(z.enum(values.debitStates)),
  sortBy: unset(z.enum(values.debitSorts)),
})
export type DebitListQuery = z.output<typeof debitListQuery>
export const debitList = listOf(directDebit)
export const debitParams = z.object({ id })

/** The version that the caller saw. */
export const debitAct = z.object({ version: z.int().optional() })

export const debitOccurrence = z.object({
  id: z.int(),
  directDebit: z.int(),
  business: z.int(),
  shop: z.int().nullable(),
  shopName: z.string().nullable(),
  creditor: z.string(),
  kind: z.enum(values.debitKinds),
  currency: z.string(),
  nominalOn: z.iso.date(),
  dueOn: z.iso.date(),
  attempt: z.int(),
  expected: z.int(),
  state: z.enum(values.occurrenceStates),
  amount: z.int().nullable(),
  collectedOn: z.iso.date().nullable(),
  entry: z.string().nullable(),
  /** The amount differs by more than the mandate's tolerance. */
  isUnusual: z.boolean(),
  note: z.string(),
  failedOn: z.iso.date().nullable(),
  reversal: z.string().nullable(),
  fee: z.int(),
  answeredBy: person.nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type DebitOccurrence = z.infer<typeof debitOccurrence>

export const occurrenceListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  directDebit: unset(id),
  state: unset(z.enum(values.occurrenceStates)),
  /** `true`: all but those that are due. */
  answered: unset(z.literal("true")),
  unusual: unset(z.literal("true")),
  from: unset(day),
  to: unset(day),
  sortBy: unset(z.enum(values.occurrenceSorts)),
})
export type OccurrenceListQuery = z.output<typeof occurrenceListQuery>
export const occurrenceList = listOf(debitOccurrence)

export const collectForm = z.object({ amount: money.min(1), on: day, note: line(200).default("") })
export type CollectForm = z.output<typeof collectForm>
export const failForm = z.object({
  on: day,
  fee: z.preprocess((value) => value ?? 0, money),
  reason: line(200).min(1),
  /** The day on which the creditor tries again. */
  retryOn: orNull(day).optional().default(null),
})
export type FailForm = z.output<typeof failForm>
export const skipForm = z.object({ reason: line(200).min(1) })

export const forecastQuery = z.object({ business: id })
export const forecast = z.object({
  business: z.int(),
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** In all bank accounts now. */
  balance: z.int(),
  /** In bags that the bank has not credited yet. Not part of the forecast. */
  inTransit: z.int(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      debits: z.array(z.object({ directDebit: z.int(), creditor: z.string(), amount: z.int() })),
      /** After the debits of the day. */
      balance: z.int(),
    }),
  ),
  /** The lowest balance of the forecast, and its day. */
  low: z.object({ date: z.iso.date(), balance: z.int() }),
})
export type Forecast = z.infer<typeof forecast>

named({ DirectDebit: directDebit, DirectDebitOccurrence: debitOccurrence, BankForecast: forecast })
