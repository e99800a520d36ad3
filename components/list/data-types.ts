import type { ReactNode } from "react"
import type { RowKey } from "./types"

export interface DataColumn<Row> {
  /** Unique among the columns. */
  name: string
  header: string
  /** Value for sorting, search and export. */
  value: (row: Row) => string | number
  /** Additional searchable text that the cell shows beside the value. */
  also?: (row: Row) => string
  /** Content of the cell, if it differs from the value. */
  cell?: (row: Row) => ReactNode
  /** Right-aligned tabular figures. */
  numeric?: boolean
  /** Hidden on screens smaller than this. */
  from?: "sm" | "md" | "lg"
}

export interface DataSort {
  name: string
  order: "asc" | "desc"
}

export interface DataRecord {
  id: RowKey
}
