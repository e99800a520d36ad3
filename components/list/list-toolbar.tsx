"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { ListQuery } from "@/lib/core/client/list-state"
import { Choice } from "./choice"
import { SelectAll } from "./list-table"
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
        <Choice
          label={t("rowsPerPage")}
          value={String(state.perPage)}
          onChange={(value) => onChange({ perPage: Number(value) })}
          className="w-20"
        >
          {offered.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Choice>
      </span>
      {search}
      <span className="order-3 flex items-center gap-2 md:order-none md:ms-auto">{tools}</span>
      {primaryAction}
      <div className="order-4 flex basis-full items-center gap-2 md:hidden">
        <SelectAll all={selection.all} some={selection.some} onChange={selection.toggleAll} />
        <Sorting state={state} columns={columns} onChange={onChange} />
      </div>
    </div>
  )
}

type SortingProps<Row extends ListRecord> = Pick<Props<Row>, "state" | "columns" | "onChange">

function Sorting<Row extends ListRecord>({ state, columns, onChange }: SortingProps<Row>) {
  const t = useTranslations("list")
  const value = state.sortBy ? `${state.sortBy} ${state.order ?? "asc"}` : ""
  return (
    <Choice
      label={t("sortBy")}
      value={value}
      className="min-w-0 flex-1"
      onChange={(next) => {
        const [sortBy, order] = next.split(" ")
        onChange({ sortBy: sortBy || undefined, order: order === "desc" ? "desc" : undefined })
      }}
    >
      <option value="">{t("newest")}</option>
      {columns.flatMap(({ sortBy, header }) =>
        sortBy
          ? [
              <option key={sortBy} value={`${sortBy} asc`}>
                {t("ascending", { column: header })}
              </option>,
              <option key={`${sortBy} desc`} value={`${sortBy} desc`}>
                {t("descending", { column: header })}
              </option>,
            ]
          : [],
      )}
    </Choice>
  )
}
