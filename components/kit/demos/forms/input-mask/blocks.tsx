"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { blocksMask } from "@/components/ui/masks"

const barcode = blocksMask({ blocks: [1, 6, 6] })

export default function Blocks() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("blocks.label")} help={t("blocks.help")}>
      {(control) => <MaskedInput {...control} mask={barcode} inputMode="numeric" placeholder="4 006381 333931" />}
    </FieldFrame>
  )
}
