"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { DateTimePicker } from "@/components/ui/date-time-picker"

export default function DateTime() {
  const t = useTranslations("kit/pickers")
  const [moment, setMoment] = useState<Date>()
  return (
    <FieldFrame label={t("date-time.label")} help={t("date-time.help")}>
      {(control) => <DateTimePicker {...control} value={moment} onChange={setMoment} />}
    </FieldFrame>
  )
}
