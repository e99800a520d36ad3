import * as z from "zod"
import { id, isoDate, line, lines, paging, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf } from "@/lib/core/http/v1"
import { exportCharts } from "./values/charts"
import { journalFormatNames } from "./values/formats"
import { accountClasses, accountRoles, bookChecks, maxLines, maxMemo, maxReason, periodStates } from "./values/roles"

const maxRows = 100

/** Minor units, exact as a JSON number. */
const minor = z.int()
/** `customer:12`. */
const party = z
  .string()
  .regex(/^[a-z][a-z-]{0,19}:[\w-]{1,40}$/)
  .meta({ examples: ["customer:12"] })
const code = z
  .string()
  .regex(/^[0-9A-Z][0-9A-Z-]{0,19}$/)
  .meta({ examples: ["1010"] })
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const businessParams = z.object({ id })
export const entryParams = z.object({ id: z.uuid() })
export const monthParams = z.object({ id, month })

export const trialBalanceQuery = z.object({ at: unset(isoDate) })
export const trialBalance = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      class: z.enum(accountClasses),
      role: z.enum(accountRoles),
      /** Null for an account of the whole business. */
      shop: z.int().nullable(),
      /** Debit positive. */
      balance: minor,
    }),
  ),
  currency: z.string(),
  at: isoDate,
})

export const journalQuery = z.object({ format: z.enum(journalFormatNames), chart: unset(z.enum(exportCharts)) })
export type JournalQuery = z.output<typeof journalQuery>

const broken = z.object({ place: z.string(), reason: z.string() })
export const proof = z.object({
  isIntact: z.boolean(),
  entries: z.int(),
  postings: z.int(),
  /** The hash of the last entry; note it down elsewhere to notice if the end of the books is cut off. */
  hash: z.string().nullable(),
  checks: z.array(
    z.object({
      name: z.enum(bookChecks),
      isKept: z.boolean(),
      /** The first place where it is broken: an entry as `2026/17`, an account's code, or a year. */
      broken: broken.nullable(),
    }),
  ),
})

export const ledgerAccount = z.object({
  id: z.int(),
  business: z.int(),
  shop: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  class: z.enum(accountClasses),
  role: z.enum(accountRoles),
  mayGoBelowZero: z.boolean(),
  isArchived: z.boolean(),
})
named({ LedgerAccount: ledgerAccount })

export const accountForm = z.object({
  business: id,
  role: z.enum(accountRoles),
  name: line(120).min(1),
  /** The next free code of the role if left out. */
  code: code.optional(),
})
export type AccountForm = z.output<typeof accountForm>
export const accountChanges = z.object({ name: line(120).min(1), isArchived: z.boolean() }).partial()

const posting = z.object({
  line: z.int(),
  /** The account's code. */
  account: z.string(),
  /** Debit positive, credit negative. */
  amount: minor,
  party: z.string().nullable(),
  product: z.int().nullable(),
  vatCode: z.string().nullable(),
  net: minor.nullable(),
})
const person = z.object({ id: z.int().nullable(), name: z.string().nullable() })
export const journalEntry = z.object({
  id: z.uuid(),
  business: z.int(),
  shop: z.int().nullable(),
  sequence: z.int(),
  year: z.int(),
  number: z.int(),
  kind: z.string(),
  businessDate: isoDate,
  occurredAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  /** Who posted it, with their name at the time. */
  actor: person,
  approver: person,
  source: z.object({ type: z.string(), id: z.string() }).nullable(),
  memo: z.string(),
  currency: z.string(),
  reverses: z.uuid().nullable(),
  reversedBy: z.uuid().nullable(),
  reason: z.string().nullable(),
  hash: z.string(),
  postings: z.array(posting),
})
named({ JournalEntry: journalEntry })
export type JournalEntry = z.output<typeof journalEntry>

export const entryForm = z.object({
  business: id,
  shop: id.optional(),
  businessDate: isoDate,
  occurredAt: z.iso.datetime({ offset: true }).optional(),
  memo: lines(maxMemo).default(""),
  lines: z
    .array(
      z.object({
        account: code,
        amount: minor,
        party: party.optional(),
        product: id.optional(),
        vatCode: line(20).optional(),
        net: minor.optional(),
      }),
    )
    .max(maxLines),
})
export type EntryForm = z.output<typeof entryForm>

export const reversalForm = z.object({
  reason: lines(maxReason).min(1),
  /** The day of the entry that is reversed, if left out. */
  businessDate: isoDate.optional(),
})

export const entryQuery = z.object({
  ...paging(20, maxRows),
  business: id,
  shop: unset(id),
  kind: unset(line(40)),
  account: unset(id),
  from: unset(isoDate),
  to: unset(isoDate),
})
export type EntryQuery = z.output<typeof entryQuery>
export const entryList = listOf(journalEntry)

export const statementQuery = z.object({ ...paging(20, maxRows), from: unset(isoDate), to: unset(isoDate) })
export type StatementQuery = z.output<typeof statementQuery>
export const statement = listOf(
  z.object({
    entry: z.uuid(),
    year: z.int(),
    number: z.int(),
    kind: z.string(),
    memo: z.string(),
    businessDate: isoDate,
    line: z.int(),
    party: z.string().nullable(),
    reverses: z.uuid().nullable(),
    amount: minor,
    /** After this posting. */
    balance: minor,
  }),
)

export const period = z.object({
  month,
  state: z.enum(periodStates),
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
  changedAt: z.iso.datetime(),
})
export const periodList = z.object({ data: z.array(period) })
export const unlockForm = z.object({ reason: lines(maxReason).min(1) })
