"use client"

import { format } from "date-fns"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { DatePicker } from "@/components/ui/date-picker"

/** Shows the date in words; the value is an ISO date. */
export default function Human() {
  const t = useTranslations("kit/pickers")
  const [day, setDay] = useState<Date>()
  return (
    <FieldFrame label={t("human.label")} help={day ? t("human.kept", { day: format(day, "yyyy-MM-dd") }) : undefined}>
      {(control) => <DatePicker {...control} format="full" value={day} onChange={setDay} />}
    </FieldFrame>
  )
}
