import { cashRounding } from "@/lib/core/cash/rounding"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { add } from "./businesses"

/** Where a founder probably trades, by language: the largest country of the euro area that speaks it. */
const places: Record<Locale, { country: string; timeZone: string }> = {
  en: { country: "IE", timeZone: "Europe/Dublin" },
  de: { country: "DE", timeZone: "Europe/Berlin" },
  fr: { country: "FR", timeZone: "Europe/Paris" },
  pt: { country: "PT", timeZone: "Europe/Lisbon" },
}

/**
 * Gives a new workspace a draft business with one shop and one till, which the set-up wizard completes. Registration asks for
 * no company, so it has its founder's name.
 */
export async function startSmall(scope: Scope, founder: string, locale: Locale): Promise<void> {
  const t = await translator(locale, "businesses")
  const { country, timeZone } = places[locale]
  const firstShop = {
    name: t("shopName", { number: 1 }),
    till: t("tillName", { number: 1 }),
    timeZone,
    cashRounding: cashRounding(country),
  }
  const form = { legalName: founder.slice(0, 160), country, currency: "EUR" as const, language: locale, firstShop }
  // Nothing is posted, so there is no entry for the key to name.
  await add(scope, form, "")
}
