"use client"

import { useTranslations } from "next-intl"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { maxPaymentDays } from "@/lib/features/suppliers/values"

/** The master data of a supplier, empty. */
export const blank = {
  ...{ name: "", vatNumber: "", companyNumber: "", iban: "", bic: "", country: "", email: "", phone: "", street: "" },
  ...{ postcode: "", city: "", note: "", paymentDays: null as number | null },
}

export function SupplierFields() {
  const t = useTranslations("suppliers")
  return (
    <>
      <TextField required name="name" label={t("fields.name")} maxLength={200} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField name="country" label={t("fields.country")} maxLength={2} autoComplete="off" />
        <TextField name="vatNumber" label={t("fields.vatNumber")} maxLength={20} autoComplete="off" />
        <TextField name="companyNumber" label={t("fields.companyNumber")} maxLength={40} autoComplete="off" />
        <TextField
          name="paymentDays"
          type="number"
          inputMode="numeric"
          min={0}
          max={maxPaymentDays}
          label={t("fields.paymentDays")}
          help={t("daysHelp")}
        />
      </div>
      <TextField name="iban" label={t("fields.iban")} help={t("ibanHelp")} maxLength={50} autoComplete="off" />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField name="bic" label={t("fields.bic")} maxLength={11} autoComplete="off" />
        <TextField name="email" type="email" label={t("fields.email")} maxLength={254} autoComplete="off" />
        <TextField name="phone" type="tel" label={t("fields.phone")} maxLength={40} autoComplete="off" />
        <TextField name="street" label={t("fields.street")} maxLength={120} autoComplete="off" />
        <TextField name="postcode" label={t("fields.postcode")} maxLength={20} autoComplete="off" />
        <TextField name="city" label={t("fields.city")} maxLength={80} autoComplete="off" />
      </div>
      <TextareaField name="note" label={t("fields.note")} maxLength={1000} />
    </>
  )
}
