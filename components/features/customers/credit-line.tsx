"use client"

import { useTranslations } from "next-intl"
import { CheckboxField } from "@/components/form/checkbox-field"
import { MoneyField } from "@/components/form/money-field"
import { Alert } from "@/components/ui/alert"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Customer } from "@/lib/features/customers/schema"

interface Props {
  /** Null for a new customer. */
  customer: Customer | null
  business: number
  currency: string
  /** The amount that is about to be charged, if it has been typed. */
  amount: number | null
}

/** Shows what a customer owes and may still be charged, before it is charged; a new customer's limit. */
export function CreditLine({ customer, business, currency, amount }: Props) {
  const t = useTranslations("customers.quick")
  const locale = useLanguage()
  const text = (minor: number) => money(minor, currency, locale)
  if (customer === null)
    return (
      <div className="space-y-3">
        <p role="status" className="text-ink-muted text-sm">
          {t("isNew")}
        </p>
        <MoneyField name="iouLimit" label={t("limit")} help={t("limitHelp")} currency={currency} />
      </div>
    )
  const balance = customer.balances.find((one) => one.business === business)?.balance ?? 0
  const limit = customer.iouLimit
  const left = (limit ?? 0) - balance
  const isAbove = (amount ?? 0) > left
  return (
    <div className="space-y-3">
      <p role="status" className="tabular text-sm">
        <bdi className="font-medium">{customer.name}</bdi>{" "}
        {limit === null
          ? t("stateNoLimit", { balance: text(balance) })
          : t("state", { balance: text(balance), limit: text(limit), left: text(Math.max(0, left)) })}
      </p>
      {customer.isBlocked && <Alert tone="danger">{t("isBlocked")}</Alert>}
      {amount !== null && isAbove && !customer.isBlocked && (
        <CheckboxField
          name="aboveLimit"
          label={t("aboveLimit", { over: text(amount - Math.max(0, left)) })}
          help={t("aboveLimitHelp")}
        />
      )}
    </div>
  )
}
