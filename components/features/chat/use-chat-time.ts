"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

const dayMs = 86_400_000

/** Formatters for message times in the user's language and time zone. */
export function useChatTime() {
  const t = useTranslations("chat.time")
  const format = useFormatter()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    const dayCache = new Map<number, string>()
    // A long conversation asks thousands of times, and every time zone's day starts on a quarter of an hour: cache by quarter.
    const dayOf = (time: string | Date) => {
      const quarter = Math.floor(new Date(time).getTime() / 900_000)
      const day = dayCache.get(quarter) ?? days.format(new Date(time))
      dayCache.set(quarter, day)
      return day
    }
    const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * dayMs))
    const clock = (time: string) => format.dateTime(new Date(time), { hour: "numeric", minute: "2-digit", timeZone })
    return {
      dayOf,
      clock,
      exact: (time: string) => format.dateTime(new Date(time), { dateStyle: "full", timeStyle: "short", timeZone }),
      /** The day as a heading: today, yesterday, or its date. */
      day(time: string): string {
        if (dayOf(time) === daysAgo(0)) return t("today")
        if (dayOf(time) === daysAgo(1)) return t("yesterday")
        const year = dayOf(time).slice(0, 4) === daysAgo(0).slice(0, 4) ? undefined : "numeric"
        return format.dateTime(new Date(time), { weekday: "long", day: "numeric", month: "long", year, timeZone })
      },
      /** A short form: the time today, the weekday within a week, else the date. */
      short(time: string): string {
        const date = new Date(time)
        if (dayOf(time) === daysAgo(0)) return clock(time)
        if (dayOf(time) > daysAgo(6)) return format.dateTime(date, { weekday: "short", timeZone })
        return format.dateTime(date, { day: "numeric", month: "short", timeZone })
      },
    }
  }, [t, format, timeZone])
}
