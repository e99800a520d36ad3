"use client"

import { useFormatter } from "next-intl"
import type { Tone } from "@/components/ui/tone"
import type { PeriodState } from "@/lib/features/ledger/values/roles"

/** Returns a function that formats a month (YYYY-MM): `May 2026`. */
export function useMonthText() {
  const format = useFormatter()
  return (month: string) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" })
}

export const toneOf: Record<PeriodState, Tone> = { open: "neutral", "soft-closed": "warning", locked: "success" }

/** The last day of a month (YYYY-MM). */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
