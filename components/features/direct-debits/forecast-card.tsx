"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Disclosure } from "@/components/ui/disclosure"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/direct-debits/endpoints"
import type { Forecast } from "@/lib/features/direct-debits/schema"
import { ForecastChart } from "./forecast-chart"
import { useDay } from "./use-day"
import { useDebitPlaces } from "./use-debit-places"

function Figures({ forecast: { balance, low, inTransit, currency } }: { forecast: Forecast }) {
  const t = useTranslations("direct-debits.forecast")
  const locale = useLanguage()
  const day = useDay()
  const figures = [
    [t("now"), balance],
    [t("low", { day: day(low.date) }), low.balance],
    ...(inTransit === 0 ? [] : ([[t("inTransit"), inTransit]] as const)),
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-ink-muted text-xs">{label}</dt>
          <dd
            className={amount < 0 ? "tabular font-semibold text-danger-text text-lg" : "tabular font-semibold text-lg"}
          >
            {money(amount, currency, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DayTable({ forecast: { days, currency } }: { forecast: Forecast }) {
  const t = useTranslations("direct-debits.forecast")
  const locale = useLanguage()
  const day = useDay()
  const cell = "border-line border-b px-2 py-1.5 text-start align-top"
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-dense">
        <thead>
          <tr className="text-ink-muted">
            <th className={cell}>{t("day")}</th>
            <th className={cell}>{t("debits")}</th>
            <th className={`${cell} text-end!`}>{t("balance")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, debits, balance }) => (
            <tr key={date}>
              <td className={`${cell} whitespace-nowrap`}>{day(date)}</td>
              <td className={cell}>
                {debits.map(({ directDebit, creditor, amount }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mandate may be due twice on a day, and rows never move
                  <span key={`${directDebit}-${at}`} className="flex justify-between gap-4">
                    <bdi>{creditor}</bdi>
                    <span className="tabular whitespace-nowrap">{money(amount, currency, locale)}</span>
                  </span>
                ))}
              </td>
              <td className={`${cell} tabular text-end! ${balance < 0 ? "text-danger-text" : ""}`}>
                {money(balance, currency, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Shown({ business }: { business: number }) {
  const t = useTranslations("direct-debits.forecast")
  const day = useDay()
  const { data, error, mutate } = useQuery(endpoints.forecastBank, { query: { business } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-56" />
  const short = data.days.find(({ balance }) => balance < 0)
  return (
    <>
      <Figures forecast={data} />
      {short && <Alert tone="warning">{t("short", { day: day(short.date) })}</Alert>}
      {data.days.length === 0 ? (
        <p className="text-ink-muted text-sm">{t("none")}</p>
      ) : (
        <>
          <ForecastChart forecast={data} />
          <Disclosure title={t("table")}>
            <DayTable forecast={data} />
          </Disclosure>
        </>
      )}
    </>
  )
}

/** The forecast bank balance of a business over the next days, if nothing but direct debits is paid. */
export default function ForecastCard() {
  const t = useTranslations("direct-debits.forecast")
  const { places, isLoading, error, retry } = useDebitPlaces()
  const [chosen, setChosen] = useState<number>()
  const business = chosen ?? places[0]?.id
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }))
  if (!isLoading && !error && business === undefined) return null
  return (
    <Card className="mb-4 md:mb-5">
      <CardHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          places.length > 1 && (
            <Select
              aria-label={t("business")}
              options={options}
              value={String(business)}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          )
        }
      />
      <CardBody className="grid gap-4">
        {error && <LoadFailed text={error.message} onRetry={retry} />}
        {isLoading && <Skeleton className="h-56" />}
        {business !== undefined && <Shown key={business} business={business} />}
      </CardBody>
    </Card>
  )
}
