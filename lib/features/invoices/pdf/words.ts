import { dateIn, quantityIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { type Translate, translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { InvoiceDocument } from "../schema/shown"

/** Texts and formats of an invoice PDF, in its client's language. */
export interface Words {
  t: Translate
  money: (minor: number) => string
  date: (date: string) => string
  rate: (basisPoints: number) => string
  quantity: (quantity: number) => string
}

export async function wordsFor({ language, currency }: Pick<InvoiceDocument, "language" | "currency">): Promise<Words> {
  return {
    t: await translator(language, "invoices"),
    money: (minor) => money(minor, currency, language),
    date: (date) => dateIn(language, date, "long"),
    rate: (basisPoints) => rateIn(language, basisPoints),
    quantity: (quantity) => quantityIn(language, quantity),
  }
}
