"use client"

import { useMemo, useState } from "react"
import type { ListRecord } from "./types"

const none: ReadonlySet<number> = new Set()

/** Which rows of the page are selected. Another view starts with none: nobody should delete what they do not see. */
export function useSelection<Row extends ListRecord>(rows: Row[], view: string) {
  const [chosen, setChosen] = useState<{ view: string; ids: ReadonlySet<number> }>({ view, ids: none })
  const ids = chosen.view === view ? chosen.ids : none
  const selected = useMemo(() => rows.filter((row) => ids.has(row.id)), [rows, ids])
  const set = (next: Iterable<number>) => setChosen({ view, ids: new Set(next) })
  // From what is chosen by then: two keys may come before the first one's effect is drawn.
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before.view === view ? before.ids : none)
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
