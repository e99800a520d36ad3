"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { MoneyField } from "@/components/form/money-field"
import { Repeater } from "@/components/form/repeater"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { choices } from "./choices"
import { RoundField } from "./round-field"
import type { Place } from "./use-places"

/** The fields of a recurring charge, with the pauses of the customer. */
export function RecurringFields({ places }: { places: Place[] }) {
  const t = useTranslations("customers.recurring")
  const locale = useLanguage()
  const shop = Number(useWatch({ name: "shop" }))
  const place = places.find(({ id }) => id === shop) ?? places[0]
  if (!place) return null
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="text" label={t("fields.text")} maxLength={200} className="sm:col-span-2" />
        <MoneyField required name="amount" label={t("fields.amount")} currency={place.currency} />
        <SelectField
          name="vatRate"
          label={t("fields.vatRate")}
          options={place.rates.map((rate) => ({ value: String(rate), label: rateIn(locale, rate) }))}
        />
        <RoundField />
        {places.length > 1 && <SelectField name="shop" label={t("fields.shop")} options={choices(places)} />}
        <DayField required name="startsOn" label={t("fields.startsOn")} />
        <DayField name="endsOn" label={t("fields.endsOn")} />
      </div>
      <fieldset>
        <legend className="font-semibold text-base">{t("fields.pauses")}</legend>
        <p className="mb-2 text-ink-muted text-sm">{t("pausesHelp")}</p>
        <Repeater name="pauses" empty={{ from: "", until: "" }} min={0} addLabel={t("addPause")}>
          {(name) => (
            <div className="grid min-w-0 grow gap-x-5 gap-y-3 sm:grid-cols-2">
              <DayField required name={name("from")} label={t("pauseFrom")} />
              <DayField required name={name("until")} label={t("pauseUntil")} />
            </div>
          )}
        </Repeater>
      </fieldset>
    </>
  )
}
