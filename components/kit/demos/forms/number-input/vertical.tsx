"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function Vertical() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(3)
  return (
    <FieldFrame label={t("vertical.label")}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} layout="vertical" min={0} />}
    </FieldFrame>
  )
}
