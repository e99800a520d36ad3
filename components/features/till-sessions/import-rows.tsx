"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { ImportedRow, ReadingsImport } from "@/lib/features/till-sessions/schema/imports"

/** The rows of a file, each with its own check. */
export function ImportRows({ preview: { rows, currency } }: { preview: ReadingsImport }) {
  const t = useTranslations("till-sessions.import")
  const locale = useLanguage()
  const state = ({ problem, taken }: ImportedRow) => {
    if (problem) return <Badge tone="danger">{t("refusedRow")}</Badge>
    return <Badge tone={taken ? "success" : "info"}>{t(taken ? "taken" : "ready")}</Badge>
  }
  const amount = (label: string, value: number) => (
    <span className="text-ink-muted">
      {label} <bdi className="tabular text-ink">{money(value, currency, locale)}</bdi>
    </span>
  )
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t("rows")}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.line} className="flex flex-col gap-1 py-2.5">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="tabular text-dense text-ink-muted">{t("line", { line: row.line })}</span>
              {row.session === null ? (
                <bdi className="font-medium">{[row.date, row.till].filter(Boolean).join(" · ")}</bdi>
              ) : (
                <TextLink href={`/business/cash-notes/${row.session}`}>
                  <bdi>{[row.date, row.till].filter(Boolean).join(" · ")}</bdi>
                </TextLink>
              )}
              {row.number && <bdi className="text-ink-muted">Z {row.number}</bdi>}
              <span className="ms-auto">{state(row)}</span>
            </p>
            <p className="flex flex-wrap gap-x-4 text-dense">
              {amount(t("sales"), row.sales)}
              {amount(t("tenders"), row.tenders)}
            </p>
            {row.problem && (
              <p className="text-danger-text text-dense">
                {t(`problems.${row.problem}`, { column: row.column ?? "" })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
