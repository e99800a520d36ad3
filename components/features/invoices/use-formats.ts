"use client"

import { useMemo } from "react"
import { dateIn, quantityIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"

/** Formatters for amounts, dates, rates and quantities in the user's language. The PDF uses the same in the client's language. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      locale,
      money: (minor: number, currency: string) => money(minor, currency, locale),
      date: (date: string, style?: "long" | "medium") => dateIn(locale, date, style),
      rate: (basisPoints: number) => rateIn(locale, basisPoints),
      quantity: (quantity: number) => quantityIn(locale, quantity),
    }),
    [locale],
  )
}
