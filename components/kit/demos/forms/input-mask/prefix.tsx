"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { blocksMask } from "@/components/ui/masks"

const invoice = blocksMask({ blocks: [4, 5], between: "-", prefix: "INV-" })

export default function Prefix() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("prefix.label")} help={t("prefix.help")}>
      {(control) => <MaskedInput {...control} mask={invoice} inputMode="numeric" placeholder="INV-2026-00418" />}
    </FieldFrame>
  )
}
