"use client"

import { useTranslations } from "next-intl"
import { ChartTable } from "@/components/charts/chart-table"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import type { VariancesOf } from "@/lib/features/till-sessions/schema/figures"
import { sessionsLink } from "./figure-queries"
import { useDayText } from "./session-words"

const height = 160
/** Width of a day. */
const step = 10

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let day = from; day <= to; day = isoDayOf(addDays(new Date(`${day}T00:00:00Z`), 1))) dates.push(day)
  return dates
}

interface Props {
  of: VariancesOf
  from: string
  to: string
  shop: number | undefined
}

/** The variance of each day as a bar up or down, in front of what the shops tolerate. A bar leads to the day's sessions. */
export function VarianceChart({ of: { days, currency }, from, to, shop }: Props) {
  const t = useTranslations("till-sessions.variances")
  const locale = useLanguage()
  const router = useRouter()
  const day = useDayText()
  const dates = datesBetween(from, to)
  const byDate = new Map(days.map((one) => [one.date, one]))
  const top = Math.max(1, ...days.map(({ variance, tolerance }) => Math.max(Math.abs(variance), tolerance)))
  const scale = (amount: number) => (amount / top) * (height / 2 - 4)
  const text = (amount: number) => money(amount, currency, locale)
  const label = t("byDay")
  return (
    <figure aria-label={label} className="relative min-w-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${dates.length * step} ${height}`}
        preserveAspectRatio="none"
        className="chart h-40 w-full"
        direction="ltr"
      >
        {dates.map((date, index) => {
          const found = byDate.get(date)
          if (!found) return null
          const { variance, tolerance } = found
          const isBeyond = Math.abs(variance) > tolerance
          const size = Math.max(Math.abs(scale(variance)), variance === 0 ? 0 : 1)
          const box = { x: index * step, width: step }
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table below has the same links for the keyboard
            <g
              key={date}
              className="cursor-pointer"
              onClick={() => router.push(sessionsLink({ shop, from: date, to: date }))}
            >
              <title>{`${day(date)}: ${text(variance)}`}</title>
              <rect {...box} y={0} height={height} className="fill-transparent" />
              <rect
                {...box}
                y={height / 2 - scale(tolerance)}
                height={2 * scale(tolerance)}
                className="fill-neutral-soft"
              />
              <rect
                x={box.x + 2}
                width={step - 4}
                y={variance > 0 ? height / 2 - size : height / 2}
                height={size}
                className={isBeyond ? "fill-danger-mark" : "fill-brand-mark"}
              />
            </g>
          )
        })}
        <line x1={0} x2={dates.length * step} y1={height / 2} y2={height / 2} className="stroke-line-strong" />
      </svg>
      <p className="tabular mt-1 flex justify-between gap-3 text-ink-muted text-xs" dir="ltr">
        <span>{day(from)}</span>
        <span>{day(to)}</span>
      </p>
      <p className="mt-1 text-dense text-ink-muted">{t("band")}</p>
      <ChartTable
        label={label}
        heads={[t("day"), t("variance"), t("tolerated")]}
        rows={days.map(({ date, variance, tolerance }) => [day(date), text(variance), text(tolerance)])}
      />
    </figure>
  )
}
