"use client"

import { useTranslations } from "next-intl"
import { RangePicker } from "@/components/ui/range-picker"
import { Select } from "@/components/ui/select"
import { DataFilterField } from "./data-filter-field"
import type { ListFilter } from "./types"

type Values = Record<string, unknown>

interface Props {
  filter: ListFilter
  id: string
  /** The values of all filters, by the names of their query parameters. */
  values: Values
  onChange: (part: Record<string, string | undefined>) => void
}

/** The query parameters of a filter. */
export function paramsOf(filter: ListFilter): string[] {
  const { name } = filter
  return filter.kind === "days" ? (filter.params ?? [`${name}From`, `${name}To`]) : [name]
}

const textOf = (value: unknown) => (value === undefined ? undefined : String(value))

/** The control of a filter. */
export function FilterField({ filter, id, values, onChange }: Props) {
  const t = useTranslations("list")
  const { name } = filter
  if (filter.kind === "days") {
    const [from, to] = paramsOf(filter) as [string, string]
    return (
      <RangePicker
        id={id}
        value={{ from: textOf(values[from]), to: textOf(values[to]) }}
        onChange={(days) => onChange({ [from]: days.from, [to]: days.to })}
        placeholder={t("any")}
      />
    )
  }
  const value = textOf(values[name]) ?? ""
  const change = (next: string | undefined) => onChange({ [name]: next })
  if (filter.kind === "data") return <DataFilterField filter={filter} id={id} value={value} onChange={change} />
  return (
    <Select
      id={id}
      value={value}
      onChange={(event) => change(event.target.value || undefined)}
      placeholder={t("any")}
      options={filter.options}
    />
  )
}
