"use client"

import { useMemo, useState } from "react"
import { idOf, type ListRecord, type RowKey } from "./types"

const noKeys: ReadonlySet<string> = new Set()

/**
 * The selected rows of a page. Another view starts with an empty selection, so that nobody deletes rows they cannot
 * see. Keys are compared as text, because markup holds them as text.
 */
export function useSelection<Row extends ListRecord>(rows: Row[], view: string, rowKey: (row: Row) => RowKey = idOf) {
  const [chosen, setChosen] = useState<{ view: string; keys: ReadonlySet<string> }>({ view, keys: noKeys })
  const keys = chosen.view === view ? chosen.keys : noKeys
  const selected = useMemo(() => rows.filter((row) => keys.has(String(rowKey(row)))), [rows, keys, rowKey])
  const set = (next: string[]) => setChosen({ view, keys: new Set(next) })
  // Uses the latest state, because two key presses may come before a render.
  const toggle = (key: RowKey) =>
    setChosen((before) => {
      const next = new Set(before.view === view ? before.keys : noKeys)
      if (!next.delete(String(key))) next.add(String(key))
      return { view, keys: next }
    })
  return {
    rows: selected,
    has: (key: RowKey) => keys.has(String(key)),
    all: rows.length > 0 && selected.length === rows.length,
    some: selected.length > 0 && selected.length < rows.length,
    toggle,
    toggleAll: () => set(selected.length === rows.length ? [] : rows.map((row) => String(rowKey(row)))),
    clear: () => set([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
