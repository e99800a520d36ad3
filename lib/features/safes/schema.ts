import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { id, isoDate, line, lines, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"

const sum = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const note = line(200).default("")

export const safeParams = z.object({ id })

export const safeCountForm = z.object({ count: countSchema, witness: id, note: lines(500).default("") })
export type SafeCountForm = z.output<typeof safeCountForm>
export const floatForm = z.object({ till: id, amount: sum, count: countSchema.optional(), note })
export type FloatForm = z.output<typeof floatForm>
export const changeForm = z.object({ amount: sum, count: countSchema.optional(), note })
export type ChangeForm = z.output<typeof changeForm>
export const exchangeForm = z.object({ given: countSchema, received: countSchema, note })
export type ExchangeForm = z.output<typeof exchangeForm>
/** The journal entry of the movement to reverse, and the reason. */
export const reversalForm = z.object({ entry: z.uuid(), reason: lines(500).min(1) })
export type ReversalForm = z.output<typeof reversalForm>

const held = z.object({ value: z.int(), pieces: z.int(), amount: z.int() })
export const safeContents = z.object({
  safe: z.int(),
  business: z.int(),
  shop: z.int(),
  name: z.string(),
  currency: z.string(),
  /** The safe's balance in the books: the notes and coins below, and `unsorted`. */
  total: z.int(),
  /** Known notes and coins, from the largest. */
  pieces: z.array(held),
  /** Money whose notes and coins are unknown; negative if unspecified notes and coins left the safe. */
  unsorted: z.int(),
  changeFund: z.int(),
  insuredLimit: z.int().nullable(),
  countedAt: z.iso.datetime().nullable(),
})
export type SafeContents = z.infer<typeof safeContents>

export const safeCountResult = z.object({
  expected: z.int(),
  counted: z.int(),
  variance: z.int(),
  contents: safeContents,
})

export const safeMovement = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.iso.datetime(),
  amount: z.int(),
  balance: z.int(),
  currency: z.string(),
  pieces: z.array(z.object({ value: z.int(), pieces: z.int() })),
  /** For a count: the balance in the books before it. */
  expected: z.int().nullable(),
  note: z.string(),
  person: z.string(),
  witness: z.string(),
  entry: z.string().nullable(),
  /** Whether it can be reversed: a float or change that has not been reversed yet. */
  isReversible: z.boolean(),
})
export type SafeMovement = z.infer<typeof safeMovement>
export const movementQuery = listQuery({ safe: id })
export type MovementQuery = z.output<typeof movementQuery>
export const movementList = listOf(safeMovement)

const logDays = 400
const dayMs = 86_400_000
export const logQuery = z
  .object({ from: unset(isoDate), to: unset(isoDate) })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], params: { key: "endsBeforeStart" } })
  .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < logDays * dayMs, {
    path: ["to"],
    params: { key: "rangeTooLong" },
  })
export type LogQuery = z.output<typeof logQuery>

export const safeLog = z.object({
  safe: z.int(),
  name: z.string(),
  shopName: z.string(),
  legalName: z.string(),
  /** The language of the business and the time zone of the shop, for the printed log. */
  language: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: z.int(),
  closing: z.int(),
  /** The oldest first, each with the balance after it. */
  movements: z.array(safeMovement),
  /** Known notes and coins at the end, from the largest, and the rest of `closing`. */
  pieces: z.array(held),
  unsorted: z.int(),
})
export type SafeLog = z.infer<typeof safeLog>

export const witnessQuery = z.object({ q })
export const witnessList = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) })

named({ SafeContents: safeContents, SafeMovement: safeMovement, SafeLog: safeLog })
