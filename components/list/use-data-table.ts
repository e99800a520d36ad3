"use client"

import { useMemo, useState } from "react"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { searchFor } from "@/lib/core/search-text"
import type { DataColumn, DataRecord, DataSort } from "./data-types"

/** Searches, sorts and paginates loaded rows in the browser. */
export function useDataTable<Row extends DataRecord>(rows: Row[], columns: DataColumn<Row>[], pageSize = 10) {
  const locale = useLanguage()
  const [search, setSearch] = useState("")
  const [sort, setSort] = useState<DataSort>()
  const [perPage, setPerPage] = useState(pageSize)
  const [requestedPage, setPage] = useState(1)

  const found = useMemo(() => {
    const isFound = searchFor(search)
    const textOf = (row: Row) => columns.map(({ value, also }) => `${value(row)} ${also?.(row) ?? ""}`).join("\n")
    const matching = search.trim() ? rows.filter((row) => isFound(textOf(row))) : [...rows]
    const by = columns.find(({ name }) => name === sort?.name)
    if (!by) return matching
    const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true })
    const direction = sort?.order === "desc" ? -1 : 1
    return matching.sort((a, b) => {
      const [one, other] = [by.value(a), by.value(b)]
      const difference =
        typeof one === "number" && typeof other === "number" ? one - other : compare(`${one}`, `${other}`)
      return difference * direction
    })
  }, [rows, columns, search, sort, locale])

  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(requestedPage, pages)
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(1)
    },
    sort,
    /** Cycles through ascending, descending and unsorted. */
    toggleSort: (name: string) =>
      setSort((before) => {
        if (before?.name !== name) return { name, order: "asc" }
        return before.order === "asc" ? { name, order: "desc" } : undefined
      }),
    page,
    pages,
    setPage,
    perPage,
    setPerPage: (size: number) => {
      setPerPage(size)
      setPage(1)
    },
    /** All matching rows in order. */
    found,
    /** The matching rows of this page. */
    shown: found.slice((page - 1) * perPage, page * perPage),
  }
}
