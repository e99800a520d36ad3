"use client"

import { cloneElement, type ReactElement, type ReactNode } from "react"
import type { DateHeaderProps, DayLayoutFunction, HeaderProps } from "react-big-calendar"
import { wallOfLocal } from "@/lib/core/client/local-time"
import { dayOf } from "@/lib/core/time-zone"
import { useCalendar } from "./calendar-context"
import { layOut } from "./day-layout"
import { DayNumber } from "./day-number"
import { EventLabel } from "./event-label"
import type { Placed } from "./placed"
import { DayHead } from "./time-grid"

/** An event for react-big-calendar, in the browser's local time. */
export interface Slot {
  key: string
  title: string
  start: Date
  end: Date
  allDay: boolean
  item: Placed
}

interface LabelProps {
  event: Slot
  /** Set if the event is in a row of days. */
  slotStart?: Date
}

/** While an event is dragged, its label shows the time at which it would land. */
function Label({ event, slotStart }: LabelProps) {
  const { formats, describe } = useCalendar()
  const start = wallOfLocal(event.start)
  const { until, start: before } = event.item
  const moved = until && new Date(until.getTime() + start.getTime() - before.getTime())
  const item = { ...event.item, start, end: wallOfLocal(event.end), until: moved }
  return <EventLabel row={slotStart !== undefined} item={item} formats={formats} more={describe(item)} />
}

type Box = ReactElement<{ children: Box | ReactNode }>

/** Makes the library's event box, which sits inside a drag wrapper, a focusable button with the event's key. */
function Wrapper({ event, children }: { event: Slot; children?: ReactNode }) {
  const wrapper = children as Box
  const box = wrapper.props.children as ReactElement<Record<string, unknown>>
  const attributes = { role: "button", tabIndex: 0, "data-event": event.key }
  return cloneElement(wrapper, {}, cloneElement(box, attributes))
}

const MonthDate = ({ date }: DateHeaderProps) => <DayNumber day={dayOf(wallOfLocal(date))} />
const WeekdayHead = ({ label }: HeaderProps) => <>{label}</>
const ColumnHead = ({ date }: HeaderProps) => <DayHead day={dayOf(wallOfLocal(date))} />

function GutterHead() {
  const { wholeDay } = useCalendar()
  return <span className="cal-all-day">{wholeDay}</span>
}

/** Our components for the library. They are constants, because React remounts a component whose function changes. */
export const parts = {
  event: Label,
  eventWrapper: Wrapper,
  timeGutterHeader: GutterHead,
  month: { dateHeader: MonthDate, header: WeekdayHead },
  week: { header: ColumnHead },
  day: { header: ColumnHead },
}
export const libraryViews = { month: true, week: true, day: true }

/** Places overlapping events side by side, as time-grid.tsx does. */
export const dayLayout: DayLayoutFunction<Slot> = ({ events, slotMetrics }) => {
  const minutes = (date: Date) => date.getHours() * 60 + date.getMinutes()
  const positioned = layOut(events.map((item) => ({ item, from: minutes(item.start), to: minutes(item.end) })))
  return positioned.map(({ item, offset, width }) => {
    const { top, height } = slotMetrics.getRange(item.start, item.end)
    return { event: item, style: { top, height, width, xOffset: offset } as object }
  })
}
