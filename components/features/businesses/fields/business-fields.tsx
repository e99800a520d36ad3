"use client"

import { useTranslations } from "next-intl"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { locales } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { bookCurrencies, businessKinds, vatPeriods, vatSchemes } from "@/lib/features/businesses/values"
import { useCountryOptions } from "../use-country-options"
import { ColourField } from "./colour-field"
import { LogoField } from "./logo-field"
import { NumberSelectField } from "./number-select-field"

const grid = "grid gap-x-5 gap-y-4 sm:grid-cols-2"

/** The names, kind, country, currency and language of a business. */
export function IdentityFields({ country }: { country?: string }) {
  const t = useTranslations("businesses")
  return (
    <div className={grid}>
      <TextField required name="legalName" label={t("fields.legalName")} maxLength={160} autoComplete="organization" />
      <TextField name="tradingName" label={t("fields.tradingName")} help={t("help.tradingName")} maxLength={160} />
      <SelectField
        name="kind"
        label={t("fields.kind")}
        options={businessKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <SelectField
        required
        name="country"
        label={t("fields.country")}
        placeholder={t("choose")}
        options={useCountryOptions(country)}
      />
      <SelectField
        required
        name="currency"
        label={t("fields.currency")}
        help={t("help.currency")}
        options={bookCurrencies.map((value) => ({ value, label: value }))}
      />
      <SelectField
        name="language"
        label={t("fields.language")}
        help={t("help.language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </div>
  )
}

/** The company and VAT numbers of a business, how it reports VAT, and the end of its year. */
export function TaxFields() {
  const t = useTranslations("businesses")
  const language = useLanguage()
  const month = new Intl.DateTimeFormat(intlLocale(language), { month: "long", timeZone: "UTC" })
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: month.format(Date.UTC(2030, at, 1)),
  }))
  return (
    <div className={grid}>
      <TextField name="companyNumber" label={t("fields.companyNumber")} maxLength={40} spellCheck={false} />
      <TextField name="vatNumber" label={t("fields.vatNumber")} maxLength={40} spellCheck={false} />
      <SelectField
        name="vatScheme"
        label={t("fields.vatScheme")}
        options={vatSchemes.map((value) => ({ value, label: t(`vatSchemes.${value}`) }))}
      />
      <SelectField
        name="vatPeriod"
        label={t("fields.vatPeriod")}
        options={vatPeriods.map((value) => ({ value, label: t(`vatPeriods.${value}`) }))}
      />
      <NumberSelectField name="yearEndMonth" label={t("fields.yearEndMonth")} options={months} />
    </div>
  )
}

export function AddressFields({ within = "" }: { within?: string }) {
  const t = useTranslations("businesses.fields")
  return (
    <div className={grid}>
      <TextField name={`${within}street`} label={t("street")} maxLength={120} className="sm:col-span-2" />
      <TextField name={`${within}postcode`} label={t("postcode")} maxLength={20} />
      <TextField name={`${within}city`} label={t("city")} maxLength={80} />
    </div>
  )
}

/** All fields of a business. */
export function BusinessFields({ country }: { country?: string }) {
  const t = useTranslations("businesses.fields")
  return (
    <>
      <IdentityFields country={country} />
      <TaxFields />
      <AddressFields />
      <div className={grid}>
        <TextField name="invoicePrefix" label={t("invoicePrefix")} maxLength={12} />
        <ColourField name="colour" />
      </div>
      <LogoField name="logo" />
    </>
  )
}
