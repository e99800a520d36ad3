"use client"

import { useFormatter } from "next-intl"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

/** Returns a formatter for the day of a time, in the user's language and time zone. */
export function useDay() {
  const format = useFormatter()
  const timeZone = useTimeZone()
  return (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeZone })
}
