"use client"

import { cloneElement, type ReactElement, type ReactNode } from "react"
import type { DateHeaderProps, DayLayoutFunction, HeaderProps } from "react-big-calendar"
import { dayOf } from "@/lib/core/time-zone"
import { Agenda } from "./agenda"
import { useCalendar } from "./calendar-context"
import { layOut } from "./day-layout"
import { DayNumber } from "./day-number"
import { EventLabel } from "./event-label"
import { wallOfLocal } from "./local-time"
import type { Placed } from "./placed"
import { DayHead } from "./time-grid"

/** An event as the library has it: in the browser's clock. */
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
  /** Given where it stands in a row of days. */
  slotStart?: Date
}

/** While it is dragged, an event says where it would be. */
function Label({ event, slotStart }: LabelProps) {
  const { formats, describe } = useCalendar()
  const item = { ...event.item, start: wallOfLocal(event.start), end: wallOfLocal(event.end) }
  return <EventLabel row={slotStart !== undefined} item={item} formats={formats} more={describe(item)} />
}

type Box = ReactElement<{ children: Box | ReactNode }>

/** The library's box of an event, inside the wrapper that makes it draggable: given a name, and a place for the keyboard. */
function Wrapper({ event, children }: { event: Slot; children?: ReactNode }) {
  const wrapper = children as Box
  const box = wrapper.props.children as ReactElement<Record<string, unknown>>
  const named = { role: "button", tabIndex: 0, "data-event": event.key }
  return cloneElement(wrapper, {}, cloneElement(box, named))
}

const MonthDate = ({ date }: DateHeaderProps) => <DayNumber day={dayOf(wallOfLocal(date))} />
const WeekdayHead = ({ label }: HeaderProps) => <>{label}</>
const ColumnHead = ({ date }: HeaderProps) => <DayHead day={dayOf(wallOfLocal(date))} />

function GutterHead() {
  const { wholeDay } = useCalendar()
  return <span className="cal-all-day">{wholeDay}</span>
}

/** The library's agenda is a table; ours is the list that stood there before. */
function AgendaView({ date, events }: { date: Date; events: Slot[] }) {
  return <Agenda view="agenda" date={dayOf(wallOfLocal(date))} items={events.map(({ item }) => item)} />
}
AgendaView.title = () => ""
AgendaView.navigate = (date: Date) => date
AgendaView.range = (date: Date) => [date]

/** What the library draws of ours. The same functions at every render: others would be other components to React. */
export const parts = {
  event: Label,
  eventWrapper: Wrapper,
  timeGutterHeader: GutterHead,
  month: { dateHeader: MonthDate, header: WeekdayHead },
  week: { header: ColumnHead },
  day: { header: ColumnHead },
}
export const libraryViews = { month: true, week: true, day: true, agenda: AgendaView }

/** What is on at the same time stands side by side, as in time-grid.tsx. */
export const dayLayout: DayLayoutFunction<Slot> = ({ events, slotMetrics }) => {
  const minutes = (date: Date) => date.getHours() * 60 + date.getMinutes()
  const laid = layOut(events.map((item) => ({ item, from: minutes(item.start), to: minutes(item.end) })))
  return laid.map(({ item, offset, width }) => {
    const { top, height } = slotMetrics.getRange(item.start, item.end)
    return { event: item, style: { top, height, width, xOffset: offset } as object }
  })
}
