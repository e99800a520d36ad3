"use client"

import { useFormatter } from "next-intl"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

/** The day of a moment, in the reader's language and place. */
export function useDay() {
  const format = useFormatter()
  const timeZone = useTimeZone()
  return (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeZone })
}
