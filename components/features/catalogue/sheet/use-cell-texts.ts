"use client"

import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import { writeAmount } from "./amounts"
import { draftFor, priceIn, stateOf } from "./cell-state"
import { type Column, marginOf, type PriceColumn } from "./columns"
import { cellKey, type Draft } from "./edits"
import type { Place } from "./moves"
import type { SheetEdits } from "./use-sheet-edits"

export interface SheetParts {
  rows: SheetRow[]
  columns: Column[]
  edits: SheetEdits
  locale: string
}

/** Reads and writes cells of the sheet as texts, by their place. */
export function useCellTexts({ rows, columns, edits, locale }: SheetParts) {
  const { drafts } = edits
  const priced = (column: Column | undefined): PriceColumn | undefined =>
    column?.kind === "price" ? column : undefined
  const mayEdit = ({ column }: Place) => priced(columns[column])?.maySet ?? false
  /** Returns the text of a cell, as somebody would type it. */
  const textAt = ({ row, column }: Place): string => {
    const [line, at] = [rows[row], columns[column]]
    if (!line || !at) return ""
    if (at.kind === "cost") return writeAmount(line.cost ?? null, locale)
    if (at.kind !== "price") {
      const first = priced(columns.findLast(({ kind }) => kind === "price"))
      const margin = first && marginOf(line, priceIn(line, first.shop, drafts, locale), first.country)
      return typeof margin === "number" ? writeAmount(margin, locale) : ""
    }
    const state = stateOf(line, at.shop, drafts, locale)
    return state.draft?.text ?? writeAmount(state.amount, locale)
  }
  /** Types texts into cells as one step. @returns how many of them can't be edited */
  const setTexts = (texts: readonly (readonly [Place, string])[]): number => {
    const changes: [string, Draft | undefined][] = []
    for (const [place, text] of texts) {
      const [row, column] = [rows[place.row], priced(columns[place.column])]
      if (!row || !column?.maySet) continue
      changes.push([cellKey(row.id, column.shop), draftFor(row, column.shop, text, drafts, locale)])
    }
    edits.change(changes)
    return texts.length - changes.length
  }
  return { mayEdit, textAt, setTexts }
}
export type CellTexts = ReturnType<typeof useCellTexts>
