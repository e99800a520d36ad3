"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { NumberInput } from "@/components/ui/number-input"

export default function Inline() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(6)
  const label = t("inline.label")
  return <NumberInput layout="end" label={label} inlineLabel={label} value={value} onChange={setValue} min={1} />
}
