import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { withPlainSpaces } from "@/lib/core/i18n/plain-spaces"
import { dayOf } from "@/lib/core/time-zone"
import type { Placed } from "./placed"
import type { View } from "./view-state"

/** Returns formatters for days and times in one language. All of them take wall times. */
export function formatsOf(locale: string) {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: "UTC" })
    return {
      format: (wall: Date) => withPlainSpaces(format.format(wall)),
      formatRange: (start: Date, end: Date) => withPlainSpaces(format.formatRange(start, end)),
      halfDays: format.resolvedOptions().hour12,
    }
  }
  const monthYear = formatter({ month: "long", year: "numeric" })
  const fullDay = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" })
  const longDay = formatter({ weekday: "long", day: "numeric", month: "long" })
  const shortRange = formatter({ day: "numeric", month: "short", year: "numeric" })
  const time = formatter({ hour: "numeric", minute: "2-digit" })
  const hour = formatter({ hour: "numeric" })
  const { halfDays } = time
  const lastDay = (end: Date) => new Date(end.getTime() - 1)
  const timeOf = (wall: Date) => (halfDays && wall.getUTCMinutes() === 0 ? hour : time).format(wall)
  return {
    monthYear: (day: Date) => monthYear.format(day),
    fullDay: (day: Date) => fullDay.format(day),
    longDay: (day: Date) => longDay.format(day),
    weekday: (day: Date) => formatter({ weekday: "short" }).format(day),
    longWeekday: (day: Date) => formatter({ weekday: "long" }).format(day),
    dayMonth: (day: Date) => formatter({ day: "numeric", month: "long" }).format(day),
    narrowWeekday: (day: Date) => formatter({ weekday: "narrow" }).format(day),
    dayNumber: (day: Date) => String(day.getUTCDate()),
    time: timeOf,
    timeRange: (start: Date, end: Date) =>
      start.getTime() === end.getTime() ? timeOf(start) : `${timeOf(start)} – ${timeOf(end)}`,
    /** Formats a range of days; `end` is exclusive. */
    days: (start: Date, end: Date) => shortRange.formatRange(start, lastDay(end)),
    /** Formats a view's title. */
    title(view: View, date: Date, span: { start: Date; end: Date }) {
      if (view === "month") return monthYear.format(date)
      return view === "day" ? fullDay.format(date) : shortRange.formatRange(span.start, lastDay(span.end))
    },
    /** Formats an event's date and time in full. `wholeDay` is the translated "all day". */
    when({ allDay, start, end }: Placed, wholeDay: string) {
      if (allDay) return `${fullDay.formatRange(start, lastDay(end))}, ${wholeDay}`
      const sameDay = dayOf(start).getTime() === dayOf(lastDay(end)).getTime() || start.getTime() === end.getTime()
      if (sameDay) return `${fullDay.format(start)}, ${this.timeRange(start, end)}`
      return `${fullDay.format(start)}, ${timeOf(start)} – ${fullDay.format(end)}, ${timeOf(end)}`
    },
  }
}
export type Formats = ReturnType<typeof formatsOf>
