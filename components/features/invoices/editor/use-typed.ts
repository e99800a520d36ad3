"use client"

import { useWatch } from "react-hook-form"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { billTotals, vatSummary } from "@/lib/core/vat"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import { billedLine } from "./typed-line"

/** Returns the totals of the form's lines, computed by the same functions as on the server. */
export function useTypedTotals(paidMinor: number) {
  const locale = useLanguage()
  const typed = (useWatch({ name: "lines" }) ?? []) as TypedLine[]
  const currency = String(useWatch({ name: "currency" }))
  const lines = typed.map((line) => billedLine(line, locale))
  const totals = billTotals(lines)
  return {
    ...totals,
    currency,
    vatSummary: vatSummary(lines),
    paidMinor,
    balanceMinor: totals.totalMinor - paidMinor,
  }
}
