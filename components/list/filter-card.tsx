"use client"

import { ListFilter as FilterIcon } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { FilterField, paramsOf } from "./filter-field"
import type { ListFilter } from "./types"

interface Props {
  filters: ListFilter[]
  /** The selected values, by the names of their query parameters. */
  values: Record<string, unknown>
  onChange: (part: Record<string, string | undefined>) => void
  onClear: () => void
}

/** Filters of a list; on phones behind a button with the number of active ones. */
export function FilterCard({ filters, values, onChange, onClear }: Props) {
  const t = useTranslations("list")
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = filters.filter((filter) => paramsOf(filter).some((name) => values[name] !== undefined)).length
  return (
    <section aria-label={t("filters")} className="rounded-card border bg-card shadow-card print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-12 w-full items-center gap-2 rounded-card px-4 font-medium md:hidden"
      >
        <FilterIcon aria-hidden="true" className="size-4 text-ink-muted" />
        {t("filters")}
        {count > 0 && <span className="tabular rounded-full bg-brand-soft px-2 text-xs text-brand-text">{count}</span>}
      </button>
      <div className={`gap-4 px-4 pb-4 md:grid md:grid-cols-3 md:p-5 ${open ? "grid" : "hidden"}`}>
        {filters.map((filter) => (
          <div key={filter.name} className="min-w-0">
            <label htmlFor={`${id}${filter.name}`} className="mb-1.5 block font-medium text-dense text-ink-muted">
              {filter.label}
            </label>
            <FilterField filter={filter} id={`${id}${filter.name}`} values={values} onChange={onChange} />
          </div>
        ))}
        {count > 0 && (
          <button type="button" onClick={onClear} className="h-11 font-medium text-brand-text md:hidden">
            {t("clearFilters")}
          </button>
        )}
      </div>
    </section>
  )
}
