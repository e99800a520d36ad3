import { dateIn, quantityIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { type Translate, translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { InvoiceDocument } from "../schema/shown"
import type { Unit } from "../values"

/** The number as the document shows it, or that it is a draft. */
export const numberIn = ({ number }: Pick<InvoiceDocument, "number">, { t }: Pick<Words, "t">): string =>
  number === null ? t("paper.draft") : t("paper.number", { number })

/** Texts and formats of an invoice PDF, in its client's language. */
export interface Words {
  t: Translate
  money: (minor: number) => string
  date: (date: string) => string
  rate: (basisPoints: number) => string
  quantity: (quantity: number, unit: Unit) => string
}

export async function wordsFor({ language, currency }: Pick<InvoiceDocument, "language" | "currency">): Promise<Words> {
  const t = await translator(language, "invoices")
  return {
    t,
    money: (minor) => money(minor, currency, language),
    date: (date) => dateIn(language, date, "long"),
    rate: (basisPoints) => rateIn(language, basisPoints),
    // Pieces need no word.
    quantity: (quantity, unit) =>
      `${quantityIn(language, quantity)}${unit === "C62" ? "" : ` ${t(`unitMarks.${unit}`)}`}`,
  }
}
