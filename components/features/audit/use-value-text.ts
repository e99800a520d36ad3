"use client"

import { useFormatter, useTranslations } from "next-intl"
import { dateIn, quantityIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { AuditEvent } from "@/lib/features/audit/schema"

/** Fields that hold minor units, rates in basis points or percent, by the record's type or the part's table. */
const units: Record<string, { money?: string[]; rate?: string[]; percent?: string[]; quantity?: string[] }> = {
  invoice: { money: ["total", "paid", "credited"] },
  invoice_lines: {
    money: ["unitPrice", "netCorrection", "vatCorrection"],
    rate: ["discount", "vatRate"],
    quantity: ["quantity"],
  },
  payments: { money: ["amount"] },
  product: { money: ["price"] },
  coupon: { money: ["minimum"] },
  order: { money: ["subtotal", "discount", "couponDiscount", "delivery", "total"] },
  order_lines: { money: ["price", "total"], percent: ["discountPercentage"] },
  order_payments: { money: ["amount"] },
}

const isDay = /^\d{4}-\d\d-\d\d$/
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/

const plain = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .filter(([, inner]) => inner !== null && inner !== "")
        .map(([name, inner]) => `${name}: ${plain(inner)}`)
        .join(", ")
    : String(value)

/** Returns a function that words a field's value in an event: amounts, days, times, yes and no, lists. */
export function useValueText() {
  const t = useTranslations("audit.diff")
  const tOutcome = useTranslations("sign-ins.activity.outcomes")
  const format = useFormatter()
  const locale = useLanguage()

  function amount(value: number, { before, after }: AuditEvent): string {
    const currency = after?.currency ?? before?.currency
    if (typeof currency === "string") return money(value, currency, locale)
    return format.number(major(value), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }

  function number(value: number, name: string, event: AuditEvent): string {
    const unit = units[event.part?.type ?? event.recordType]
    const kind = event.after?.kind ?? event.before?.kind
    const isAmount =
      unit?.money?.includes(name) || (event.recordType === "coupon" && name === "value" && kind === "amount")
    if (isAmount) return amount(value, event)
    if (unit?.rate?.includes(name)) return rateIn(locale, value)
    if (unit?.percent?.includes(name)) return rateIn(locale, value * 100)
    if (unit?.quantity?.includes(name)) return quantityIn(locale, value / 1000)
    // Numbers of records, such as an invoice's, have no separators.
    return /(^n|N)umber$|Id$/.test(name) ? String(value) : format.number(value)
  }

  /** A text, empty for no value. */
  return function valueText(event: AuditEvent, name: string, value: unknown): string {
    if (value === null || value === undefined || value === "") return ""
    if (value === "***") return t("hidden")
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (typeof value === "number") return number(value, name, event)
    if (Array.isArray(value)) return format.list(value.map(plain))
    if (typeof value !== "string") return plain(value)
    if (isDay.test(value)) return dateIn(locale, value)
    if (isInstant.test(value)) return format.dateTime(new Date(value), { dateStyle: "medium", timeStyle: "short" })
    return name === "outcome" && tOutcome.has(value) ? tOutcome(value) : value
  }
}
