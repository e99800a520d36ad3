"use client"

import { ChevronDown, ChevronUp } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function Icons() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(20)
  return (
    <FieldFrame label={t("icons.label")}>
      {(control) => (
        <NumberInput
          {...control}
          value={value}
          onChange={setValue}
          icons={{ more: <ChevronUp aria-hidden="true" />, less: <ChevronDown aria-hidden="true" /> }}
          layout="end"
        />
      )}
    </FieldFrame>
  )
}
