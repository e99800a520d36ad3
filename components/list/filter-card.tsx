"use client"

import { ListFilter as FilterIcon } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Select } from "@/components/ui/select"
import type { ListFilter } from "./types"

interface Props {
  filters: ListFilter[]
  /** The selected value of each filter, by name. */
  values: Record<string, unknown>
  onChange: (name: string, value: string | undefined) => void
  onClear: () => void
}

/** Filters of a list, as selects; on phones behind a button with the number of active ones. */
export function FilterCard({ filters, values, onChange, onClear }: Props) {
  const t = useTranslations("list")
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = filters.filter(({ name }) => values[name] !== undefined).length
  return (
    <section aria-label={t("filters")} className="rounded-card border bg-card shadow-card">
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
        {filters.map(({ name, label, options }) => (
          <div key={name} className="min-w-0">
            <label htmlFor={`${id}${name}`} className="mb-1.5 block font-medium text-dense text-ink-muted">
              {label}
            </label>
            <Select
              id={`${id}${name}`}
              value={String(values[name] ?? "")}
              onChange={(event) => onChange(name, event.target.value || undefined)}
              placeholder={t("any")}
              options={options}
            />
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
