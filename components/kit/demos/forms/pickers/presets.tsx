"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { RangePicker } from "@/components/ui/range-picker"
import type { DaySpan } from "@/lib/core/day-presets"

/** The filter by days of every list. The value is a pair of ISO dates. */
export default function Presets() {
  const t = useTranslations("kit/pickers")
  const [days, setDays] = useState<DaySpan>({})
  return (
    <FieldFrame label={t("presets.label")} help={t("presets.help")}>
      {(control) => <RangePicker {...control} value={days} onChange={setDays} />}
    </FieldFrame>
  )
}
