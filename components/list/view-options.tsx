"use client"

import type { ListColumn, ListRecord } from "./types"
import type { ListPreferences } from "./use-preferences"

interface Props<Row extends ListRecord> {
  columns: ListColumn<Row>[]
  preferences: ListPreferences
  onChange: (part: Partial<ListPreferences>) => void
}

export function ViewOptions<Row extends ListRecord>(_: Props<Row>) {
  return null
}
