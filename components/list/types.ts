import type { ReactNode } from "react"
import type { ListQuery, ListRules } from "@/lib/core/client/list-state"

/** A record of a list: anything with an id. */
export interface ListRecord {
  id: number
}

/** Where a list's rows come from: the call's path, the key of its answer that holds them, and what its address may hold. */
export interface ListSource<Query extends ListQuery = ListQuery> {
  /** Also names the list in local storage. */
  path: string
  /** The call that gives the rows for a file, where the list's own is not the one for that. */
  exportPath?: string
  rowsIn: string
  rules: ListRules<Query>
  /** What is asked besides and does not stand in the address, such as whose records they are. */
  fixed?: Record<string, string | number>
}

/** What every list call answers besides its rows. */
export interface ListTotals {
  total: number
  totalIsEstimate?: true
}

export interface ListColumn<Row extends ListRecord> {
  /** Stable: the remembered choice of columns holds it. */
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value as text, for CSV. */
  text: (row: Row) => string | number
  /** The call's name for sorting by it; left out where the call cannot. */
  sortBy?: string
  /** Share of the table's width, as a class. */
  width?: string
  align?: "start" | "end"
  /** On phones a row is a card: its own line, side by side with others (the default), or left out. */
  phone?: "line" | "beside" | "hidden"
  /** "always" cannot be hidden, "chosen" is hidden until somebody wants it. */
  shown?: "always" | "chosen"
}

export interface ListFilter {
  /** The parameter's name in the address. */
  name: string
  label: string
  options: { value: string; label: string }[]
}

/** The words of a list that are its noun's own. */
export interface ListLabels<Row extends ListRecord> {
  /** Names the table for screen readers, and the exported file. */
  title: string
  search: string
  emptyTitle: string
  emptyText: string
  /** The list's own order, where that is not the newest first. */
  ownOrder?: string
  /** A row in a word or two, such as the person's name. */
  row: (row: Row) => string
}
