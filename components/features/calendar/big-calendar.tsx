"use client"

import { useMemo, useRef } from "react"
import { Calendar } from "react-big-calendar"
import withDragAndDrop, { type EventInteractionArgs } from "react-big-calendar/lib/addons/dragAndDrop"
import { localOfWall, wallOfLocal } from "@/lib/core/client/local-time"
import { addDays, dayOf } from "@/lib/core/time-zone"
import { dayLayout, libraryViews, parts, type Slot } from "./big-calendar-parts"
import { useCalendar, type ViewProps } from "./calendar-context"
import { eventClass } from "./event-label"
import { libraryFormats, localizerOf } from "./localizer"
import { isGenerated, onFirstDay, type Placed } from "./placed"
import { usePlainRoles } from "./use-plain-roles"
import "./styles/drag.css"

const DraggableCalendar = withDragAndDrop<Slot>(Calendar)
const morning = new Date(1970, 0, 1, 6, 45)
const now = () => new Date()
const hour = 3_600_000

/** Where an event was moved to, in wall time. */
export type Move = Pick<Placed, "start" | "end" | "allDay">

interface Props extends ViewProps {
  rtl: boolean
  onMove: (item: Placed, to: Move) => void
}

const slotOf = (item: Placed): Slot => ({
  key: item.key,
  title: item.event.title,
  start: localOfWall(item.start),
  end: localOfWall(item.end),
  allDay: item.allDay,
  item,
})

const wholeOf = ({ until, ...item }: Placed): Placed => ({ ...item, end: until ?? item.end })

/** Returns the result of a drop: among the hours, in the all-day row, or in a month, where the event keeps its time. */
function moveOf({ event, start, end, isAllDay }: EventInteractionArgs<Slot>): Move {
  const [from, to] = [wallOfLocal(new Date(start)), wallOfLocal(new Date(end))]
  const allDay = isAllDay ?? event.allDay
  const { until, start: before } = event.item
  if (!allDay && until && to.getTime() - from.getTime() === event.item.end.getTime() - before.getTime())
    return { start: from, end: new Date(from.getTime() + until.getTime() - before.getTime()), allDay }
  if (!allDay) return { start: from, end: event.allDay ? new Date(from.getTime() + hour) : to, allDay }
  const first = dayOf(from)
  const last = dayOf(new Date(Math.max(to.getTime() - 1, first.getTime())))
  return { start: first, end: addDays(last, 1), allDay }
}

/** react-big-calendar in our design. It loads after the first paint and replaces the static view. */
export default function BigCalendar({ view, date, items, rtl, onMove }: Props) {
  const { formats, locale, weekStart, state, open, addAt, showDay, more, mayAdd, mayChange } = useCalendar()
  const area = useRef<HTMLDivElement>(null)
  usePlainRoles(area)
  const localizer = useMemo(() => localizerOf(locale, weekStart), [locale, weekStart])
  const messageFormats = useMemo(() => libraryFormats(formats), [formats])
  const messages = useMemo(() => ({ showMore: more }), [more])
  const slots = useMemo(() => (view === "month" ? items.map(onFirstDay) : items).map(slotOf), [items, view])
  const { event: opened } = state
  const selected = opened && slots.find(({ key }) => key === `${opened.id}@${opened.on ?? ""}`)

  const add = ({ start, end, action }: { start: Date; end: Date; action: string }) => {
    const [from, to] = [wallOfLocal(start), wallOfLocal(end)]
    const atMidnight = dayOf(from).getTime() === from.getTime() && dayOf(to).getTime() === to.getTime()
    const days = atMidnight && to > from
    // A click on a day adds a timed event on that day; dragging across days adds an all-day event.
    if (days && view === "month" && action !== "select") return addAt(hoursOn(from, 9), hoursOn(from, 10), false)
    addAt(from, action === "click" && !days ? new Date(from.getTime() + hour) : to, days)
  }

  const isOwn = ({ item }: Slot) => mayChange && !isGenerated(item.event)
  return (
    <div ref={area}>
      <DraggableCalendar
        culture={locale}
        localizer={localizer}
        formats={messageFormats}
        messages={messages}
        view={view}
        views={libraryViews}
        date={localOfWall(date)}
        getNow={now}
        events={slots}
        selected={selected}
        components={parts}
        dayLayoutAlgorithm={dayLayout}
        eventPropGetter={({ item }) => ({ className: eventClass(item, view === "month") })}
        tooltipAccessor={null}
        toolbar={false}
        rtl={rtl}
        step={30}
        timeslots={2}
        scrollToTime={morning}
        selectable={mayAdd}
        resizable={mayChange}
        resizableAccessor={isOwn}
        draggableAccessor={isOwn}
        longPressThreshold={300}
        doShowMoreDrillDown
        onDrillDown={(day) => showDay(dayOf(wallOfLocal(day)))}
        onNavigate={() => undefined}
        onView={() => undefined}
        onSelectEvent={({ item }) => open(item)}
        onSelectSlot={add}
        onEventDrop={(drop) => onMove(wholeOf(drop.event.item), moveOf(drop))}
        onEventResize={(drop) => onMove(wholeOf(drop.event.item), moveOf(drop))}
      />
    </div>
  )
}

const hoursOn = (day: Date, hours: number) => new Date(day.getTime() + hours * hour)
