"use client"

import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Money } from "./balances"

/** Amounts below each other, one for each currency; zero is quiet. */
export function Amounts({ of }: { of: Money[] }) {
  const locale = useLanguage()
  return of.map(({ currency, amount }) => (
    <span key={currency} className={amount === 0 ? "tabular block text-ink-muted" : "tabular block"}>
      {money(amount, currency, locale)}
    </span>
  ))
}
