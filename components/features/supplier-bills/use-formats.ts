"use client"

import { useFormatter } from "next-intl"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { BillState } from "@/lib/features/supplier-bills/values"

interface Amounts {
  kind: "invoice" | "credit-note"
  currency: string
}

/** A credit note counts the other way round. */
export const signed = (amount: number, { kind }: Pick<Amounts, "kind">) => (kind === "credit-note" ? -amount : amount)

export const isOverdue = ({ state, dueOn }: { state: BillState; dueOn: string | null }, today: string) =>
  (state === "arrived" || state === "approved") && dueOn !== null && dueOn < today

export function useFormats() {
  const locale = useLanguage()
  const format = useFormatter()
  return {
    day: (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" }),
    time: (iso: string) => format.dateTime(new Date(iso), { dateStyle: "medium", timeStyle: "short" }),
    percent: (points: number) => format.number(points / 10_000, { style: "percent", maximumFractionDigits: 2 }),
    money: (amount: number, currency: string) => money(amount, currency, locale),
    amount: (amount: number, bill: Amounts) => money(signed(amount, bill), bill.currency, locale),
  }
}
