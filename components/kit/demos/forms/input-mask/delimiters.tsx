"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { blocksMask } from "@/components/ui/masks"

const taxNumber = blocksMask({ blocks: [3, 3, 3], between: "." })

export default function Delimiters() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("delimiters.label")} help={t("delimiters.help")}>
      {(control) => <MaskedInput {...control} mask={taxNumber} inputMode="numeric" placeholder="501.964.843" />}
    </FieldFrame>
  )
}
