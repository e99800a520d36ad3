"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { SelectField } from "@/components/form/select-field"
import { currencies } from "@/lib/core/money"
import type { Billing } from "@/lib/features/billing/schema"
import { SellerPart } from "./seller-part"

/** The seller, and the invoice's dates and currency. */
export function EditorHead({ billing, isNew }: { billing: Billing; isNew: boolean }) {
  const t = useTranslations("invoices")
  return (
    <header className="flex flex-wrap justify-between gap-x-10 gap-y-6 border-b pb-6">
      <SellerPart billing={billing} isNew={isNew} />
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] content-start gap-x-4 gap-y-3 sm:max-w-84">
        <div>
          <p className="mb-1.5 font-medium text-dense">{t("editor.number")}</p>
          <p className="py-1.5 text-dense text-ink-muted">{t("editor.numberLater")}</p>
        </div>
        <SelectField
          name="currency"
          label={t("editor.currency")}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
        />
        <DayField required name="issuedDate" label={t("editor.issued")} />
        <DayField required name="dueDate" label={t("editor.due")} />
      </div>
    </header>
  )
}
