"use client"

import { useTranslations } from "next-intl"
import type { TillWeek } from "@/lib/features/till-sessions/schema/figures"
import { sessionsLink } from "./figure-queries"
import { useDayText } from "./session-words"
import { WeekSession, WeekSum } from "./week-cells"

/** The days of a week with their tills, for phones. */
export function WeekDays({ week: { tills, totals }, shop }: { week: TillWeek; shop: number | undefined }) {
  const t = useTranslations("till-sessions.week")
  const day = useDayText()
  const dates = (totals[0]?.days ?? []).map(({ date }) => date)
  return (
    <ol className="flex flex-col divide-y divide-line">
      {dates.map((date, index) => {
        const traded = tills.flatMap(({ days, ...till }) =>
          (days[index]?.sessions ?? []).map((session) => ({ ...till, session })),
        )
        return (
          <li key={date} className="flex flex-col gap-2 py-3">
            <div className="flex items-start justify-between gap-3">
              <h2 className="font-semibold">{day(date, "full")}</h2>
              {traded.length > 0 &&
                totals.map(({ currency, days }) => (
                  <WeekSum
                    key={currency}
                    sum={days[index] ?? { takings: 0 }}
                    currency={currency}
                    href={sessionsLink({ shop, from: date, to: date })}
                    label={day(date)}
                  />
                ))}
            </div>
            {traded.length === 0 && <p className="text-dense text-ink-muted">{t("noTill")}</p>}
            <ul>
              {traded.map(({ session, tillName, shopName, currency }) => (
                <li key={session.id} className="flex items-center justify-between gap-3">
                  <span className="min-w-0">
                    <bdi className="block truncate">{tillName}</bdi>
                    <bdi className="block truncate text-ink-muted text-xs">{shopName}</bdi>
                  </span>
                  <WeekSession session={session} currency={currency} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
