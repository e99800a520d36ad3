"use client"

import clsx from "clsx"
import { CheckCheck } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { type KeyboardEvent, useState } from "react"
import { Card, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import { LineMatch } from "./line-match"

/** The lines that are matched with nothing yet, and what the chosen one could be. J and K move, Enter confirms the best. */
export function OpenLines() {
  const t = useTranslations("bank-statements.lines")
  const format = useFormatter()
  const locale = useLanguage()
  const query = { state: "open" as const, perPage: 50 }
  const { data, error, mutate } = useQuery(endpoints.listBankLines, { query })
  const [chosen, setChosen] = useState<number>()
  const lines = data?.data ?? []
  const line = lines.find(({ id }) => id === chosen) ?? lines[0]

  function move(event: KeyboardEvent) {
    if (event.key === "Enter" && document.activeElement?.id === `bank-line-${line?.id}`) {
      event.preventDefault()
      document.getElementById("bank-confirm")?.click()
      return
    }
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step === undefined || !line) return
    event.preventDefault()
    const next = lines[Math.min(lines.length - 1, Math.max(0, lines.indexOf(line) + step))]
    setChosen(next?.id)
    document.getElementById(`bank-line-${next?.id}`)?.focus()
  }

  return (
    <Card>
      <CardHeader
        title={t("title", { count: data?.total ?? 0 })}
        subtitle={lines.length > 0 ? t("subtitle") : undefined}
      />
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="m-5 h-40" />}
      {data && lines.length === 0 && <EmptyState icon={<CheckCheck />} title={t("empty")} text={t("emptyText")} />}
      {line && (
        <div className="grid border-line border-t lg:grid-cols-2">
          <ul className="max-h-[36rem] divide-y divide-line overflow-y-auto" onKeyDown={move}>
            {lines.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  id={`bank-line-${one.id}`}
                  aria-pressed={one.id === line.id}
                  className={clsx("w-full px-5 py-3 text-start text-dense", one.id === line.id && "bg-brand-soft")}
                  onClick={() => setChosen(one.id)}
                >
                  <span className="flex justify-between gap-3 font-medium text-ink">
                    <bdi className="truncate">{one.name || one.text || t("unnamed")}</bdi>
                    <span className="tabular shrink-0">{money(one.open, one.currency, locale)}</span>
                  </span>
                  <span className="flex justify-between gap-3 text-ink-muted">
                    <bdi className="truncate">{one.name ? one.text : one.iban}</bdi>
                    <time className="shrink-0" dateTime={one.bookedOn}>
                      {format.dateTime(new Date(`${one.bookedOn}T12:00:00`), { dateStyle: "medium" })}
                    </time>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <LineMatch key={line.id} line={line} />
        </div>
      )}
    </Card>
  )
}
