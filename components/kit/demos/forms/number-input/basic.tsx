"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function Basic() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(12)
  return (
    <FieldFrame label={t("basic.label")}>
      {(control) => <NumberInput {...control} value={value} onChange={setValue} />}
    </FieldFrame>
  )
}
