"use client"

import { addDays } from "date-fns"
import { useTranslations } from "next-intl"
import { useState } from "react"
import type { DateRange } from "react-day-picker"
import { FieldFrame } from "@/components/form/field-frame"
import { DatePicker } from "@/components/ui/date-picker"

/** Excludes past days, Sundays and three days of stocktaking. A range cannot span excluded days. */
export default function Disabled() {
  const t = useTranslations("kit/pickers")
  const [days, setDays] = useState<DateRange>()
  const today = new Date()
  const stocktaking = { from: addDays(today, 2), to: addDays(today, 4) }
  return (
    <FieldFrame label={t("disabled.label")} help={t("disabled.help")}>
      {(control) => (
        <DatePicker
          {...control}
          mode="range"
          value={days}
          onChange={setDays}
          disabled={[{ before: today }, { dayOfWeek: [0] }, stocktaking]}
        />
      )}
    </FieldFrame>
  )
}
