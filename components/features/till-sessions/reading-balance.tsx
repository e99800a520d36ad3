"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"

interface Entry {
  rates: { gross: number | null }[]
  tenders: Record<"cash" | "cards" | "vouchers", number | null>
  rounding: number | null
}

const sum = (amounts: (number | null | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (Number.isFinite(amount) ? Number(amount) : 0), 0)

/** Compares both sides of a reading while it is typed. */
export function ReadingBalance({ currency }: { currency: string }) {
  const t = useTranslations("till-sessions.reading")
  const locale = useLanguage()
  const { rates, tenders, rounding } = useWatch() as Entry
  const sales = sum([...rates.map(({ gross }) => gross), rounding])
  const paid = sum(Object.values(tenders))
  const text = (amount: number) => <bdi className="tabular">{money(amount, currency, locale)}</bdi>
  const isEqual = sales === paid
  return (
    <Alert tone={isEqual ? "success" : "warning"}>
      <p className="flex justify-between gap-4">
        {t("salesTotal")} {text(sales)}
      </p>
      <p className="flex justify-between gap-4">
        {t("tendersTotal")} {text(paid)}
      </p>
      <p className="mt-1 font-medium">
        {isEqual ? t("equal") : t("difference", { amount: money(Math.abs(sales - paid), currency, locale) })}
      </p>
    </Alert>
  )
}
