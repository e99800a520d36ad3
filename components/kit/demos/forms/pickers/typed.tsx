"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { DayInput } from "@/components/ui/day-input"

export default function Typed() {
  const t = useTranslations("kit/pickers")
  const [day, setDay] = useState("")
  return (
    <FieldFrame label={t("typed.label")} help={t("typed.help")}>
      {(control) => <DayInput {...control} value={day} onChange={setDay} />}
    </FieldFrame>
  )
}
