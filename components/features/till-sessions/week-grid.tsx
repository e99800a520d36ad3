"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { TillWeek } from "@/lib/features/till-sessions/schema/figures"
import { sessionsLink } from "./figure-queries"
import { WeekSession, WeekSum } from "./week-cells"

/** Tills by the days of a week, for wide screens. */
export function WeekGrid({ week, shop }: { week: TillWeek; shop: number | undefined }) {
  const t = useTranslations("till-sessions.week")
  const format = useFormatter()
  const { from, to, tills, totals } = week
  const dates = (totals[0]?.days ?? []).map(({ date }) => date)
  const dayText = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      weekday: "short",
      day: "numeric",
      month: "numeric",
      timeZone: "UTC",
    })
  return (
    <Table label={t("label")} density="compact" focusable>
      <THead>
        <TR>
          <TH>{t("till")}</TH>
          {dates.map((date) => (
            <TH key={date} numeric>
              {dayText(date)}
            </TH>
          ))}
          <TH numeric>{t("total")}</TH>
        </TR>
      </THead>
      <TBody>
        {tills.map(({ till, tillName, shopName, currency, days, ...sum }) => (
          <TR key={till}>
            <TD>
              <bdi className="block font-medium">{tillName}</bdi>
              <bdi className="block text-ink-muted text-xs">{shopName}</bdi>
            </TD>
            {days.map(({ date, sessions }) => (
              <TD key={date} numeric className="align-top">
                {sessions.map((session) => (
                  <WeekSession key={session.id} session={session} currency={currency} />
                ))}
              </TD>
            ))}
            <TD numeric className="align-top">
              <WeekSum sum={sum} currency={currency} href={sessionsLink({ till, from, to })} label={tillName} />
            </TD>
          </TR>
        ))}
        {totals.map(({ currency, days, ...sum }) => (
          <TR key={currency}>
            <TD className="font-semibold">{totals.length > 1 ? t("totalIn", { currency }) : t("total")}</TD>
            {days.map(({ date, ...ofDay }) => (
              <TD key={date} numeric>
                <WeekSum
                  sum={ofDay}
                  currency={currency}
                  href={sessionsLink({ shop, from: date, to: date })}
                  label={dayText(date)}
                />
              </TD>
            ))}
            <TD numeric>
              <WeekSum sum={sum} currency={currency} href={sessionsLink({ shop, from, to })} label={t("total")} />
            </TD>
          </TR>
        ))}
      </TBody>
    </Table>
  )
}
