"use client"

import { useFormatter, useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/till-sessions/endpoints"

const kinds = ["takings", "paid-in", "agency-sale", "paid-out", "drop", "cash-up", "night-difference"] as const
const tenders = ["cash", "cards", "vouchers", "ious"] as const

/** The cash that should be in the till now, how it adds up, and the readings so far by tender and rate. */
export default function XReportFigures({ id }: { id: number }) {
  const t = useTranslations("till-sessions.x")
  const reading = useTranslations("till-sessions.reading")
  const format = useFormatter()
  const locale = useLanguage()
  const { data, error, mutate, isValidating } = useQuery(endpoints.getXReport, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-64 w-full" />
  const text = (amount: number) => <bdi className="tabular">{money(amount, data.currency, locale)}</bdi>
  const percent = (rate: number) => format.number(rate / 10_000, { style: "percent", maximumFractionDigits: 2 })
  const nameOf = (kind: string) => t(`kinds.${kinds.find((one) => one === kind) ?? "other"}`)
  return (
    <div className="flex flex-col gap-6">
      <p className="flex items-baseline justify-between gap-3 font-semibold text-lg">
        {t("expected")} {text(data.expected)}
      </p>
      <DescriptionList
        items={[
          { term: t("opening"), value: text(data.opening) },
          ...data.movements.map(({ kind, amount }) => ({ term: nameOf(kind), value: text(amount) })),
        ]}
      />
      {data.readings === 0 ? (
        <p className="text-ink-muted">{t("noReading")}</p>
      ) : (
        <>
          <section>
            <h3 className="mb-2 font-semibold">{reading("tenders")}</h3>
            <DescriptionList
              items={tenders.map((name) => ({
                term: name === "ious" ? t("ious") : reading(name),
                value: text(data.tenders[name]),
              }))}
            />
          </section>
          <section>
            <h3 className="mb-2 font-semibold">{reading("sales")}</h3>
            <DescriptionList
              items={data.rates.map(({ rate, gross }) => ({
                term: reading("rate", { rate: percent(rate) }),
                value: text(gross),
              }))}
            />
          </section>
        </>
      )}
    </div>
  )
}
