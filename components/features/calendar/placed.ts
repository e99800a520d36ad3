import { addDays, dayOf, wallOf } from "@/lib/core/time-zone"
import type { Event } from "@/lib/features/calendar/schema"

/** An event with its wall times in the user's time zone. */
export interface Placed {
  /** Unique among all shown events: the event's id and its occurrence in a series. */
  key: string
  event: Event
  /** Wall times. All-day events start at midnight of the first day and end at midnight after the last. */
  start: Date
  end: Date
  allDay: boolean
  /** The true end of an event that a month shows on its first day only. */
  until?: Date
}

/** Whether an event is generated, not stored: nobody can change it, and it links to its own screen. */
export const isGenerated = ({ id }: Pick<Event, "id">): boolean => id < 0

export const keyOf = ({ id, extendedProps: { occurrence } }: Event): string => `${id}@${occurrence ?? ""}`

const ceilDay = (wall: Date) => (dayOf(wall).getTime() === wall.getTime() ? wall : addDays(dayOf(wall), 1))

/** Converts an event's times to wall times. All-day events have the same days in every time zone. */
export function placed(event: Event, zone: string): Placed {
  const [from, to] = [new Date(event.start), new Date(event.end)]
  if (!event.allDay) {
    return { key: keyOf(event), event, start: wallOf(from, zone), end: wallOf(to, zone), allDay: false }
  }
  const start = dayOf(from)
  const end = ceilDay(to)
  return { key: keyOf(event), event, start, end: end > start ? end : addDays(start, 1), allDay: true }
}

const dayLong = 86_400_000

/**
 * Returns an event as a month shows it: one that runs past midnight but takes less than 24 hours is on its first day only,
 * because a bar would make one evening look like two days.
 */
export function onFirstDay(item: Placed): Placed {
  const midnight = addDays(dayOf(item.start), 1)
  const isOneEvening = item.end > midnight && item.end.getTime() - item.start.getTime() < dayLong
  return item.allDay || !isOneEvening ? item : { ...item, end: midnight, until: item.end }
}

/** Returns whether an event is drawn as a bar: it takes whole days or more than one day. */
export const isBar = ({ allDay, start, end }: Placed): boolean =>
  allDay || ceilDay(end).getTime() - dayOf(start).getTime() > dayLong

/** Returns whether an event overlaps the range between two wall times. */
export const isWithin = ({ start, end }: Placed, from: Date, to: Date): boolean =>
  start < to && (end > from || start >= from)

const days = ({ start, end }: Placed) => Math.max(1, (ceilDay(end).getTime() - dayOf(start).getTime()) / 86_400_000)

/** Sorts events for rows: several days before one, then by day, longest first, all-day before timed, by time. */
export function sortedForRows(all: Placed[]): Placed[] {
  const compare = (a: Placed, b: Placed) =>
    dayOf(a.start).getTime() - dayOf(b.start).getTime() ||
    days(b) - days(a) ||
    Number(b.allDay) - Number(a.allDay) ||
    a.start.getTime() - b.start.getTime() ||
    a.end.getTime() - b.end.getTime()
  const long = all.filter((one) => days(one) > 1)
  const short = all.filter((one) => days(one) <= 1)
  return [...long.sort(compare), ...short.sort(compare)]
}

export interface Segment {
  item: Placed
  /** Columns from 1, inclusive. */
  left: number
  right: number
  continuesBefore: boolean
  continuesAfter: boolean
}

/** Returns the part of an event that lies in a row of days. */
function segmentOf(item: Placed, row: Date[]): Segment {
  const first = row[0] as Date
  const end = addDays(first, row.length)
  const dayNr = (wall: Date) => Math.round((wall.getTime() - first.getTime()) / 86_400_000)
  const from = Math.max(0, dayNr(dayOf(item.start)))
  const to = Math.min(row.length, Math.max(dayNr(ceilDay(item.end)), from + 1))
  const [continuesBefore, continuesAfter] = [item.start < first, ceilDay(item.end) > end]
  return { item, left: from + 1, right: to, continuesBefore, continuesAfter }
}

const overlap = (a: Segment, b: Segment) => a.left <= b.right && b.left <= a.right
const covering = (segments: Segment[], column: number) =>
  segments.filter(({ left, right }) => left <= column && right >= column)

export interface Row {
  levels: Segment[][]
  /** Events beyond the limit, by column: the event itself if it is the only one, else their number. */
  rest: (Segment | { column: number; count: number })[]
}

/** Lays out events in a row of days like react-big-calendar: at most `limit` lines, and one line for the rest. */
export function rowOf(all: Placed[], row: Date[], limit = Number.POSITIVE_INFINITY): Row {
  const end = addDays(row[0] as Date, row.length)
  const segments = sortedForRows(all.filter((item) => isWithin(item, row[0] as Date, end))).map((item) =>
    segmentOf(item, row),
  )
  const levels: Segment[][] = []
  const extra: Segment[] = []
  for (const segment of segments) {
    const free = levels.findIndex((level) => !level.some((other) => overlap(other, segment)))
    const at = free < 0 ? levels.length : free
    if (at >= limit) extra.push(segment)
    else levels[at] = [...(levels[at] ?? []), segment]
  }
  for (const level of levels) level.sort((a, b) => a.left - b.left)
  const rest: Row["rest"] = []
  for (let column = 1; column <= row.length; column++) {
    const here = covering(extra, column)
    const [first] = here
    const alone = first && here.length === 1 && first.left === column
    const spanned = alone ? Array.from({ length: first.right - column + 1 }, (_, i) => column + i) : []
    if (alone && spanned.every((one) => covering(extra, one).length === 1)) {
      rest.push(first)
      column = first.right
    } else if (here.length > 0) rest.push({ column, count: here.length })
  }
  return { levels, rest }
}
