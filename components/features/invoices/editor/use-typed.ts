"use client"

import { useWatch } from "react-hook-form"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import { documentAmounts } from "@/lib/features/invoices/values/amounts"
import { billedLine, typedMinor } from "./typed-line"

/** Returns the totals of the form's lines, computed by the same functions as on the server. */
export function useTypedTotals(paidMinor: number) {
  const locale = useLanguage()
  const typed = (useWatch({ name: "lines" }) ?? []) as TypedLine[]
  const currency = String(useWatch({ name: "currency" }))
  const documentDiscountMinor = typedMinor(useWatch({ name: "documentDiscountMinor" }) as string, locale)
  const lines = typed.map((line) => billedLine(line, locale))
  const { groups, ...totals } = documentAmounts(lines, documentDiscountMinor)
  return {
    ...totals,
    documentDiscountMinor,
    currency,
    vatSummary: groups,
    paidMinor,
    balanceMinor: totals.totalMinor - paidMinor,
  }
}
