"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { SearchInput } from "@/components/ui/search-input"
import { Select } from "@/components/ui/select"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { searchFor } from "@/lib/core/search-text"
import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import type { Findings } from "./use-findings"

const shows = ["changed", "wrong", "draft", "active", "delisted"] as const

/** The filters of the sheet, in the URL, and the rows that fit them. */
export function useSheetFilters(rows: SheetRow[], { changed, wrong, conflicts }: Findings) {
  const [q, setQ] = useViewParam("q")
  const [category, setCategory] = useViewParam("category")
  const [show, setShow] = useViewParam("show")
  const texts = useMemo(
    () => new Map(rows.map((row) => [row.id, [row.name, row.sku, ...row.gtins].join("\n")])),
    [rows],
  )
  const shown = useMemo(() => {
    const isFound = searchFor(q ?? "")
    const cells = show === "changed" ? changed : show === "wrong" ? [...wrong, ...conflicts] : undefined
    const ids = cells && new Set(cells.map(({ row }) => row.id))
    const isShown = (row: SheetRow) =>
      ids ? ids.has(row.id) : !shows.some((state) => state === show) || row.state === show
    return rows.filter(
      (row) => (!category || String(row.category) === category) && isShown(row) && isFound(texts.get(row.id) ?? ""),
    )
  }, [rows, texts, q, category, show, changed, wrong, conflicts])
  const categories = useMemo(() => {
    const names = new Map(
      rows.flatMap((row) => (row.category && row.categoryName ? [[row.category, row.categoryName]] : [])),
    )
    return [...names]
      .map(([id, label]) => ({ value: String(id), label }))
      .sort((a, b) => a.label.localeCompare(b.label))
  }, [rows])
  const clear = () => {
    for (const set of [setQ, setCategory, setShow]) set(null, { replace: true })
  }
  return { q, setQ, category, setCategory, show, setShow, shown, categories, clear }
}

export function SheetFilters(filters: Omit<ReturnType<typeof useSheetFilters>, "shown" | "clear">) {
  const t = useTranslations("price-sheet")
  const { q, setQ, category, setCategory, show, setShow, categories } = filters
  return (
    <>
      <div className="w-full sm:w-64">
        <SearchInput value={q ?? ""} label={t("search")} onChange={(text) => setQ(text || null, { replace: true })} />
      </div>
      <Select
        className="min-w-0 flex-1 sm:w-48 sm:flex-none"
        aria-label={t("category")}
        placeholder={t("anyCategory")}
        options={categories}
        value={category ?? ""}
        onChange={({ target }) => setCategory(target.value || null, { replace: true })}
      />
      <Select
        className="min-w-0 flex-1 sm:w-44 sm:flex-none"
        aria-label={t("show")}
        placeholder={t("showAll")}
        options={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        value={show ?? ""}
        onChange={({ target }) => setShow(target.value || null, { replace: true })}
      />
    </>
  )
}
