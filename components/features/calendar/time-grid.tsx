"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { dayOf } from "@/lib/core/time-zone"
import { useCalendar, type ViewProps } from "./calendar-context"
import { layOut } from "./day-layout"
import { EventLabel, eventClass } from "./event-label"
import { EventRow } from "./event-row"
import { isWithin, type Placed, rowOf } from "./placed"
import { daysOf, shownDays } from "./view-state"
import "./styles/time-header.css"
import "./styles/time-grid.css"

const dayMinutes = 1440
const hours = Array.from({ length: 24 }, (_, i) => i)

/** Returns whether an event belongs in the hour grid. Events that span days go into the all-day row. */
export const isTimed = ({ allDay, start, end }: Placed): boolean =>
  !allDay && (dayOf(start).getTime() === dayOf(end).getTime() || start.getTime() === end.getTime())

/** The header of a day's column. */
export function DayHead({ day }: { day: Date }) {
  const { formats, today } = useCalendar()
  const isToday = day.getTime() === today.getTime()
  return (
    <>
      <span className="cal-head-weekday">{formats.weekday(day)}</span>
      <span className={clsx("cal-head-number", isToday && "cal-day-today")}>{formats.dayNumber(day)}</span>
    </>
  )
}

function DayColumn({ day, items }: { day: Date; items: Placed[] }) {
  const { formats, describe, open, today } = useCalendar()
  const minutes = (wall: Date) => (wall.getTime() - day.getTime()) / 60_000
  const dayItems = items.filter((item) => dayOf(item.start).getTime() === day.getTime())
  const positioned = layOut(dayItems.map((item) => ({ item, from: minutes(item.start), to: minutes(item.end) })))
  return (
    <div className={clsx("rbc-day-slot rbc-time-column", day.getTime() === today.getTime() && "rbc-today")}>
      {hours.map((hour) => (
        <div key={hour} className="rbc-timeslot-group">
          <div className="rbc-time-slot" />
          <div className="rbc-time-slot" />
        </div>
      ))}
      <div className="rbc-events-container">
        {positioned.map(({ item, offset, width }) => (
          <button
            key={item.key}
            type="button"
            data-event={item.key}
            onClick={() => open(item)}
            className={clsx("rbc-event", eventClass(item, false))}
            style={{
              top: `${(minutes(item.start) / dayMinutes) * 100}%`,
              height: `${((minutes(item.end) - minutes(item.start)) / dayMinutes) * 100}%`,
              width: `${width}%`,
              insetInlineStart: `${offset}%`,
            }}
          >
            <span className="rbc-event-content">
              <EventLabel row={false} item={item} formats={formats} more={describe(item)} />
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** A week or a day for the first render, in the markup that react-big-calendar uses later. */
export function TimeGrid({ view, date, items }: ViewProps) {
  const t = useTranslations("calendar")
  const { formats, weekStart, showDay } = useCalendar()
  const span = shownDays(view, date, weekStart)
  const days = daysOf(span)
  const visible = items.filter((item) => isWithin(item, span.start, span.end))
  const above = rowOf(
    visible.filter((item) => !isTimed(item)),
    days,
  )
  return (
    <div className="rbc-calendar">
      <div className="rbc-time-view">
        <div className="rbc-time-header">
          <div className="rbc-label rbc-time-header-gutter">
            <span className="cal-all-day">{t("allDay")}</span>
          </div>
          <div className="rbc-time-header-content">
            <div
              className={clsx("rbc-row rbc-time-header-cell", days.length === 1 && "rbc-time-header-cell-single-day")}
            >
              {days.map((day) => (
                <div key={day.getTime()} className="rbc-header">
                  <button type="button" className="rbc-button-link" onClick={() => showDay(day)}>
                    <DayHead day={day} />
                  </button>
                </div>
              ))}
            </div>
            <div className="rbc-allday-cell">
              <div className="rbc-row-bg">
                {days.map((day) => (
                  <div key={day.getTime()} className="rbc-day-bg" />
                ))}
              </div>
              <div className="rbc-row-content">
                <EventRow row={above} first={days[0] as Date} of={days.length} minLines={2} />
              </div>
            </div>
          </div>
        </div>
        <div className="rbc-time-content cal-time-still">
          <div className="rbc-time-gutter rbc-time-column">
            {hours.map((hour) => (
              <div key={hour} className="rbc-timeslot-group">
                <div className="rbc-time-slot">
                  <span className="rbc-label">{formats.time(new Date(Date.UTC(2000, 0, 1, hour)))}</span>
                </div>
                <div className="rbc-time-slot" />
              </div>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn key={day.getTime()} day={day} items={visible.filter((item) => isTimed(item))} />
          ))}
        </div>
      </div>
    </div>
  )
}
