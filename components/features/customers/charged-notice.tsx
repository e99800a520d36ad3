"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { IouReceipt } from "@/lib/features/customers/schema/acts"

/** Says what was just charged, and what the customer owes now. */
export function ChargedNotice({ receipt }: { receipt: IouReceipt & { name: string } }) {
  const t = useTranslations("customers.quick")
  const locale = useLanguage()
  const { customer, name, amount, balance, currency } = receipt
  return (
    <Alert
      tone="success"
      announce
      title={t("done", { name, amount: money(amount, currency, locale), balance: money(balance, currency, locale) })}
      action={
        <ButtonLink variant="outline" size="sm" href={`/business/customers/${customer}`}>
          {t("open")}
        </ButtonLink>
      }
    />
  )
}
