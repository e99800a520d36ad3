"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { DatePicker } from "@/components/ui/date-picker"

export default function Default() {
  const t = useTranslations("kit/pickers")
  const [day, setDay] = useState<Date>()
  return (
    <FieldFrame label={t("default.label")}>
      {(control) => <DatePicker {...control} value={day} onChange={setDay} />}
    </FieldFrame>
  )
}
