import type { ReactNode } from "react"

export interface DataColumn<Row> {
  /** Differs from those of the other columns. */
  name: string
  header: string
  /** What the rows are sorted and found by, and what a file holds. */
  value: (row: Row) => string | number
  /** What else a row is found by: something that shows in the cell beside the value. */
  also?: (row: Row) => string
  /** What shows, where that is not the value as it is. */
  cell?: (row: Row) => ReactNode
  /** Right-aligned tabular figures. */
  numeric?: boolean
  /** Left out on screens smaller than this. */
  from?: "sm" | "md" | "lg"
}

export interface DataSort {
  name: string
  order: "asc" | "desc"
}

export interface DataRecord {
  id: number
}
