import * as z from "zod"
import { id, isoDate, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { lineSorts, lineStates, matchKinds, maxParts, suggestionReasons } from "../values"

const minor = z
  .int()
  .min(-Number.MAX_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER)
  .refine((amount) => amount !== 0)
const vatRate = z.int().min(0).max(10_000).default(0)

const party = {
  name: z.string(),
  iban: z.string(),
  endToEnd: z.string(),
  creditorReference: z.string(),
  text: z.string(),
}
export const bankLine = z.object({
  id: z.int(),
  business: z.int(),
  bankAccount: z.int(),
  statement: z.int(),
  state: z.enum(lineStates),
  /** Money that came in is positive. */
  amount: z.int(),
  /** The unmatched part. */
  open: z.int(),
  charges: z.int(),
  currency: z.string(),
  bookedOn: z.iso.date(),
  valueOn: z.iso.date().nullable(),
  ...party,
  bankReference: z.string(),
  bankCode: z.string(),
  /** The number of payments that the bank booked together in this line. */
  details: z.int(),
})
export type BankLine = z.infer<typeof bankLine>

const match = z.object({
  id: z.int(),
  kind: z.enum(matchKinds),
  target: z.string(),
  entry: z.uuid(),
  amount: z.int(),
  account: z.int().nullable(),
  hasPosted: z.boolean(),
  rule: z.int().nullable(),
  matchedBy: z.object({ id: z.int(), name: z.string() }),
  matchedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Match = z.infer<typeof match>

export const bankLineRecord = bankLine.extend({
  payments: z.array(z.object({ amount: z.int(), ...party })),
  matches: z.array(match),
})
export type BankLineRecord = z.infer<typeof bankLineRecord>

export const lineParams = z.object({ id })
export const lineListQuery = listQuery({
  business: unset(id),
  account: unset(id),
  statement: unset(id),
  state: unset(z.enum(lineStates)),
  direction: unset(z.enum(["in", "out"])),
  from: unset(isoDate),
  to: unset(isoDate),
  sortBy: unset(z.enum(lineSorts)),
})
export type LineListQuery = z.output<typeof lineListQuery>
export const lineList = listOf(bankLine)

/** A part of a line and its match. Amounts have the line's sign; their sum is the unmatched amount. */
export const matchPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("entry"), amount: minor, entry: z.uuid() }),
  z.object({ kind: z.literal("bag"), amount: minor, bag: id }),
  /** `gross`: the customers' card payments, before the card company's fee. */
  z.object({ kind: z.literal("card-settlement"), amount: minor, gross: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  /** A payment of an invoice; the amount is negative for money paid back. */
  z.object({ kind: z.literal("invoice"), amount: minor, invoice: id }),
  /** A repayment of a customer's debt. */
  z.object({ kind: z.literal("iou"), amount: minor, customer: id }),
  /** A bill of a supplier, paid in full. */
  z.object({ kind: z.literal("bill"), amount: minor, bill: id }),
  /** A batch of transfers or collections, which the bank booked as one sum. */
  z.object({ kind: z.literal("order"), amount: minor, order: id }),
  /** An occurrence of a mandate under which others collect. */
  z.object({ kind: z.literal("debit"), amount: minor, occurrence: id }),
  z.object({
    kind: z.literal("account"),
    amount: minor,
    account: id,
    vatRate,
    memo: line(200).default(""),
    /** Required on control accounts: `supplier:3`. */
    party: unset(z.string().regex(/^[a-z][a-z-]{0,19}:[\w-]{1,40}$/)),
  }),
])
export type MatchPart = z.output<typeof matchPart>

export const matchForm = z.object({ parts: z.array(matchPart).min(1).max(maxParts) })
export const unmatchForm = z.object({ reason: lines(500).min(1) })

const reason = z.object({
  name: z.enum(suggestionReasons),
  /** The reference, the name, the days, the fee or the times, as a text. */
  value: z.string(),
})
export const suggestion = z.object({
  /** Identifies a suggestion within its line. */
  key: z.string(),
  kind: z.enum(matchKinds),
  /** The record, an account's name, or an entry's memo. */
  title: z.string(),
  date: z.iso.date().nullable(),
  /** Out of 100. */
  score: z.int(),
  reasons: z.array(reason),
  /** The parts to send to match the line with the suggestion; several if it combines several records. */
  parts: z.array(matchPart),
})
export type Suggestion = z.infer<typeof suggestion>
export const suggestions = z.object({
  data: z.array(suggestion),
  /** A rule to offer, because the same was chosen for this payee at least twice. */
  proposedRule: z
    .object({
      patternKind: z.enum(["iban", "text"]),
      pattern: z.string(),
      account: z.int(),
      accountName: z.string(),
      vatRate: z.int(),
      times: z.int(),
    })
    .nullable(),
})
export type Suggestions = z.infer<typeof suggestions>

named({ BankLine: bankLine, BankLineRecord: bankLineRecord, BankSuggestion: suggestion })
