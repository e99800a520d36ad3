"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { blocksMask } from "@/components/ui/masks"

const phone = blocksMask({ blocks: [3, 3, 3], prefix: "+351 " })

export default function Phone() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("phone.label")} help={t("phone.help")}>
      {(control) => <MaskedInput {...control} mask={phone} type="tel" inputMode="tel" placeholder="+351 912 345 678" />}
    </FieldFrame>
  )
}
