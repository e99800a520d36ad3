"use client"

import { useMemo } from "react"
import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import { type CellState, stateOf } from "./cell-state"
import { cellOf, type Drafts } from "./edits"

export interface Finding extends CellState {
  row: SheetRow
  shop: number | null
}

/** The cells with drafts: all, those that can't be saved, and those that somebody else has changed. */
export function useFindings(rows: SheetRow[], drafts: Drafts, problems: Record<string, string>, locale: string) {
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed = Object.keys(drafts).flatMap((key): Finding[] => {
      const { product, shop } = cellOf(key)
      const row = byId.get(product)
      return row ? [{ ...stateOf(row, shop, drafts, locale), row, shop }] : []
    })
    const wrong = changed.filter(({ key, problem }) => problem !== undefined || problems[key] !== undefined)
    return { changed, wrong, conflicts: changed.filter(({ isConflict }) => isConflict) }
  }, [rows, drafts, problems, locale])
}
export type Findings = ReturnType<typeof useFindings>
