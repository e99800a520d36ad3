"use client"

import { useTranslations } from "next-intl"
import { CheckboxField } from "@/components/form/checkbox-field"
import { MaskedField } from "@/components/form/masked-field"
import { TextField } from "@/components/form/text-field"
import { cardMask, cvcMask, expiryMask } from "@/components/ui/masks"

/**
 * Fields of a payment card, with the number in groups as printed on the card. `mayKeep` offers to store it with the
 * provider for later.
 */
export function CardFields({ mayKeep }: { mayKeep?: boolean }) {
  const t = useTranslations("orders.payment")
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_8rem_7rem]">
        <MaskedField
          required
          mask={cardMask}
          name="number"
          label={t("number")}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
        />
        <MaskedField
          required
          mask={expiryMask}
          name="expiry"
          label={t("expiry")}
          placeholder="MM/YY"
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
        />
        <MaskedField
          required
          mask={cvcMask}
          name="cvc"
          label={t("cvc")}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <TextField required name="holder" label={t("holder")} autoComplete="cc-name" />
      {mayKeep && <CheckboxField name="keepCard" label={t("keep")} help={t("keepHelp")} />}
    </>
  )
}
