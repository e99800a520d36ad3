"use client"

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import type { ListQuery } from "@/lib/core/client/list-state"
import type { ListColumn, ListRecord } from "./types"

/** Column heads stay visible below the navbar. The lines are shadows, because borders don't move with sticky cells. */
export const headCell =
  "sticky top-17 z-10 h-10 in-data-[navbar=hidden]:top-0 in-data-[navbar=static]:top-0 in-data-[navbar=sticky]:top-14 bg-sunken px-2 text-start text-xs font-medium text-ink-muted xl:px-3 shadow-[inset_0_1px_0_var(--line),inset_0_-1px_0_var(--line)]"

interface Props<Row extends ListRecord> {
  column: ListColumn<Row>
  state: ListQuery
  onSort: (part: Pick<ListQuery, "sortBy" | "order">) => void
}

/** Cycles through ascending, descending and the list's default order. */
function nextSort(sortBy: string, state: ListQuery): Pick<ListQuery, "sortBy" | "order"> {
  if (state.sortBy !== sortBy) return { sortBy, order: undefined }
  return state.order === "desc" ? { sortBy: undefined, order: undefined } : { sortBy, order: "desc" }
}

/** A column head; a click sorts by the column if the endpoint can. */
export function ColumnHead<Row extends ListRecord>({ column, state, onSort }: Props<Row>) {
  const { sortBy, header, align = "start", width = "" } = column
  const end = align === "end"
  if (!sortBy) {
    return (
      <th scope="col" className={`${headCell} ${width} ${end ? "text-end!" : ""}`}>
        <span className="block truncate">{header}</span>
      </th>
    )
  }
  const active = state.sortBy === sortBy
  const descending = active && state.order === "desc"
  const Icon = active ? (descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      scope="col"
      className={`${headCell} ${width}`}
      aria-sort={active ? (descending ? "descending" : "ascending") : "none"}
    >
      <button
        type="button"
        onClick={() => onSort(nextSort(sortBy, state))}
        className={`group -mx-1.5 flex h-7 max-w-full items-center gap-1 rounded-control px-1.5 hover:bg-neutral-soft hover:text-ink ${active ? "text-ink" : ""} ${end ? "ms-auto" : ""}`}
      >
        <span className="truncate">{header}</span>
        <Icon
          aria-hidden="true"
          className={`size-3.5 shrink-0 ${active ? "text-brand-text" : "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"}`}
        />
      </button>
    </th>
  )
}
