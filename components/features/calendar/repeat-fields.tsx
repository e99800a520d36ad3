"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { CheckboxField } from "@/components/form/checkbox-field"
import { DayField } from "@/components/form/day-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { addDays } from "@/lib/core/time-zone"
import type { EventForm } from "@/lib/features/calendar/schema/form"
import { repeatEnds, repeats, weekdays } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { nthOf } from "./repeat"
import { dayIn } from "./view-state"

const monday = new Date(Date.UTC(2024, 0, 1))

/** How an event repeats, and in which time zone. */
export function RepeatFields({ custom, zone }: { custom: boolean; zone: string }) {
  const t = useTranslations("calendar.form")
  const { formats, weekStart } = useCalendar()
  const { repeat, ends, startDate, allDay } = useWatch<EventForm>()
  const day = dayIn(startDate) ?? monday
  const dayNames = weekdays.map((name, i) => ({ name, label: formats.weekday(addDays(monday, i)) }))
  const words = {
    nth: t("nth", { nth: String(nthOf(day)) }),
    weekday: formats.longWeekday(day),
    day: day.getUTCDate(),
    date: formats.dayMonth(day),
  }
  const options = repeats
    .filter((value) => value !== "custom" || custom)
    .map((value) => ({ value, label: t(`repeats.${value}`, words) }))
  if (repeat === "none" || repeat === "custom") {
    return <SelectField name="repeat" label={t("repeat")} options={options} />
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{t("repeat")}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <SelectField name="repeat" label={t("repeat")} options={options} />
        <TextField
          name="interval"
          type="number"
          min={1}
          max={999}
          label={t("interval")}
          end={<span className="pe-2 text-xs">{t(`units.${repeat ?? "daily"}`)}</span>}
        />
      </div>
      {repeat === "weekly" && (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-medium text-dense">{t("weekdays")}</legend>
          <div className="flex flex-wrap gap-x-4">
            {(weekStart === 0 ? [...dayNames.slice(6), ...dayNames.slice(0, 6)] : dayNames).map(({ name, label }) => (
              <CheckboxField key={name} name="weekdays" value={name} label={label} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-3">
        <SelectField
          name="ends"
          label={t("ends")}
          options={repeatEnds.map((value) => ({ value, label: t(`endings.${value}`) }))}
        />
        {ends === "until" && <DayField name="untilDate" label={t("untilDate")} />}
        {ends === "count" && <TextField name="count" type="number" min={1} max={999} label={t("count")} />}
      </div>
      {!allDay && <p className="text-ink-muted text-xs">{t("byClock", { zone: zone.replaceAll("_", " ") })}</p>}
    </fieldset>
  )
}
