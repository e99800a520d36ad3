import * as z from "zod"
import { id, isoDate, line, lines, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf } from "@/lib/core/http/v1"
import { maxLines, maxMemo, maxReason } from "../values/roles"
import { ledgerAccount } from "./account"
import { code, minor } from "./fields"

const maxRows = 100

/** `customer:12`. */
const party = z
  .string()
  .regex(/^[a-z][a-z-]{0,19}:[\w-]{1,40}$/)
  .meta({ examples: ["customer:12"] })

export const entryParams = z.object({ id: z.uuid() })

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
  /** The user who posted it, with their name at the time. */
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
named({ JournalEntry: journalEntry, Posting: posting })
export type JournalEntry = z.output<typeof journalEntry>

const entryName = z.object({ id: z.uuid(), year: z.int(), number: z.int() })
/** An entry with the entries that it links to; a missing one is null. */
export const entryRecord = journalEntry.extend({
  /** The hash of the previous entry in the chain; 64 zeros for the first one. */
  previousHash: z.string(),
  previous: entryName.nullable(),
  next: entryName.nullable(),
  /** The entry that this one reverses. */
  original: entryName.nullable(),
  /** The entry that reverses this one. */
  reversal: entryName.nullable(),
})
named({ JournalEntryRecord: entryRecord })
export type EntryRecord = z.output<typeof entryRecord>
export type EntryName = z.output<typeof entryName>

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

/** The form for an entry by hand, with debits and credits in two columns. Blank lines are allowed. */
export const manualForm = z.object({
  businessDate: isoDate,
  shop: unset(id),
  memo: lines(maxMemo),
  lines: z
    .array(
      z.object({
        account: z.string(),
        debit: minor.min(0).nullable(),
        credit: minor.min(0).nullable(),
        party: z.union([party, z.literal("")]),
      }),
    )
    .max(maxLines),
})
export type ManualForm = z.output<typeof manualForm>

export const reversalForm = z.object({
  reason: lines(maxReason).min(1),
  /** Defaults to the day of the entry that is reversed. */
  businessDate: isoDate.optional(),
})

const entryFilters = {
  business: id,
  q,
  shop: unset(id),
  kind: unset(line(40)),
  account: unset(id),
  from: unset(isoDate),
  to: unset(isoDate),
}
export const entryQuery = z.object({ ...paging(20, maxRows), ...entryFilters })
export type EntryQuery = z.output<typeof entryQuery>
export const entryList = listOf(journalEntry)

export const totalsQuery = z.object(entryFilters)
export type TotalsQuery = z.output<typeof totalsQuery>
export const entryTotals = z.object({
  data: z.array(
    z.object({
      currency: z.string(),
      entries: z.int(),
      /** The sum of their debits, which equals that of their credits. */
      debit: minor,
    }),
  ),
})
export type EntryTotal = z.output<typeof entryTotals>["data"][number]

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
).extend({
  account: ledgerAccount,
  currency: z.string(),
  /** Before the first day of the range, and at the end of its last day: the postings of the range are the difference. */
  opening: minor,
  closing: minor,
})
export type Statement = z.output<typeof statement>
export type StatementLine = z.output<typeof statement>["data"][number]
