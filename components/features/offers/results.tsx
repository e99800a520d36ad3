"use client"

import { ChartNoAxesColumn } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { Price } from "@/components/features/catalogue/price"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/offer-results/endpoints"
import type { OfferResult } from "@/lib/features/offer-results/schema"
import { useRewardText } from "./use-reward-text"

/** One of the two bars of an offer, with its figure. */
function Bar({ label, pieces, max, className }: { label: string; pieces: number; max: number; className: string }) {
  const format = useFormatter()
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-dense">
      <dt className="text-ink-muted">{label}</dt>
      <dd aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-neutral-soft">
        <div
          className={`h-full rounded-full ${className}`}
          style={{ width: `${(Math.max(0, pieces) / max) * 100}%` }}
        />
      </dd>
      <dd className="tabular text-end font-medium">{format.number(pieces)}</dd>
    </div>
  )
}

function Result({ result, max }: { result: OfferResult; max: number }) {
  const t = useTranslations("offers.results")
  const locale = useLanguage()
  const format = useFormatter()
  const rewardText = useRewardText()
  const { name, reward, currency, from, to, days, before, during, withOffer, discount } = result
  const change = before > 0 ? (during - before) / before : undefined
  return (
    <li className="grid gap-3 border-line border-b py-4 last:border-b-0 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_minmax(0,14rem)]">
      <div className="min-w-0">
        <bdi className="block font-medium">{name}</bdi>
        <span className="block text-ink-muted text-xs">{rewardText(reward, currency)}</span>
        <span className="block text-ink-muted text-xs">
          {t("span", { from: writeDay(from, locale), to: writeDay(to, locale), days })}
        </span>
      </div>
      <dl className="grid content-center gap-2">
        <Bar label={t("before")} pieces={before} max={max} className="bg-chart-plain" />
        <Bar label={t("during")} pieces={during} max={max} className="bg-chart-1" />
      </dl>
      <p className="content-center text-dense">
        {change === undefined
          ? t("noBefore")
          : t("change", { change: format.number(change, { style: "percent", signDisplay: "exceptZero" }) })}
        {withOffer > 0 && (
          <span className="block text-ink-muted text-xs">
            {t("with", { pieces: withOffer })} <Price minor={-discount} currency={currency} />
          </span>
        )}
      </p>
    </li>
  )
}

/** Sales of the goods of each offer, before it and while it ran. */
export function Results() {
  const t = useTranslations("offers.results")
  const shop = useChosenShop()
  const query = shop === undefined ? {} : { shop }
  const { data, error, mutate } = useQuery(endpoints.listOfferResults, { query })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-72" />
  if (data.data.length === 0)
    return (
      <Card>
        <EmptyState icon={<ChartNoAxesColumn />} title={t("emptyTitle")} text={t("emptyText")} />
      </Card>
    )
  const max = Math.max(1, ...data.data.flatMap(({ before, during }) => [before, during]))
  return (
    <div className="grid gap-4">
      <Alert tone="info" title={t("howTitle")}>
        {t("how")}
      </Alert>
      <Card>
        <CardBody>
          <ul aria-label={t("list")}>
            {data.data.map((result) => (
              <Result key={result.offer} result={result} max={max} />
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  )
}
