"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import type { DateRange } from "react-day-picker"
import { Calendar } from "@/components/ui/calendar"

export default function Inline() {
  const t = useTranslations("kit/pickers")
  const [days, setDays] = useState<DateRange>()
  return <Calendar mode="range" aria-label={t("inline.label")} selected={days} onSelect={setDays} />
}
