"use client"

import { useFormatter } from "next-intl"
import { useMemo } from "react"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

/** Formatters for mail times in the user's language and time zone. */
export function useMailTime() {
  const format = useFormatter()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    const dayOf = (date: Date) => days.format(date)
    return {
      exact: (time: string | Date) =>
        format.dateTime(new Date(time), { dateStyle: "full", timeStyle: "short", timeZone }),
      medium: (time: string | Date) =>
        format.dateTime(new Date(time), { dateStyle: "medium", timeStyle: "short", timeZone }),
      /** A short form: the time today, day and month this year, else the full date. */
      short(time: string): string {
        const date = new Date(time)
        const [day, today] = [dayOf(date), dayOf(new Date())]
        if (day === today) return format.dateTime(date, { hour: "numeric", minute: "2-digit", timeZone })
        if (day.slice(0, 4) === today.slice(0, 4))
          return format.dateTime(date, { day: "numeric", month: "short", timeZone })
        return format.dateTime(date, { day: "2-digit", month: "2-digit", year: "2-digit", timeZone })
      },
    }
  }, [format, timeZone])
}
