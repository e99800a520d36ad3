"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { PercentField } from "@/components/features/catalogue/percent-field"
import { DayField } from "@/components/form/day-field"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { holidayCalendars, workingDayRules } from "@/lib/core/holidays"
import { debitKinds, debitPurposes } from "@/lib/features/direct-debits/values"
import { RuleField } from "./rule-field"
import type { DebitPlace } from "./use-debit-places"

const choices = (rows: { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

interface Props {
  places: DebitPlace[]
  /** The business of a mandate that exists, which stays. */
  business?: number
}

/** The fields of a mandate. What most mandates don't need comes last. */
export function MandateFields({ places, business }: Props) {
  const t = useTranslations("direct-debits")
  const { setValue } = useFormContext()
  const chosen = Number(useWatch({ name: "business" })) || business
  const purpose = useWatch({ name: "purpose" })
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  if (!place) return null
  const currency = place.currency
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="creditor" label={t("fields.creditor")} maxLength={120} className="sm:col-span-2" />
        <MoneyField required name="amount" label={t("fields.amount")} currency={currency} />
        <MoneyField
          name="tolerance"
          label={t("fields.tolerance")}
          help={t("fields.toleranceHelp")}
          currency={currency}
        />
        <RuleField />
        <DayField required name="startsOn" label={t("fields.startsOn")} />
        {business === undefined && places.length > 1 && (
          <SelectField
            name="business"
            label={t("fields.business")}
            options={choices(places)}
            onChange={({ target }) => {
              setValue("business", target.value)
              setValue("shop", "")
              setValue("bankAccount", "")
            }}
          />
        )}
        <SelectField
          name="shop"
          label={t("fields.shop")}
          options={[{ value: "", label: t("fields.wholeBusiness") }, ...choices(place.shops)]}
        />
        <SelectField
          name="kind"
          label={t("fields.kind")}
          options={debitKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          name="purpose"
          label={t("fields.purpose")}
          options={debitPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          onChange={({ target }) => {
            setValue("purpose", target.value)
            if (target.value === "supplier") {
              setValue("account", "")
              setValue("vatRate", null)
            }
          }}
        />
        {purpose !== "supplier" && (
          <>
            <TextField name="account" label={t("fields.account")} help={t("fields.accountHelp")} maxLength={20} />
            <PercentField name="vatRate" label={t("fields.vatRate")} help={t("fields.vatRateHelp")} />
          </>
        )}
        {place.accounts.length > 1 && (
          <SelectField
            name="bankAccount"
            label={t("fields.bankAccount")}
            options={[{ value: "", label: t("fields.firstAccount") }, ...choices(place.accounts)]}
          />
        )}
      </div>
      <h3 className="mt-2 font-semibold text-base">{t("more")}</h3>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField
          name="adjust"
          label={t("fields.adjust")}
          options={workingDayRules.map((value) => ({ value, label: t(`adjusts.${value}`) }))}
        />
        <SelectField
          name="calendar"
          label={t("fields.calendar")}
          options={holidayCalendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
        />
        <DayField name="endsOn" label={t("fields.endsOn")} />
        <TextField name="mandate" label={t("fields.mandate")} maxLength={35} />
        <TextField name="creditorId" label={t("fields.creditorId")} maxLength={35} />
      </div>
      <TextareaField name="note" label={t("fields.note")} maxLength={1000} />
    </>
  )
}
