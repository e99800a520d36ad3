"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { paymentMethods } from "@/lib/features/payments/values"
import { choices, type PaymentPlace } from "./use-payment-places"

/** How a payment is made, and where the money goes to or comes from. */
export function MoneyPlaceFields({ place }: { place: PaymentPlace }) {
  const t = useTranslations("payments")
  const method = useWatch({ name: "method" })
  return (
    <>
      <SelectField
        name="method"
        label={t("account.fields.method")}
        options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      {method === "cash" && (
        <SelectField
          required
          name="till"
          label={t("account.fields.till")}
          options={[{ value: "", label: "–" }, ...choices(place.tills)]}
        />
      )}
      {method === "bank" && place.accounts.length > 0 && (
        <SelectField
          name="bankAccount"
          label={t("account.fields.bankAccount")}
          options={[{ value: "", label: t("account.fields.firstAccount") }, ...choices(place.accounts)]}
        />
      )}
    </>
  )
}
