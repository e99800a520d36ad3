"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { blocksMask } from "@/components/ui/masks"

const shelf = blocksMask({ blocks: [2, 3, 2], between: ["·", "/"], letters: true })

export default function Custom() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("custom.label")} help={t("custom.help")}>
      {(control) => <MaskedInput {...control} mask={shelf} placeholder="AB·204/07" />}
    </FieldFrame>
  )
}
