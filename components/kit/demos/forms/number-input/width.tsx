"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function Width() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(4)
  return (
    <FieldFrame label={t("width.label")}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} className="w-32!" min={1} max={99} />}
    </FieldFrame>
  )
}
