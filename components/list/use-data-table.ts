"use client"

import { useLocale } from "next-intl"
import { useMemo, useState } from "react"
import type { DataColumn, DataRecord, DataSort } from "./data-types"

/** Rows at hand, searched, sorted and cut into pages in the browser. */
export function useDataTable<Row extends DataRecord>(rows: Row[], columns: DataColumn<Row>[], pageSize = 10) {
  const locale = useLocale()
  const [search, setSearch] = useState("")
  const [sort, setSort] = useState<DataSort>()
  const [perPage, setPerPage] = useState(pageSize)
  const [wanted, setPage] = useState(1)

  const found = useMemo(() => {
    const text = search.trim().toLocaleLowerCase(locale)
    const fits = (row: Row) =>
      columns.some(({ value, also }) => `${value(row)} ${also?.(row) ?? ""}`.toLocaleLowerCase(locale).includes(text))
    const kept = text ? rows.filter(fits) : [...rows]
    const by = columns.find(({ name }) => name === sort?.name)
    if (!by) return kept
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const way = sort?.order === "desc" ? -1 : 1
    return kept.sort((a, b) => {
      const [one, other] = [by.value(a), by.value(b)]
      const apart = typeof one === "number" && typeof other === "number" ? one - other : compare(`${one}`, `${other}`)
      return apart * way
    })
  }, [rows, columns, search, sort, locale])

  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(wanted, pages)
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(1)
    },
    sort,
    /** Up, down, and then as it was. */
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
    /** All that fit, in order, and those of this page. */
    found,
    shown: found.slice((page - 1) * perPage, page * perPage),
  }
}
