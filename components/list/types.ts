import type { ReactNode } from "react"
import type { ListQuery, ListRules } from "@/lib/core/client/list-state"

/** A record of a list: anything with an id. */
export interface ListRecord {
  id: number
}

/**
 * Source of a list's rows: the endpoint's path, the response key with the rows, and the rules for the URL.
 */
export interface ListSource<Query extends ListQuery = ListQuery> {
  /** Also identifies the list in local storage. */
  path: string
  /** Endpoint for the export, if it differs from the list's. */
  exportPath?: string
  rowsIn: string
  rules: ListRules<Query>
  /** Query parameters that are not in the URL, such as the owner of the records. */
  fixed?: Record<string, string | number>
}

/** What every list endpoint returns besides the rows. */
export interface ListTotals {
  total: number
  totalIsEstimate?: true
}

export interface ListColumn<Row extends ListRecord> {
  /** Stable, because the stored choice of columns refers to it. */
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value for CSV. */
  text: (row: Row) => string | number
  /** The endpoint's name for sorting by this column; omitted if it cannot. */
  sortBy?: string
  /** Share of the table's width, as a class. */
  width?: string
  align?: "start" | "end"
  /** Placement in a card on phones: on a line alone, beside others (the default), or hidden. */
  phone?: "line" | "beside" | "hidden"
  /** "always" cannot be hidden; "chosen" is hidden until the user shows it. */
  shown?: "always" | "chosen"
}

export interface ListFilter {
  /** Name of the URL's query parameter. */
  name: string
  label: string
  options: { value: string; label: string }[]
}

/** Texts that are specific to a list. */
export interface ListLabels<Row extends ListRecord> {
  /** Name of the table for screen readers, and of the exported file. */
  title: string
  search: string
  emptyTitle: string
  emptyText: string
  /** Label of the default order, if it is not "newest first". */
  ownOrder?: string
  /** Short name of a row, such as a user's name. */
  row: (row: Row) => string
}
