import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { Seller } from "../schema/parties"
import { hasNoVat, type VatCategory } from "../values"
import { lawOf } from "../values/laws"
import { countryCodeOf } from "./countries"

/** What a reason depends on besides the category. */
export interface ReasonOf {
  /** Of the client. */
  language: Locale
  /** The sentence that the invoice has for it. */
  given: string
  seller: Pick<Seller, "country" | "isVatExempt">
}

/**
 * Why a category charges no VAT: the given sentence, or the usual one in the client's language with the law of the seller's
 * country; empty for categories that charge it. Reverse charge has words that the directive prescribes.
 */
export async function reasonOf(category: VatCategory, { language, given, seller }: ReasonOf): Promise<string> {
  if (!hasNoVat(category)) return ""
  if (given && category !== "AE") return given
  const t = await translator(language, "invoices")
  const vatCase = category === "E" && seller.isVatExempt ? "small" : category
  const law = lawOf(vatCase, countryCodeOf(seller.country))
  const cited = typeof law === "number" ? t("vatReasons.directive", { article: law }) : (law ?? "none")
  return t(`vatReasons.${vatCase}`, { law: cited })
}
