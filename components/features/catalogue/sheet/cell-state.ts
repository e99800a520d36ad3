import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import { type AmountProblem, readAmount } from "./amounts"
import { cellIn } from "./columns"
import { cellKey, type Draft, type Drafts } from "./edits"

export interface CellState {
  key: string
  /** The price now; null without one. */
  amount: number | null
  version: number
  draft?: Draft
  /** The amount of the draft, if it can be read. */
  wanted?: number | null
  problem?: AmountProblem
  /** Somebody has changed the price since the draft began. */
  isConflict: boolean
  next: { amount: number | null; validFrom: string } | null
}

/** A cell with its draft: what it says, and what is wrong with it. */
export function stateOf(row: SheetRow, shop: number | null, drafts: Drafts, locale: string): CellState {
  const { amount, version, next } = cellIn(row, shop)
  const key = cellKey(row.id, shop)
  const draft = drafts[key]
  const state = { key, amount, version, next, isConflict: false }
  if (!draft) return state
  const read = readAmount(draft.text, locale)
  if ("problem" in read) return { ...state, draft, problem: read.problem }
  const problem = shop === null && read.amount === null ? ("required" as const) : undefined
  return {
    ...{ ...state, draft, wanted: read.amount, problem },
    isConflict: draft.version !== version && read.amount !== amount,
  }
}

/** The price that counts in a shop once the drafts are saved: its own, or else that of all shops. */
export function priceIn(row: SheetRow, shop: number | null, drafts: Drafts, locale: string): number | null {
  const { amount, wanted, draft } = stateOf(row, shop, drafts, locale)
  const own = draft && wanted !== undefined ? wanted : amount
  return own === null && shop !== null ? priceIn(row, null, drafts, locale) : own
}

/** The draft for a text; undefined if it says what is valid already. */
export function draftFor(row: SheetRow, shop: number | null, text: string, drafts: Drafts, locale: string) {
  const { amount, version } = cellIn(row, shop)
  const read = readAmount(text, locale)
  if ("amount" in read && read.amount === amount) return undefined
  return { text: text.trim(), version: drafts[cellKey(row.id, shop)]?.version ?? version }
}
