"use client"

import { useTranslations } from "next-intl"
import { ComboboxField } from "@/components/form/combobox-field"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { locales } from "@/lib/core/i18n/locales"
import { choices } from "./choices"
import { usePlaces } from "./use-places"

/** The fields of a customer. */
export function CustomerFields() {
  const t = useTranslations("customers")
  const { places } = usePlaces()
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="name" label={t("fields.name")} maxLength={120} />
        <TextField name="company" label={t("fields.company")} maxLength={120} />
        <TextField name="email" type="email" label={t("fields.email")} maxLength={254} />
        <TextField name="phone" type="tel" label={t("fields.phone")} maxLength={40} />
        <TextField name="address" label={t("fields.address")} maxLength={200} className="sm:col-span-2" />
        <TextField name="country" label={t("fields.country")} maxLength={80} />
        <TextField name="vatNumber" label={t("fields.vatNumber")} maxLength={30} />
        <SelectField
          name="language"
          label={t("fields.language")}
          help={t("fields.languageHelp")}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <MoneyField
          name="iouLimit"
          label={t("fields.iouLimit")}
          help={t("fields.iouLimitHelp")}
          currency={places[0]?.currency ?? "EUR"}
        />
      </div>
      {places.length > 1 && (
        <ComboboxField
          multiple
          name="shops"
          label={t("fields.shops")}
          help={t("fields.shopsHelp")}
          options={choices(places)}
        />
      )}
      <SwitchField name="isBlocked" label={t("fields.isBlocked")} help={t("fields.isBlockedHelp")} />
    </>
  )
}
