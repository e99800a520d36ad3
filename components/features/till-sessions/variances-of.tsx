"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { TextLink } from "@/components/ui/text-link"
import type { VariancesOf } from "@/lib/features/till-sessions/schema/figures"
import { sessionsLink } from "./figure-queries"
import { useDayText, Variance } from "./session-words"
import { VarianceBars } from "./variance-bars"
import { VarianceChart } from "./variance-chart"

interface Props {
  of: VariancesOf
  from: string
  to: string
  shop: number | undefined
}

/** Days with the largest variances that are listed below the chart. */
const maxDays = 8

/** The variances of one currency. */
export function VariancesIn({ of, from, to, shop }: Props) {
  const t = useTranslations("till-sessions.variances")
  const format = useFormatter()
  const day = useDayText()
  const { currency, days, tills, people, weekdays } = of
  const link = (filters: Parameters<typeof sessionsLink>[0]) => sessionsLink({ shop, from, to, ...filters })
  // The first of January 2024 was a Monday.
  const weekday = (number: number) =>
    format.dateTime(new Date(Date.UTC(2024, 0, number)), { weekday: "long", timeZone: "UTC" })
  const largest = days
    .filter(({ variance }) => variance !== 0)
    .sort((a, b) => Math.abs(b.variance) - Math.abs(a.variance))
    .slice(0, maxDays)
  const total = (name: "variance" | "short" | "over") => (
    <span className="flex flex-col">
      <span className="text-dense text-ink-muted">{t(`totals.${name}`)}</span>
      <span className="font-semibold text-lg">
        <Variance amount={of[name]} currency={currency} />
      </span>
    </span>
  )
  const ofDay = ({ date, ...figure }: VariancesOf["days"][number]) => ({
    ...figure,
    ...{ key: date, label: day(date), href: link({ from: date, to: date }) },
  })
  return (
    <>
      <Card>
        <CardHeader
          title={t("byDay")}
          actions={<TextLink href={link({})}>{t("sessions", { count: of.sessions })}</TextLink>}
        />
        <CardBody className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            {total("variance")}
            {total("short")}
            {total("over")}
          </div>
          <VarianceChart of={of} from={from} to={to} shop={shop} />
        </CardBody>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {largest.length > 0 && <VarianceBars title={t("largest")} currency={currency} entries={largest.map(ofDay)} />}
        <VarianceBars
          title={t("byTill")}
          currency={currency}
          entries={tills.map(({ till, tillName, shopName, ...figure }) => ({
            ...figure,
            ...{ key: String(till), label: `${shopName} · ${tillName}`, href: link({ till }) },
          }))}
        />
        <VarianceBars
          title={t("byPerson")}
          currency={currency}
          entries={people.map(({ person, name, ...figure }) => ({
            ...figure,
            ...{ key: String(person), label: name, href: link({ person: person ?? undefined }) },
          }))}
        />
        <VarianceBars
          title={t("byWeekday")}
          currency={currency}
          entries={weekdays.map(({ weekday: number, ...figure }) => ({
            ...figure,
            ...{ key: String(number), label: weekday(number), href: link({ weekday: number }) },
          }))}
        />
      </div>
    </>
  )
}
