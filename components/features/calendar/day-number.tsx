"use client"

import clsx from "clsx"
import { isoDayOf } from "@/lib/core/time-zone"
import { useCalendar } from "./calendar-context"

/** A day's number in the month, which opens the day. Arrow keys move from day to day, see use-keys.ts. */
export function DayNumber({ day }: { day: Date }) {
  const { formats, today, state, showDay } = useCalendar()
  const isToday = day.getTime() === today.getTime()
  return (
    <button
      type="button"
      data-day={isoDayOf(day)}
      tabIndex={day.getTime() === state.date.getTime() ? 0 : -1}
      aria-label={formats.fullDay(day)}
      aria-current={isToday ? "date" : undefined}
      onClick={() => showDay(day)}
      className={clsx("cal-day-number", isToday && "cal-day-today")}
    >
      {formats.dayNumber(day)}
    </button>
  )
}
