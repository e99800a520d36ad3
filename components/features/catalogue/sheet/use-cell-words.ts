"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { ProductState } from "@/lib/features/catalogue/values"
import type { CellState } from "./cell-state"

/** Words what there is to say about a cell. */
export function useCellWords() {
  const t = useTranslations("price-sheet")
  const states = useTranslations("products.states")
  const format = useFormatter()
  const locale = useLanguage()
  const priceText = (amount: number | null, currency: string) =>
    amount === null ? t("asAll") : money(amount, currency, locale)
  return {
    priceText,
    state: (state: ProductState) => states(state),
    problem: ({ problem, isConflict, amount }: CellState, currency: string) => {
      if (problem) return t(`problems.${problem}`)
      return isConflict ? t("conflict", { price: priceText(amount, currency) }) : undefined
    },
    next: ({ next }: CellState, currency: string) =>
      next
        ? t("next", {
            price: priceText(next.amount, currency),
            at: format.dateTime(new Date(next.validFrom), { dateStyle: "medium", timeStyle: "short" }),
          })
        : undefined,
  }
}
