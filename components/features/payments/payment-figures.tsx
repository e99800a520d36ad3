"use client"

import { useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { Card, CardBody } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { PaymentTotals } from "@/lib/features/payments/schema/register"
import { registerSource, totalsQuery } from "./list-sources"

type Query = Record<string, string | number | undefined>

/** The URL of the register with the present filters and those of a figure. */
function addressOf(query: Query, more: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...more }))
    if (value !== undefined && value !== "") params.set(name, String(value))
  return `/business/payments?${params}`
}

interface Props {
  sums: PaymentTotals["data"][number]
  months: PaymentTotals["months"]
  query: Query
}

/** Money in and out in one currency. Each figure links to the payments that add up to it. */
function OfCurrency({ sums, months, query }: Props) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const { currency } = sums
  const figures = [
    [t("directions.in"), sums.in, { direction: "in" }],
    [t("directions.out"), sums.out, { direction: "out" }],
    [t("register.net"), sums.in - sums.out, {}],
    ...(sums.rest > 0 ? ([[t("register.rest"), sums.rest, { state: "unallocated" }]] as const) : []),
  ] as const
  const series = (name: "in" | "out", colour: "1" | "2") => ({
    ...{ name, colour, label: t(`directions.${name}`), data: months.map((month) => major(month[name])) },
  })
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(([label, amount, more]) => (
          <div key={label}>
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="tabular font-semibold text-lg">
              <TextLink href={addressOf(query, more)}>{money(amount, currency, locale)}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
      {months.length > 1 && (
        <TimeChart
          label={t("register.byMonth")}
          shape="bar"
          points={{ kind: "month", values: months.map(({ month }) => `${month}-01`) }}
          series={[series("in", "1"), series("out", "2")]}
          unit={{ kind: "money", currency }}
          className="h-44"
        />
      )}
    </>
  )
}

/** Totals of the payments that match the list's filters, overall and by month. */
export function PaymentFigures({ shop }: { shop?: number }) {
  const { query } = useListState(registerSource.rules)
  const filters = totalsQuery(shop, query)
  const { data, error, mutate } = useQuery(endpoints.sumPayments, { query: filters })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="mb-4 h-40 w-full md:mb-5" />
  if (data.data.length === 0) return null
  return (
    <Card className="mb-4 md:mb-5">
      <CardBody className="grid gap-4">
        {data.data.map((sums) => (
          <OfCurrency
            key={sums.currency}
            sums={sums}
            months={data.months.filter(({ currency }) => currency === sums.currency)}
            query={filters as Query}
          />
        ))}
      </CardBody>
    </Card>
  )
}
