"use client"

import clsx from "clsx"
import { addDays } from "@/lib/core/time-zone"
import { useCalendar, type ViewProps } from "./calendar-context"
import { DayNumber } from "./day-number"
import { EventRow } from "./event-row"
import { rowOf } from "./placed"
import { daysOf, shownDays } from "./view-state"
import "./styles/month.css"

/** Lines of events per week in the month view. The style sheet has room for one more. */
export const maxLinesPerWeek = 2

/** The month for the first render, in the markup that react-big-calendar uses later. */
export function MonthGrid({ date, items }: ViewProps) {
  const { formats, weekStart, today } = useCalendar()
  const days = daysOf(shownDays("month", date, weekStart))
  const weeks = Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7))
  const month = date.getUTCMonth()
  return (
    <div className="rbc-calendar">
      <div className="rbc-month-view">
        <div className="rbc-row rbc-month-header">
          {weeks[0]?.map((day) => (
            <div key={day.getTime()} className="rbc-header">
              {formats.weekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]?.getTime()} className="rbc-month-row">
            <div className="rbc-row-bg">
              {week.map((day) => (
                <div
                  key={day.getTime()}
                  className={clsx(
                    "rbc-day-bg",
                    day.getUTCMonth() !== month && "rbc-off-range-bg",
                    day.getTime() === today.getTime() && "rbc-today",
                  )}
                />
              ))}
            </div>
            <div className="rbc-row-content">
              <div className="rbc-row">
                {week.map((day) => (
                  <div
                    key={day.getTime()}
                    className={clsx("rbc-date-cell", day.getUTCMonth() !== month && "rbc-off-range")}
                  >
                    <DayNumber day={day} />
                  </div>
                ))}
              </div>
              <EventRow row={rowOf(within(items, week), week, maxLinesPerWeek)} first={week[0] as Date} of={7} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const within = (items: ViewProps["items"], week: Date[]) => {
  const end = addDays(week[0] as Date, 7)
  return items.filter((item) => item.start < end && item.end >= (week[0] as Date))
}
