import clsx from "clsx"
import { Repeat2 } from "lucide-react"
import type { Formats } from "./formats"
import { isBar, type Placed } from "./placed"
import { tones } from "./tones"

/** The classes of an event's box; the library draws its own element and gets the same ones. */
export const eventClass = (item: Placed, row: boolean): string =>
  clsx("cal-event", `tone-${tones[item.event.extendedProps.calendar]}`, row && !isBar(item) && "cal-event-timed")

const lasts = ({ start, end }: Placed) => (end.getTime() - start.getTime()) / 60_000

interface Props {
  item: Placed
  formats: Formats
  row: boolean
  /** The rest of what is known, for those who do not see where it stands. */
  more: string
}

/** What stands on an event: in a row its time and title, in a day's column the title above the time. */
export function EventLabel({ item, formats, row, more }: Props) {
  const { title, extendedProps } = item.event
  const repeats = extendedProps.recurrence && <Repeat2 aria-hidden="true" className="cal-event-mark" />
  if (!row) {
    return (
      <>
        <span className={clsx("cal-event-title", lasts(item) >= 90 && "cal-event-long")}>{title}</span>
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
