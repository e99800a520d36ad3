import clsx from "clsx"
import { Repeat2 } from "lucide-react"
import type { Formats } from "./formats"
import { isBar, type Placed } from "./placed"
import { tones } from "./tones"
import "./styles/events.css"

/** The classes of an event's box, for our own views and for the library's elements. */
export const eventClass = (item: Placed, row: boolean): string =>
  clsx("cal-event", `tone-${tones[item.event.extendedProps.calendar]}`, row && !isBar(item) && "cal-event-timed")

const durationMinutes = ({ start, end }: Placed) => (end.getTime() - start.getTime()) / 60_000

interface Props {
  item: Placed
  formats: Formats
  row: boolean
  /** The event's time and calendar, for screen readers. */
  more: string
}

/** The content of an event's box: time and title in a row, the title above the time in a day's column. */
export function EventLabel({ item, formats, row, more }: Props) {
  const { title, extendedProps } = item.event
  const repeats = extendedProps.recurrence && <Repeat2 aria-hidden="true" className="cal-event-mark" />
  if (!row) {
    return (
      <>
        <span className={clsx("cal-event-title", durationMinutes(item) >= 90 && "cal-event-long")}>{title}</span>
        <span className="cal-event-time">
          <bdi>{formats.timeRange(item.start, item.end)}</bdi>
          {repeats}
        </span>
        <span className="sr-only">, {more}</span>
      </>
    )
  }
  return (
    <>
      {!isBar(item) && <span aria-hidden="true" className="cal-event-dot" />}
      {!isBar(item) && <bdi className="cal-event-time">{formats.time(item.start)}</bdi>}
      <span className="cal-event-title">{title}</span>
      {repeats}
      <span className="sr-only">, {more}</span>
    </>
  )
}
