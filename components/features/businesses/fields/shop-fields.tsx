"use client"

import { useTranslations } from "next-intl"
import { ComboboxField } from "@/components/form/combobox-field"
import { MoneyField } from "@/components/form/money-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { cashRoundings } from "@/lib/features/businesses/values"
import { AddressFields } from "./business-fields"
import { NumberSelectField } from "./number-select-field"
import { OpeningHoursField } from "./opening-hours-field"

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}))

export function TimeZoneField({ name }: { name: string }) {
  const t = useTranslations("businesses.fields")
  const options = Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") }))
  return <ComboboxField name={name} label={t("timeZone")} options={options} />
}

export function CashRoundingField({ name, currency }: { name: string; currency: string }) {
  const t = useTranslations("businesses")
  const locale = useLanguage()
  const options = cashRoundings.map((value) => ({
    value: String(value),
    label: value === 1 ? t("noRounding") : money(value, currency, locale),
  }))
  return <NumberSelectField name={name} label={t("fields.cashRounding")} options={options} />
}

interface Props {
  currency: string
  isNew: boolean
  /** Whether the record says how much difference is tolerated: not to everyone. */
  hasTolerance: boolean
}

/** The fields of a shop; a new one also gets a till and a safe. */
export function ShopFields({ currency, isNew, hasTolerance }: Props) {
  const t = useTranslations("businesses")
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="name" label={t("fields.shopName")} maxLength={120} />
        <TextField required name="code" label={t("fields.code")} help={t("help.code")} maxLength={12} />
        {isNew && <TextField required name="till" label={t("fields.firstTill")} maxLength={80} />}
        {isNew && <TextField required name="safe" label={t("fields.safe")} maxLength={80} />}
      </div>
      <AddressFields />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TimeZoneField name="timeZone" />
        <NumberSelectField
          name="cutOffHour"
          label={t("fields.cutOffHour")}
          help={t("help.cutOffHour")}
          options={hours}
        />
        <MoneyField required name="floatTarget" currency={currency} label={t("fields.floatTarget")} />
        <MoneyField
          name="dropThreshold"
          currency={currency}
          label={t("fields.dropThreshold")}
          help={t("help.dropThreshold")}
        />
        {hasTolerance && (
          <MoneyField required name="varianceTolerance" currency={currency} label={t("fields.varianceTolerance")} />
        )}
        <CashRoundingField name="cashRounding" currency={currency} />
      </div>
      <OpeningHoursField name="openingHours" />
      <SwitchField name="blindCount" label={t("fields.blindCount")} help={t("help.blindCount")} />
    </>
  )
}
