"use client"

import { intlLocale } from "./intl-locale"
import { useLanguage } from "./use-language"

/** The names of weekdays by their numbers, from Monday = 1. */
export function useWeekdayName() {
  const format = new Intl.DateTimeFormat(intlLocale(useLanguage()), { weekday: "short", timeZone: "UTC" })
  // 1 January 2024 was a Monday.
  return (day: number) => format.format(Date.UTC(2024, 0, day))
}
