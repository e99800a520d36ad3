"use client"

import { CreditCard } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { cardMask } from "@/components/ui/masks"

const makers: [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "Mastercard"],
  [/^3[47]/, "American Express"],
]

/** The value contains the spaces; remove them before sending if the endpoint expects digits. */
export default function Card() {
  const t = useTranslations("kit/input-mask")
  const [number, setNumber] = useState("")
  const maker = makers.find(([start]) => start.test(number))?.[1]
  return (
    <FieldFrame label={t("card.label")} help={maker ?? t("card.help")}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={cardMask}
          value={number}
          onChange={setNumber}
          inputMode="numeric"
          placeholder="4242 4242 4242 4242"
          start={<CreditCard aria-hidden="true" />}
        />
      )}
    </FieldFrame>
  )
}
