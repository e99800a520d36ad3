"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { SwitchField } from "@/components/form/switch-field"
import { TimeField } from "@/components/form/time-field"
import { isoDayOf } from "@/lib/core/time-zone"
import type { EventForm } from "@/lib/features/calendar/schema/form"

const wallIn = (date = "", time = "") => Date.parse(`${date}T${time || "00:00"}:00Z`)

/** Moves the end along with the start, so that the event keeps its duration. */
function useEndFollowsStart(): void {
  const { setValue, getValues } = useFormContext<EventForm>()
  const [startDate, startTime] = useWatch<EventForm, ["startDate", "startTime"]>({ name: ["startDate", "startTime"] })
  const before = useRef({ startDate, startTime })
  useEffect(() => {
    const by = wallIn(startDate, startTime) - wallIn(before.current.startDate, before.current.startTime)
    if (!by) return
    if (Number.isNaN(by)) return
    before.current = { startDate, startTime }
    const { endDate, endTime } = getValues()
    const end = new Date(wallIn(endDate, endTime) + by)
    if (Number.isNaN(end.getTime())) return
    const options = { shouldDirty: true }
    setValue("endDate", isoDayOf(end), options)
    setValue("endTime", end.toISOString().slice(11, 16), options)
  }, [startDate, startTime, setValue, getValues])
}

/** The event's start and end: days and times, or only days. */
export function TimeFields() {
  const t = useTranslations("calendar.form")
  const allDay = useWatch<EventForm, "allDay">({ name: "allDay" })
  useEndFollowsStart()
  const columns = allDay ? "grid gap-3" : "grid grid-cols-[minmax(9.25rem,1fr)_minmax(5.5rem,8.5rem)] gap-3"
  return (
    <>
      <SwitchField name="allDay" label={t("allDay")} />
      <div className={columns}>
        <DayField required name="startDate" label={t("startDate")} />
        {!allDay && <TimeField required name="startTime" label={t("startTime")} />}
      </div>
      <div className={columns}>
        <DayField required name="endDate" label={t("endDate")} />
        {!allDay && <TimeField required name="endTime" label={t("endTime")} />}
      </div>
    </>
  )
}
