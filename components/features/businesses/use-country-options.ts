"use client"

import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { countries } from "@/lib/features/businesses/values"

/** Returns a function that names a country in the user's language. */
export function useCountryName() {
  const names = new Intl.DisplayNames(intlLocale(useLanguage()), { type: "region" })
  return (code: string) => names.of(code) ?? code
}

/** The countries by name, and the one of a record even if it isn't usually offered. */
export function useCountryOptions(own?: string) {
  const locale = intlLocale(useLanguage())
  const name = useCountryName()
  const codes = own && !countries.includes(own) ? [...countries, own] : countries
  return codes
    .map((value) => ({ value, label: name(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
