"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox"
import { matching } from "@/components/ui/matching"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import type { DataFilter } from "./types"

interface Props {
  filter: DataFilter
  id: string
  /** The selected value; empty if there is none. */
  value: string
  onChange: (value: string | undefined) => void
}

const noOptions: ComboboxOption[] = []
/**
 * A combobox with a filter's options. The selected value counts before its option is loaded, and stays, as it is in the
 * address, if there is no such option anymore.
 */
export function DataFilterField({ filter, id, value, onChange }: Props) {
  const t = useTranslations("list")
  const { endpoint, options, search, find } = filter
  const [isWanted, setWanted] = useState(false)
  const [text, setText] = useState("")
  const typed = text.trim()
  const q = useDebounced(typed)
  const want = () => setWanted(true)

  const isListed = isWanted || (value !== "" && !find)
  const list = useQuery(endpoint, isListed ? { query: search?.(q) } : null)
  const single = useQuery(endpoint, value && find ? { query: find(value) } : null)
  const listed = list.data === undefined ? noOptions : options(list.data)
  const known = [...listed, ...(single.data === undefined ? noOptions : options(single.data))]
  const isLoading = find ? single.isLoading : list.isLoading
  const selected =
    value === ""
      ? undefined
      : (known.find((option) => option.value === value) ?? { value, label: isLoading ? t("loading") : value })
  // Until a search is answered, of the previous results only those that match, so that Enter can't choose a wrong one.
  const isStale = search !== undefined && (typed !== q || list.isLoading)
  const shown = isStale ? matching(listed, typed) : listed
  return (
    <Combobox
      clearable
      id={id}
      placeholder={t("any")}
      value={value}
      options={selected && !shown.some((option) => option.value === value) ? [selected, ...shown] : shown}
      onChange={(next) => onChange(next || undefined)}
      onSearch={search && setText}
      onIntent={want}
    />
  )
}
