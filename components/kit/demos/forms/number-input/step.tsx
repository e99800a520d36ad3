"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function Step() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(2.5)
  return (
    <FieldFrame label={t("step.label")}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} step={0.25} min={0} />}
    </FieldFrame>
  )
}
