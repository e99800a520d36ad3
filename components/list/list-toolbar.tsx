"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { Select } from "@/components/ui/select"
import type { ListQuery } from "@/lib/core/client/list-state"
import { PageSize } from "./page-size"
import type { ListColumn, ListRecord } from "./types"
import type { Selection } from "./use-selection"

interface Props<Row extends ListRecord> {
  state: ListQuery
  columns: ListColumn<Row>[]
  /** Label of the default order; "newest first" if omitted. */
  ownOrder?: string
  selection?: Selection
  onChange: (part: Partial<ListQuery>) => void
  search: ReactNode
  /** View options and export. */
  tools: ReactNode
  primaryAction?: ReactNode
}

/** Toolbar above a list. On phones it has sorting and select-all, because cards have no column heads. */
export function ListToolbar<Row extends ListRecord>(props: Props<Row>) {
  const { state, columns, ownOrder, selection, onChange, search, tools, primaryAction } = props
  const t = useTranslations("list")
  return (
    <div className="flex flex-wrap items-center gap-2 p-3 md:gap-3 md:px-5 md:py-4 print:hidden">
      <span className="hidden items-center gap-2 md:flex">
        <span aria-hidden="true" className="hidden text-dense text-ink-muted lg:block">
          {t("show")}
        </span>
        <PageSize perPage={state.perPage} onChange={onChange} />
      </span>
      <div className="flex min-w-0 basis-full flex-wrap items-center gap-2 md:contents">
        {search}
        <span className="flex flex-wrap gap-2 empty:hidden max-md:grow max-md:*:w-full md:order-last">
          {primaryAction}
        </span>
      </div>
      <div className="flex min-w-0 basis-full items-center gap-2 md:ms-auto md:basis-auto">
        {selection && (
          <Checkbox
            hideLabel
            label={t("selectPage")}
            checked={selection.all}
            indeterminate={selection.some}
            onChange={selection.toggleAll}
            className="md:hidden"
          />
        )}
        <Sorting state={state} columns={columns} ownOrder={ownOrder} onChange={onChange} />
        {tools}
      </div>
    </div>
  )
}

type SortingProps<Row extends ListRecord> = Pick<Props<Row>, "state" | "columns" | "ownOrder" | "onChange">

function Sorting<Row extends ListRecord>({ state, columns, ownOrder, onChange }: SortingProps<Row>) {
  const t = useTranslations("list")
  return (
    <Select
      aria-label={t("sortBy")}
      value={state.sortBy ? `${state.sortBy} ${state.order ?? "asc"}` : ""}
      onChange={({ target }) => {
        const [sortBy, order] = target.value.split(" ")
        onChange({ sortBy: sortBy || undefined, order: order === "desc" ? "desc" : undefined })
      }}
      placeholder={ownOrder ?? t("newest")}
      options={columns.flatMap(({ sortBy, header }) => [
        ...(sortBy ? [{ value: `${sortBy} asc`, label: t("ascending", { column: header }) }] : []),
        ...(sortBy ? [{ value: `${sortBy} desc`, label: t("descending", { column: header }) }] : []),
      ])}
      className="min-w-0 flex-1 md:hidden"
    />
  )
}
