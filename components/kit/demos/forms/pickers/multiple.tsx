"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { DatePicker } from "@/components/ui/date-picker"

export default function Multiple() {
  const t = useTranslations("kit/pickers")
  const [days, setDays] = useState<Date[]>([])
  return (
    <FieldFrame label={t("multiple.label")} help={t("multiple.help", { count: days.length })}>
      {(control) => <DatePicker {...control} mode="multiple" format="short" value={days} onChange={setDays} />}
    </FieldFrame>
  )
}
