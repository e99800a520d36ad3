"use client"

import { useTranslations } from "next-intl"
import { useController, useFormContext } from "react-hook-form"
import { Field } from "@/components/form/field"
import { SuggestInput } from "@/components/ui/suggest-input"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Customer } from "@/lib/features/customers/schema"

interface Props {
  found: Customer[]
  currency: string
}

/** The name of a customer: one that exists, or a new one. */
export function QuickName({ found, currency }: Props) {
  const t = useTranslations("customers.quick")
  const locale = useLanguage()
  const { setValue } = useFormContext()
  const { field } = useController({ name: "name" })
  const hint = ({ balances }: Customer) =>
    t("owes", { amount: money(balances[0]?.balance ?? 0, balances[0]?.currency ?? currency, locale) })
  return (
    <Field required name="name" label={t("name")}>
      {(control) => (
        <SuggestInput
          {...control}
          ref={field.ref}
          name="name"
          size="lg"
          maxLength={120}
          enterKeyHint="next"
          value={String(field.value ?? "")}
          listLabel={t("known")}
          suggestions={found.map((one) => ({ value: String(one.id), label: one.name, hint: hint(one) }))}
          onPick={({ value, label }) => {
            field.onChange(label)
            setValue("customer", value, { shouldDirty: true })
          }}
          onChange={(text) => {
            field.onChange(text)
            setValue("customer", "")
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
