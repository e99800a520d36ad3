"use client"

import { maskitoTimeOptionsGenerator } from "@maskito/kit"
import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"

const time = maskitoTimeOptionsGenerator({ mode: "HH:MM" })

export default function Time() {
  const t = useTranslations("kit/input-mask")
  return (
    <FieldFrame label={t("time.label")} help={t("time.help")}>
      {(control) => <MaskedInput {...control} mask={time} inputMode="numeric" placeholder="17:30" />}
    </FieldFrame>
  )
}
