import { dayFilter } from "@/lib/core/client/filter-parsers"
import { addDays, dayOf, isoDayOf } from "@/lib/core/time-zone"
import { type Calendar, calendars } from "@/lib/features/calendar/values"

export const views = ["month", "week", "day", "agenda"] as const
export type View = (typeof views)[number]

/** The calendar's state in the URL. */
export interface ViewState {
  /** Undefined: the month if there is room for it, else the agenda. */
  view?: View
  /** Midnight of the day, as a wall time; see lib/core/time-zone.ts. */
  date: Date
  /** The calendars shown. All of them if the URL names none. */
  shown: readonly Calendar[]
  /** Whether the banking days of shops are hidden. */
  isBankingHidden?: boolean
  /** The open event; `on` is the occurrence in a series. */
  event?: { id: number; on?: string }
  /** The requested time of a new event whose form is open. */
  adding?: { at?: string; until?: string }
}

type Read = (name: string) => string | null | undefined

/** Parses a day from the URL. Returns undefined if it is invalid or outside the years that events can have. */
export function dayIn(text: string | null | undefined): Date | undefined {
  const day = dayFilter(text ?? "")
  return day ? new Date(`${day}T00:00:00Z`) : undefined
}

const momentIn = (text: string | null | undefined) =>
  text && /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
const instantIn = (text: string | null | undefined) =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** Parses the calendar's state from the URL. Invalid values are ignored. */
export function readView(read: Read, today: Date): ViewState {
  const chosen = read("calendars")
  const names = chosen?.split(",") ?? []
  const id = /^\d{1,9}$/.test(read("event") ?? "") ? Number(read("event")) : 0
  return {
    view: views.find((view) => view === read("view")),
    date: dayIn(read("date")) ?? dayOf(today),
    shown: chosen === null || chosen === undefined ? calendars : calendars.filter((name) => names.includes(name)),
    isBankingHidden: read("banking") === "off",
    event: id ? { id, on: instantIn(read("on")) } : undefined,
    adding: read("open") === "add" ? { at: momentIn(read("at")), until: momentIn(read("until")) } : undefined,
  }
}

const startOfWeek = (day: Date, weekStart: number) => addDays(day, -((day.getUTCDay() - weekStart + 7) % 7))
const monthOf = (day: Date, offset = 0) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + offset, 1))
/** How many days the agenda lists. */
export const agendaDays = 30

/** Returns the days a view shows; `end` is exclusive. */
export function shownDays(view: View, date: Date, weekStart: number): { start: Date; end: Date } {
  if (view === "day") return { start: date, end: addDays(date, 1) }
  if (view === "agenda") return { start: date, end: addDays(date, agendaDays) }
  if (view === "week") return { start: startOfWeek(date, weekStart), end: addDays(startOfWeek(date, weekStart), 7) }
  const last = addDays(monthOf(date, 1), -1)
  return { start: startOfWeek(monthOf(date), weekStart), end: addDays(startOfWeek(last, weekStart), 7) }
}

/**
 * Returns the range to request: wide enough for every time zone, for the small month beside every view, and for the agenda
 * if the view is undecided.
 */
export function requestedRange(view: View | undefined, date: Date, weekStart: number): { start: string; end: string } {
  const spans = (["month", view ?? "agenda"] as const).map((one) => shownDays(one, date, weekStart))
  const start = Math.min(...spans.map((span) => span.start.getTime()))
  const end = Math.max(...spans.map((span) => span.end.getTime()))
  return { start: isoDayOf(addDays(new Date(start), -1)), end: isoDayOf(addDays(new Date(end), 1)) }
}

/** Returns the date of the previous or next period. */
export function stepDate(view: View, date: Date, by: -1 | 1): Date {
  if (view === "day") return addDays(date, by)
  if (view === "week") return addDays(date, 7 * by)
  if (view === "agenda") return addDays(date, agendaDays * by)
  const month = monthOf(date, by)
  const last = addDays(monthOf(month, 1), -1).getUTCDate()
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), Math.min(date.getUTCDate(), last)))
}

/** Returns all days of a span. */
export const daysOf = ({ start, end }: { start: Date; end: Date }): Date[] =>
  Array.from({ length: Math.round((end.getTime() - start.getTime()) / 86_400_000) }, (_, i) => addDays(start, i))
