"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import type { DateRange } from "react-day-picker"
import { FieldFrame } from "@/components/form/field-frame"
import { DatePicker } from "@/components/ui/date-picker"

export default function Range() {
  const t = useTranslations("kit/pickers")
  const [days, setDays] = useState<DateRange>()
  return (
    <FieldFrame label={t("range.label")}>
      {(control) => <DatePicker {...control} mode="range" months={2} value={days} onChange={setDays} />}
    </FieldFrame>
  )
}
