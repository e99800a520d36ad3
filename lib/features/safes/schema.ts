import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { id, line, lines } from "@/lib/core/http/fields"
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

const held = z.object({ value: z.int(), pieces: z.int(), amount: z.int() })
export const safeContents = z.object({
  safe: z.int(),
  business: z.int(),
  shop: z.int(),
  name: z.string(),
  currency: z.string(),
  /** What the books say is in the safe: the notes and coins below, and what is unsorted. */
  total: z.int(),
  /** Known notes and coins, from the largest. */
  pieces: z.array(held),
  /** Money of which nobody has said which notes and coins it is; negative if some left without saying. */
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
  /** Of a count: what the books had before it. */
  expected: z.int().nullable(),
  note: z.string(),
  person: z.string(),
  witness: z.string(),
  entry: z.string().nullable(),
})
export type SafeMovement = z.infer<typeof safeMovement>
export const movementQuery = listQuery({ safe: id })
export type MovementQuery = z.output<typeof movementQuery>
export const movementList = listOf(safeMovement)

export const witnessList = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) })

named({ SafeContents: safeContents, SafeMovement: safeMovement })
