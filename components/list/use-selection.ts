"use client"

import { useMemo, useState } from "react"
import type { ListRecord } from "./types"

const noIds: ReadonlySet<number> = new Set()

/**
 * The selected rows of a page. Another view starts with an empty selection, so that nobody deletes rows they cannot
 * see.
 */
export function useSelection<Row extends ListRecord>(rows: Row[], view: string) {
  const [chosen, setChosen] = useState<{ view: string; ids: ReadonlySet<number> }>({ view, ids: noIds })
  const ids = chosen.view === view ? chosen.ids : noIds
  const selected = useMemo(() => rows.filter((row) => ids.has(row.id)), [rows, ids])
  const set = (next: Iterable<number>) => setChosen({ view, ids: new Set(next) })
  // Uses the latest state, because two key presses may come before a render.
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before.view === view ? before.ids : noIds)
      if (!next.delete(id)) next.add(id)
      return { view, ids: next }
    })
  return {
    rows: selected,
    has: (id: number) => ids.has(id),
    all: rows.length > 0 && selected.length === rows.length,
    some: selected.length > 0 && selected.length < rows.length,
    toggle,
    toggleAll: () => set(selected.length === rows.length ? [] : rows.map((row) => row.id)),
    clear: () => set([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
