"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { addDays } from "@/lib/core/time-zone"
import * as endpoints from "@/lib/features/banking-days/endpoints"
import type { BankingDay } from "@/lib/features/banking-days/schema"
import type { Event } from "@/lib/features/calendar/schema"

const none: Event[] = []
const dayLong = 86_400_000

/** Negative, so that it is no stored event's. */
const idOf = (date: string) => -Date.parse(date) / dayLong

const grouped = (days: BankingDay[]) => {
  const byDate = new Map<string, BankingDay[]>()
  for (const day of days) byDate.set(day.date, [...(byDate.get(day.date) ?? []), day])
  return [...byDate]
}

const linkTo = ([first, ...rest]: BankingDay[]) =>
  `/business/safe-to-bank?open=add${first && rest.length === 0 ? `&shop=${first.shop}` : ""}`

/** The banking days of shops as events, one per day, for those who may prepare bags. */
export function useBankingDays({ start, end }: { start: string; end: string }, isShown: boolean): Event[] {
  const t = useTranslations("calendar.banking")
  const locale = useLanguage()
  const mayBank = useAbility().can("create", "BankBag")
  const { data } = useQuery(endpoints.listBankingDays, mayBank && isShown ? { query: { from: start, to: end } } : null)
  return useMemo(() => {
    if (!data || !isShown) return none
    return grouped(data.data).map(([date, days]): Event => {
      const shops = days.map(({ shopName }) => shopName).join(", ")
      const amounts = days.flatMap(({ amount, currency }) => (amount ? [money(amount, currency, locale)] : []))
      return {
        id: idOf(date),
        url: linkTo(days),
        title: amounts.length > 0 ? t("amount", { shops, amount: amounts.join(", ") }) : t("day", { shops }),
        start: `${date}T00:00:00.000Z`,
        end: addDays(new Date(`${date}T00:00:00Z`), 1).toISOString(),
        allDay: true,
        extendedProps: { calendar: "Business" },
      }
    })
  }, [data, isShown, locale, t])
}
