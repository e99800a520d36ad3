import { dayOf } from "@/lib/core/time-zone"
import type { Placed } from "./placed"
import type { View } from "./view-state"

/** Server and browser do not agree on which spaces stand within a time. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, " ")

/** The words of days and times in one language; everything is a wall time. */
export function formatsOf(locale: string) {
  const made = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
    return {
      format: (wall: Date) => plain(format.format(wall)),
      formatRange: (start: Date, end: Date) => plain(format.formatRange(start, end)),
      halfDays: format.resolvedOptions().hour12,
    }
  }
  const monthYear = made({ month: "long", year: "numeric" })
  const fullDay = made({ weekday: "long", day: "numeric", month: "long", year: "numeric" })
  const longDay = made({ weekday: "long", day: "numeric", month: "long" })
  const shortRange = made({ day: "numeric", month: "short", year: "numeric" })
  const time = made({ hour: "numeric", minute: "2-digit" })
  const hour = made({ hour: "numeric" })
  const { halfDays } = time
  const lastDay = (end: Date) => new Date(end.getTime() - 1)
  const timeOf = (wall: Date) => (halfDays && wall.getUTCMinutes() === 0 ? hour : time).format(wall)
  return {
    monthYear: (day: Date) => monthYear.format(day),
    fullDay: (day: Date) => fullDay.format(day),
    longDay: (day: Date) => longDay.format(day),
    weekday: (day: Date) => made({ weekday: "short" }).format(day),
    longWeekday: (day: Date) => made({ weekday: "long" }).format(day),
    dayMonth: (day: Date) => made({ day: "numeric", month: "long" }).format(day),
    narrowWeekday: (day: Date) => made({ weekday: "narrow" }).format(day),
    dayNumber: (day: Date) => String(day.getUTCDate()),
    time: timeOf,
    timeRange: (start: Date, end: Date) =>
      start.getTime() === end.getTime() ? timeOf(start) : `${timeOf(start)} – ${timeOf(end)}`,
    /** Days from the first to the one after the last. */
    days: (start: Date, end: Date) => shortRange.formatRange(start, lastDay(end)),
    /** What a view shows, as its title. */
    title(view: View, date: Date, span: { start: Date; end: Date }) {
      if (view === "month") return monthYear.format(date)
      return view === "day" ? fullDay.format(date) : shortRange.formatRange(span.start, lastDay(span.end))
    },
    /** When an event is, in full; `allDay` is the word for it. */
    when({ allDay, start, end }: Placed, wholeDay: string) {
      if (allDay) return `${fullDay.formatRange(start, lastDay(end))}, ${wholeDay}`
      const sameDay = dayOf(start).getTime() === dayOf(lastDay(end)).getTime() || start.getTime() === end.getTime()
      if (sameDay) return `${fullDay.format(start)}, ${this.timeRange(start, end)}`
      return `${fullDay.format(start)}, ${timeOf(start)} – ${fullDay.format(end)}, ${timeOf(end)}`
    },
  }
}
export type Formats = ReturnType<typeof formatsOf>
