"use client"

import { useLocale, useTranslations } from "next-intl"
import { useState } from "react"
import type { DateRange } from "react-day-picker"
import { localOfWall, wallOfLocal } from "@/lib/core/client/local-time"
import { useTimeZone } from "@/lib/core/client/use-time-zone"
import { type DaySpan, dayPresets, presetDays } from "@/lib/core/day-presets"
import { weekStartOf } from "@/lib/core/i18n/week"
import { dayOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import { Calendar } from "./calendar"

interface Props {
  value: DaySpan
  /** Called once both days are selected. */
  onChoose: (value: Required<DaySpan>) => void
}

// The calendar's days are in the browser's time zone, whatever time zone the product uses for its times.
const localDay = (day: string | undefined) => (day ? localOfWall(new Date(`${day}T00:00:00Z`)) : undefined)
const isoDay = (local: Date) => isoDayOf(wallOfLocal(local))

/** The presets and the calendar of a `RangePicker`. The first day is kept here until the second follows. */
export default function RangePanel({ value, onChoose }: Props) {
  const t = useTranslations("ui.range")
  const locale = useLocale()
  const zone = useTimeZone()
  const [draft, setDraft] = useState<DateRange | undefined>({ from: localDay(value.from), to: localDay(value.to) })
  const today = dayOf(wallOf(new Date(), zone))
  const select = (range: DateRange | undefined) => {
    setDraft(range)
    if (range?.from && range.to) onChoose({ from: isoDay(range.from), to: isoDay(range.to) })
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <fieldset className="flex w-77 max-w-full flex-wrap content-start gap-1 sm:w-36 sm:flex-col sm:flex-nowrap">
        <legend className="sr-only">{t("presets")}</legend>
        {dayPresets.map((name) => {
          const days = presetDays(name, today, weekStartOf(locale))
          return (
            <button
              key={name}
              type="button"
              aria-pressed={days.from === value.from && days.to === value.to}
              onClick={() => onChoose(days)}
              className="rounded-control px-2.5 py-1.5 text-start text-dense text-ink-muted hover:bg-neutral-soft hover:text-ink aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-text max-sm:min-h-11 max-sm:border max-sm:border-line"
            >
              {t(name)}
            </button>
          )
        })}
      </fieldset>
      <Calendar
        mode="range"
        autoFocus
        resetOnSelect
        today={localOfWall(today)}
        defaultMonth={draft?.from ?? draft?.to}
        selected={draft}
        onSelect={select}
      />
    </div>
  )
}
