"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { Select } from "@/components/ui/select"
import type { ListQuery } from "@/lib/core/client/list-state"
import type { ListColumn, ListRecord } from "./types"
import type { Selection } from "./use-selection"

const sizes = [10, 25, 50]

interface Props<Row extends ListRecord> {
  state: ListQuery
  columns: ListColumn<Row>[]
  selection: Selection
  onChange: (part: Partial<ListQuery>) => void
  search: ReactNode
  /** View options and export. */
  tools: ReactNode
  primaryAction?: ReactNode
}

/** The row above a list. Phones get sorting and select-all here, for cards have no column heads. */
export function ListToolbar<Row extends ListRecord>(props: Props<Row>) {
  const { state, columns, selection, onChange, search, tools, primaryAction } = props
  const t = useTranslations("list")
  const offered = sizes.includes(state.perPage) ? sizes : [...sizes, state.perPage].sort((a, b) => a - b)
  return (
    <div className="flex flex-wrap items-center gap-2 p-4 md:gap-3 md:px-5">
      <span className="order-3 flex items-center gap-2 md:order-none">
        <span aria-hidden="true" className="hidden text-dense text-ink-muted lg:block">
          {t("show")}
        </span>
        <Select
          aria-label={t("rowsPerPage")}
          value={String(state.perPage)}
          onChange={(event) => onChange({ perPage: Number(event.target.value) })}
          options={offered.map((size) => ({ value: String(size), label: String(size) }))}
          className="w-20"
        />
      </span>
      {search}
      <span className="order-3 flex items-center gap-2 md:order-none md:ms-auto">{tools}</span>
      {primaryAction}
      <div className="order-4 flex basis-full items-center gap-2 md:hidden">
        <Checkbox
          hideLabel
          label={t("selectPage")}
          checked={selection.all}
          indeterminate={selection.some}
          onChange={selection.toggleAll}
        />
        <Sorting state={state} columns={columns} onChange={onChange} />
      </div>
    </div>
  )
}

type SortingProps<Row extends ListRecord> = Pick<Props<Row>, "state" | "columns" | "onChange">

function Sorting<Row extends ListRecord>({ state, columns, onChange }: SortingProps<Row>) {
  const t = useTranslations("list")
  return (
    <Select
      aria-label={t("sortBy")}
      value={state.sortBy ? `${state.sortBy} ${state.order ?? "asc"}` : ""}
      onChange={({ target }) => {
        const [sortBy, order] = target.value.split(" ")
        onChange({ sortBy: sortBy || undefined, order: order === "desc" ? "desc" : undefined })
      }}
      placeholder={t("newest")}
      options={columns.flatMap(({ sortBy, header }) => [
        ...(sortBy ? [{ value: `${sortBy} asc`, label: t("ascending", { column: header }) }] : []),
        ...(sortBy ? [{ value: `${sortBy} desc`, label: t("descending", { column: header }) }] : []),
      ])}
      className="min-w-0 flex-1"
    />
  )
}
