"use client"

import { useTranslations } from "next-intl"
import { CheckboxField } from "@/components/form/checkbox-field"
import { TextField } from "@/components/form/text-field"

/** What a card asks for. `mayKeep` offers that the provider keeps it for next time. */
export function CardFields({ mayKeep }: { mayKeep?: boolean }) {
  const t = useTranslations("orders.payment")
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_8rem_7rem]">
        <TextField
          required
          name="number"
          label={t("number")}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          dir="ltr"
        />
        <TextField
          required
          name="expiry"
          label={t("expiry")}
          placeholder="MM/YY"
          autoComplete="cc-exp"
          maxLength={7}
          dir="ltr"
        />
        <TextField
          required
          name="cvc"
          label={t("cvc")}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          dir="ltr"
        />
      </div>
      <TextField required name="holder" label={t("holder")} autoComplete="cc-name" />
      {mayKeep && <CheckboxField name="keepCard" label={t("keep")} help={t("keepHelp")} />}
    </>
  )
}
