import type { ReactNode } from "react"
import type { ComboboxOption } from "@/components/ui/combobox"
import type { SelectOption } from "@/components/ui/select"
import type { ListQuery, ListRules } from "@/lib/core/client/list-state"
import type { EndpointReference } from "@/lib/core/http/endpoint"

/** A record of a list. */
export type ListRecord = object

/** The key of a row in a list: a number, a code, or the parts of a composite key joined to one text. */
export type RowKey = string | number

/** Rows without an `id` need `rowKey`, such as ``({ account, day }) => `${account}/${day}` ``. */
export type RowKeyProps<Row extends ListRecord> = Row extends { id: RowKey }
  ? { rowKey?: (row: Row) => RowKey }
  : { rowKey: (row: Row) => RowKey }

/** The key of a row that has an id. */
export const idOf = (row: object): RowKey => (row as { id: RowKey }).id

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
  /** Source of the totals row. */
  sums?: SumsSource
}

/**
 * The endpoint that sums columns over all matching rows. It gets the list's filters without order and page, so that
 * turning pages sends no request. `of` returns one record per row of totals: one for each currency, for example.
 */
export interface SumsSource {
  path: string
  of: (response: never) => object[]
}

/** The fields of every list response besides the rows. */
export interface ListTotals {
  total: number
  totalIsEstimate?: true
}

/** A column of a list whose totals are `Sum` records. */
export interface ListColumn<Row extends ListRecord, Sum = never> {
  /** Stable, because the stored choice of columns refers to it. */
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value for CSV. */
  text: (row: Row) => string | number
  /** The endpoint's name for sorting by this column; omitted if it has none. */
  sortBy?: string
  /** Share of the table's width, as a class. */
  width?: string
  align?: "start" | "end"
  /** Placement in a card on phones: on its own line, beside others (the default), or hidden. */
  phone?: "line" | "beside" | "hidden"
  /** The column in a row of totals: content, and the value for CSV. */
  sum?: { cell: (sum: Sum) => ReactNode; text: (sum: Sum) => string | number }
  /** "always" cannot be hidden; "chosen" is hidden until the user shows it. */
  shown?: "always" | "chosen"
}

interface Filter {
  /** Name of the URL's query parameter. */
  name: string
  label: string
}

/** A filter with a fixed choice. */
export interface ChoiceFilter extends Filter {
  kind?: "choice"
  options: SelectOption[]
}

/** A filter whose options come from an endpoint. Use `dataFilter` to create one. */
export interface DataFilter extends Filter {
  kind: "data"
  endpoint: EndpointReference
  options: (response: unknown) => ComboboxOption[]
  search?: (text: string) => undefined
  find?: (value: string) => undefined
}

/** A filter by a range of days. Its query parameters are `nameFrom` and `nameTo`: see `dayRange`. */
export interface DaysFilter extends Filter {
  kind: "days"
  /** The query parameters, for endpoints that name them differently. */
  params?: [from: string, to: string]
}

export type ListFilter = ChoiceFilter | DataFilter | DaysFilter

/** Texts that are specific to a list. */
export interface ListLabels<Row extends ListRecord> {
  /** Name of the table for screen readers, and of the exported file. */
  title: string
  /** Label of the search; omitted if the endpoint doesn't search. */
  search?: string
  emptyTitle: string
  emptyText: string
  /** Label of the default order, if it is not "newest first". */
  ownOrder?: string
  /** Short name of a row, such as a user's name. */
  row: (row: Row) => string
}
