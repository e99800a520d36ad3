import { getDay, startOfWeek } from "date-fns"
import { type DateLocalizer, dateFnsLocalizer, type Formats as LibraryFormats } from "react-big-calendar"
import { wallOfLocal } from "@/lib/core/client/local-time"
import type { Formats } from "./formats"

/** Returns the library's date arithmetic: date-fns, with the language's first day of the week. */
export const localizerOf = (locale: string, weekStart: number): DateLocalizer =>
  dateFnsLocalizer({
    startOfWeek,
    getDay,
    // Unused: `libraryFormats` formats everything.
    format: (date: Date) => date.toISOString(),
    locales: { [locale]: { options: { weekStartsOn: weekStart } } },
  })

interface Span {
  start: Date
  end: Date
}

/** Returns formats that make the library write dates like the rest of the calendar. */
export function libraryFormats(formats: Formats): LibraryFormats {
  const range = ({ start, end }: Span) => formats.timeRange(wallOfLocal(start), wallOfLocal(end))
  return {
    dateFormat: (date: Date) => formats.dayNumber(wallOfLocal(date)),
    dayFormat: (date: Date) => formats.longDay(wallOfLocal(date)),
    weekdayFormat: (date: Date) => formats.weekday(wallOfLocal(date)),
    timeGutterFormat: (date: Date) => formats.time(wallOfLocal(date)),
    selectRangeFormat: range,
    eventTimeRangeFormat: range,
    eventTimeRangeStartFormat: range,
    eventTimeRangeEndFormat: range,
  }
}
