import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { Seller } from "../schema/parties"
import { hasNoVat, type VatCategory } from "../values"
import { lawOf } from "../values/laws"
import { countryCodeOf } from "./countries"

/** The facts that a reason depends on besides the category. */
export interface ReasonOf {
  /** The language of the client. */
  language: Locale
  /** The invoice's own sentence; empty without one. */
  given: string
  seller: Pick<Seller, "country" | "isVatExempt">
}

/**
 * The reason for no VAT in a category: the given sentence, or the usual one in the client's language with the law of the
 * seller's country; empty for categories that charge VAT. The directive prescribes the words for reverse charge.
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
