"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useId } from "react"
import { Link } from "@/components/ui/link"
import { shiftDay } from "@/lib/core/i18n/day-text"
import type { DaysToBank } from "@/lib/features/bank-bags/schema"

type Point = DaysToBank["data"][number]

interface Props {
  /** Of one shop. */
  points: Point[]
  weeks: string[]
  /** Days at the top of the scale. */
  max: number
}

/** The median as a bar, and the worst as a line above it. Stretched to the width of a week. */
function Bar({ median, worst, max }: { median: number; worst: number; max: number }) {
  const height = (days: number) => (days / max) * 96
  return (
    <svg aria-hidden="true" viewBox="0 0 10 100" preserveAspectRatio="none" className="size-full">
      <rect x={4.7} width={0.6} y={100 - height(worst)} height={height(worst)} className="fill-chart-plain" />
      <rect x={3} width={4} y={100 - height(worst)} height={1.5} className="fill-chart-plain" />
      {/* Money that is credited on the day of its drop is a thin line, not nothing. */}
      <rect x={2} width={6} y={99 - height(median)} height={height(median) + 1} className="fill-chart-1" />
    </svg>
  )
}

/** The weeks of one shop. Each with credited bags links to them. */
export function DaysOfShop({ points, weeks, max }: Props) {
  const t = useTranslations("bank-bags.days")
  const format = useFormatter()
  const id = useId()
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" })
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-medium text-dense">
        <bdi>{points[0]?.shopName}</bdi>
      </h3>
      <ol className="flex overflow-x-auto border-line border-b">
        {weeks.map((week) => {
          const point = points.find((one) => one.week === week)
          if (!point) return <li key={week} aria-hidden="true" className="min-w-6 flex-1" />
          const { shop, median, worst, bags } = point
          const query = new URLSearchParams({
            shop: String(shop),
            creditedFrom: week,
            creditedTo: shiftDay(week, 6),
          })
          const label =
            median === null || worst === null
              ? t("noDrops", { week: day(week), count: bags })
              : t("point", { week: day(week), median, worst, count: bags })
          return (
            <li key={week} className="min-w-6 flex-1">
              <Link
                href={`/business/safe-to-bank?${query}`}
                aria-label={label}
                data-tip={label}
                className="block rounded-control hover:bg-sunken"
              >
                <span className="tabular block text-center text-ink-muted text-xs">
                  {median === null ? "–" : format.number(median)}
                </span>
                <span className="block h-24">
                  {median !== null && worst !== null && <Bar median={median} worst={worst} max={max} />}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 flex justify-between text-ink-muted text-xs">
        <span>{day(weeks[0] ?? "")}</span>
        <span>{day(weeks.at(-1) ?? "")}</span>
      </p>
    </section>
  )
}
