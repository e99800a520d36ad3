"use client"

import { useTranslations } from "next-intl"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"

function NameField() {
  const t = useTranslations("businesses.fields")
  return <TextField required name="name" label={t("name")} maxLength={80} />
}

export const TillFields = NameField

export function SafeFields({ currency, hasLimits }: { currency: string; hasLimits: boolean }) {
  const t = useTranslations("businesses")
  return (
    <>
      <NameField />
      {hasLimits && (
        <>
          <MoneyField
            name="insuredLimit"
            currency={currency}
            label={t("fields.insuredLimit")}
            help={t("help.insuredLimit")}
          />
          <MoneyField
            required
            name="changeFund"
            currency={currency}
            label={t("fields.changeFund")}
            help={t("help.changeFund")}
          />
        </>
      )}
    </>
  )
}

export function AccountFields() {
  const t = useTranslations("businesses.fields")
  return (
    <>
      <NameField />
      <TextField required name="iban" label={t("iban")} maxLength={50} spellCheck={false} autoComplete="off" />
      <TextField name="bic" label={t("bic")} maxLength={11} spellCheck={false} autoComplete="off" />
    </>
  )
}
