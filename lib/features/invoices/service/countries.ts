import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { locales } from "@/lib/core/i18n/locales"

let codes: Map<string, string> | undefined

/** The codes of countries by their names in our languages. */
function codesByName(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  const names = new Map<string, string>()
  for (const locale of locales) {
    const display = new Intl.DisplayNames(intlLocale(locale), { type: "region", fallback: "none" })
    for (const code of all) {
      const name = display.of(code)?.toLocaleLowerCase()
      // Codes of countries that no longer exist have the name of their successor.
      if (name && !names.has(name)) names.set(name, new Intl.Locale(`und-${code}`).region ?? code)
    }
  }
  return names
}

/** The code of a country that somebody typed as a name or a code, such as `FI` for Finland; empty if unknown. */
export function countryCodeOf(text: string): string {
  const typed = text.trim()
  if (/^[A-Z]{2}$/.test(typed)) return typed
  codes ??= codesByName()
  return codes.get(typed.toLocaleLowerCase()) ?? ""
}
