"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Select } from "@/components/ui/select"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import type { VatRates } from "@/lib/features/catalogue/values"
import { usualVatRates } from "@/lib/features/till-sessions/values"
import { useDefaultTexts } from "./use-default-texts"

interface Props {
  name: string
  label: string
  inherited: VatRates
}

/** A VAT rate for each country in which the workspace has a business. The form's value is in basis points by country. */
export function VatField({ name, label, inherited }: Props) {
  const t = useTranslations("categories")
  const { percent } = useDefaultTexts()
  const { field } = useController({ name })
  const { data } = useQuery(businesses.listBusinesses, { query: { perPage: maxPerPage } })
  const rates = (field.value ?? {}) as VatRates
  const trading = data?.data.filter(({ state }) => state !== "archived").map(({ country }) => country) ?? []
  const countries = [...new Set([...trading, ...Object.keys(inherited), ...Object.keys(rates)])].sort()
  const choose = (country: string, text: string) => {
    const { [country]: _, ...others } = rates
    field.onChange(text === "" ? others : { ...others, [country]: Number(text) })
  }
  return (
    <Field bare name={name} label={label}>
      {(control) => (
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-1.5 font-medium text-dense text-ink">{label}</legend>
          {countries.map((country) => {
            const own = rates[country]
            const known = new Set([...usualVatRates(country), ...(own === undefined ? [] : [own])])
            const from = inherited[country]
            return (
              <Select
                {...control}
                key={country}
                id={`${name}-${country}`}
                aria-label={t("vatIn", { country })}
                value={own === undefined ? "" : String(own)}
                onChange={({ target }) => choose(country, target.value)}
                options={[
                  {
                    value: "",
                    label: `${country}: ${from === undefined ? t("nothing") : t("inherits", { value: percent(from) })}`,
                  },
                  ...[...known]
                    .sort((one, other) => other - one)
                    .map((rate) => ({ value: String(rate), label: t("rateIn", { country, rate: percent(rate) }) })),
                ]}
              />
            )
          })}
        </fieldset>
      )}
    </Field>
  )
}
