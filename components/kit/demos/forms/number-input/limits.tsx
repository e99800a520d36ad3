"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

/** Values outside the limits are clamped on blur. */
export default function Limits() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(9)
  return (
    <FieldFrame label={t("limits.label")} help={t("limits.help", { min: 1, max: 10 })}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} min={1} max={10} />}
    </FieldFrame>
  )
}
