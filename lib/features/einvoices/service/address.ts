import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { locales } from "@/lib/core/i18n/locales"
import { countries } from "@/lib/features/businesses/values"
import type { Address } from "./model"

/** A postcode and a town, in that order or, as in Ireland and Britain, with the postcode at the end. */
const postcodeFirst =
  /^(?:[A-Z]{1,2}[- ])?(\d{3} \d{2}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}\b|\d{2}-\d{3}|\d{4,6})\s+(\p{L}.*)$/u
const postcodeLast = /^(\p{L}.*?)\s+([A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[\dA-Z]{4}|\d{5}(?:-\d{4})?)$/u

const codes = new Map<string, string>()

/** The code of a country by its code or by its name in one of the languages; empty if it is unknown. */
export function countryCode(country: string): string {
  const wanted = country.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(wanted)) return wanted === "uk" ? "GB" : wanted.toUpperCase()
  if (codes.size === 0) {
    for (const locale of locales) {
      const names = new Intl.DisplayNames(intlLocale(locale), { type: "region" })
      for (const code of countries) codes.set((names.of(code) ?? code).toLowerCase(), code)
    }
    codes.set("usa", "US")
  }
  return codes.get(wanted) ?? ""
}

/** Town and postcode of a part of an address; undefined if it is something else. */
function townIn(part: string): { city: string; postcode: string } | undefined {
  const [, first, city] = postcodeFirst.exec(part) ?? []
  if (first && city) return { postcode: first, city }
  const [, town, last] = postcodeLast.exec(part) ?? []
  return town && last ? { city: town, postcode: last } : undefined
}

/** An address as people write it, `Torstraße 12, 10119 Berlin`, in the parts that e-invoices have. */
export function addressIn(text: string, country: string): Address {
  const parts = text
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
  const at = parts.findLastIndex((part) => townIn(part) !== undefined)
  const { city = "", postcode = "" } = townIn(parts[at] ?? "") ?? {}
  const [street = "", ...extra] = parts.filter((_, i) => i !== at)
  return { street, extra: extra.join(", "), city, postcode, country: countryCode(country) }
}
