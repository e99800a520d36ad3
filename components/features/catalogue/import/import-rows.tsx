"use client"

import { FileSpreadsheet } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { ListScreen } from "@/components/list/list-screen"
import type { ListSource } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ImportCell, ImportRow, ImportRowQuery, ProductImport } from "@/lib/features/catalogue/schema/imports"
import { importOutcomes } from "@/lib/features/catalogue/values/imports"
import { useMoney, usePercent } from "../price"
import { useMeaningText } from "./use-meaning-text"

const tones = { create: "success", change: "info", same: "neutral", problem: "danger" } as const

const sourceOf = (id: number): ListSource<ImportRowQuery> => ({
  path: endpoints.listProductImportRows.path.replace("{id}", String(id)),
  rowsIn: "data",
  rules: { filters: { outcome: importOutcomes }, sortBy: [], perPage: 20, maxPerPage },
})

/** Words what a product has now, by what the column means. */
function useBeforeText() {
  const t = useTranslations("product-import")
  const money = useMoney()
  const percent = usePercent()
  return (meaning: string, before: ImportCell["before"], currency: string) => {
    if (before === null || before === undefined || before === "") return t("nothing")
    if (typeof before === "boolean") return t(before ? "yes" : "no")
    if (meaning.startsWith("price") && typeof before === "number") return money(before, currency)
    if (meaning.startsWith("vat:") && typeof before === "number") return percent(before / 100)
    return String(before)
  }
}

/** Whether a cell says anything: an empty one leaves the product as it is. */
const isShown = (cell: ImportCell | undefined): cell is ImportCell =>
  cell !== undefined && (cell.text !== "" || cell.problem !== null || cell.before !== undefined)

/** A cell of the file with its problem, or with what it replaces. */
function Cell({ cell, meaning, currency }: { cell: ImportCell; meaning: string; currency: string }) {
  const t = useTranslations("product-import")
  const beforeText = useBeforeText()
  const { text, before, problem, about } = cell
  if (problem)
    return (
      <span className="grid">
        <bdi className="text-danger-text">{text || t("nothing")}</bdi>
        <span className="text-danger-text text-dense">{t(`problems.${problem}`, { about })}</span>
      </span>
    )
  if (before === undefined) return <bdi>{text}</bdi>
  return (
    <span className="grid">
      <bdi className="font-semibold">{text}</bdi>
      <s className="text-dense text-ink-muted">
        <bdi>{beforeText(meaning, before, currency)}</bdi>
      </s>
    </span>
  )
}

/** The rows of a file, each with what it would do. */
export function ImportRows({ data }: { data: ProductImport }) {
  const t = useTranslations("product-import")
  const meaningText = useMeaningText(data)
  const source = useMemo(() => sourceOf(data.id), [data.id])
  const used = data.columns.map((column, at) => ({ ...column, at })).filter(({ meaning }) => meaning !== "ignore")
  return (
    <ListScreen<ImportRow, ImportRowQuery>
      source={source}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          name: "line",
          header: t("line"),
          cell: ({ line }) => (
            <span className="tabular">
              <span className="font-medium text-ink md:hidden">{t("lineOf", { line })}</span>
              <span className="max-md:hidden">{line}</span>
            </span>
          ),
          text: ({ line }) => String(line),
        },
        {
          name: "outcome",
          header: t("outcome"),
          cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
          text: ({ outcome }) => t(`outcomes.${outcome}`),
          shown: "always",
        },
        ...used.map(({ meaning, at }) => ({
          name: `c${at}`,
          header: meaningText(meaning),
          // A card on a phone has no headings.
          cell: ({ cells, currency }: ImportRow) =>
            isShown(cells[at]) && (
              <span className="flex gap-3 md:contents">
                <span className="w-2/5 shrink-0 text-ink-muted md:hidden">{meaningText(meaning)}</span>
                <span className="min-w-0 break-words md:contents">
                  <Cell cell={cells[at]} meaning={meaning} currency={currency} />
                </span>
              </span>
            ),
          phone: "line" as const,
          text: ({ cells }: ImportRow) => cells[at]?.text ?? "",
        })),
      ]}
      filters={[
        {
          name: "outcome",
          label: t("outcome"),
          options: importOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
        },
      ]}
      labels={{
        title: t("rows"),
        search: t("searchRows"),
        ownOrder: t("problemsFirst"),
        emptyTitle: t("noRows"),
        emptyText: t("noRowsText"),
        row: ({ name, line }) => name || t("lineOf", { line }),
      }}
      emptyIcon={<FileSpreadsheet />}
    />
  )
}
