"use client"

import { useTranslations } from "next-intl"
import { RuleField } from "@/components/features/direct-debits/rule-field"
import { DayField } from "@/components/form/day-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { recurringActs } from "@/lib/features/recurring-invoices/values"

/** When an invoice repeats, and what happens then. */
export function TermFields() {
  const t = useTranslations("recurring-invoices")
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField required name="name" label={t("fields.name")} maxLength={120} className="sm:col-span-2" />
      <RuleField />
      <DayField required name="startsOn" label={t("fields.startsOn")} />
      <DayField name="endsOn" label={t("fields.endsOn")} />
      <TextField required name="termDays" label={t("fields.termDays")} inputMode="numeric" autoComplete="off" />
      <SelectField
        name="act"
        label={t("fields.act")}
        help={t("actHelp")}
        options={recurringActs.map((value) => ({ value, label: t(`acts.${value}`) }))}
      />
    </div>
  )
}
