"use client"

import { type ComponentType, useEffect, useState } from "react"
import type { DayPickerLocale, DayPickerProps } from "react-day-picker"
import type { Locale } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { weekStartOf } from "@/lib/core/i18n/week"
import { Skeleton } from "./skeleton"

export type CalendarProps = DayPickerProps

const dayPickerLocales: Record<Locale, () => Promise<DayPickerLocale>> = {
  en: () => import("react-day-picker/locale/en-GB").then((file) => file.enGB),
  de: () => import("react-day-picker/locale/de").then((file) => file.de),
  fr: () => import("react-day-picker/locale/fr").then((file) => file.fr),
  pt: () => import("react-day-picker/locale/pt").then((file) => file.pt),
}

interface Loaded {
  Panel: ComponentType<DayPickerProps>
  locale: DayPickerLocale
}

/**
 * Calendar to select one day, several days or a range, depending on `mode`. Weeks and texts follow the language; arrow
 * keys move by days and weeks, Page Up and Page Down by months. It renders only in the browser, because the server does
 * not know the user's current day.
 */
export function Calendar(props: CalendarProps) {
  const locale = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isCurrent = true
    Promise.all([import("./calendar-panel"), dayPickerLocales[locale]()]).then(([{ default: Panel }, locale]) => {
      if (isCurrent) setLoaded({ Panel, locale })
    })
    return () => {
      isCurrent = false
    }
  }, [locale])
  if (!loaded) return <Skeleton className="h-80 w-63 max-sm:h-96 max-sm:w-77 max-[22.5rem]:w-63" />
  return <loaded.Panel weekStartsOn={weekStartOf(locale)} {...props} locale={loaded.locale} />
}
