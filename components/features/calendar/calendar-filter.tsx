"use client"

import { useTranslations } from "next-intl"
import { Checkbox } from "@/components/ui/checkbox"
import { type Calendar, calendars } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { tones } from "./tones"

/** Which calendars are shown; the address says so. */
export function CalendarFilter() {
  const t = useTranslations("calendar")
  const { state, go } = useCalendar()
  const { shown } = state
  const toggle = (calendar: Calendar) =>
    go({
      shown: shown.includes(calendar)
        ? shown.filter((one) => one !== calendar)
        : calendars.filter((one) => one === calendar || shown.includes(one)),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 px-1 font-semibold text-dense">{t("filter")}</legend>
      <Checkbox
        label={t("viewAll")}
        checked={shown.length === calendars.length}
        indeterminate={shown.length > 0 && shown.length < calendars.length}
        onChange={() => go({ shown: shown.length === calendars.length ? [] : calendars })}
      />
      {calendars.map((calendar) => (
        <div key={calendar} className={`cal-filter tone-${tones[calendar]}`}>
          <Checkbox
            label={t(`calendars.${calendar}`)}
            checked={shown.includes(calendar)}
            onChange={() => toggle(calendar)}
          />
        </div>
      ))}
    </fieldset>
  )
}
