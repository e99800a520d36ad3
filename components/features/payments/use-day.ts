"use client"

import { useFormatter } from "next-intl"

/** Writes a calendar date, YYYY-MM-DD, in the user's language. */
export function useDay(): (date: string) => string {
  const format = useFormatter()
  return (date) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })
}
