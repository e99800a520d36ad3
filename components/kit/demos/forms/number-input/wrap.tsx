"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

/** Stepping past 23 wraps around to 0. */
export default function Wrap() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(22)
  return (
    <FieldFrame label={t("wrap.label")}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} wrap min={0} max={23} />}
    </FieldFrame>
  )
}
