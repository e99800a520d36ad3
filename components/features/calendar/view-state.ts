import { addDays, dayOf, isoDayOf } from "@/lib/core/time-zone"
import { type Calendar, calendars } from "@/lib/features/calendar/values"

export const views = ["month", "week", "day", "agenda"] as const
export type View = (typeof views)[number]

/** What the address says of the calendar. */
export interface ViewState {
  /** Left out: a month where there is room for one, else the agenda. */
  view?: View
  /** Days are wall times, see lib/core/time-zone.ts. */
  date: Date
  /** The calendars shown; left out, all of them. */
  shown: readonly Calendar[]
  /** The event that is open, and which of a series. */
  event?: { id: number; on?: string }
  /** A new event that is being written: when it was to be. */
  adding?: { at?: string; until?: string }
}

type Read = (name: string) => string | null | undefined

/** A day of an address, within the years that events may lie in; nothing for anything else. */
export function dayIn(text: string | null | undefined): Date | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text ?? "")) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || isoDayOf(day) !== text ? undefined : day
}

const momentIn = (text: string | null | undefined) =>
  text && /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
const instantIn = (text: string | null | undefined) =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** The calendar's state from an address. What makes no sense is dropped, never an error. */
export function readView(read: Read, today: Date): ViewState {
  const chosen = read("calendars")
  const names = chosen?.split(",") ?? []
  const id = /^\d{1,9}$/.test(read("event") ?? "") ? Number(read("event")) : 0
  return {
    view: views.find((view) => view === read("view")),
    date: dayIn(read("date")) ?? dayOf(today),
    shown: chosen === null || chosen === undefined ? calendars : calendars.filter((name) => names.includes(name)),
    event: id ? { id, on: instantIn(read("on")) } : undefined,
    adding: read("open") === "add" ? { at: momentIn(read("at")), until: momentIn(read("until")) } : undefined,
  }
}

/** The first day of the week by language, as date-fns has it; a test holds the two together. */
const sunday = ["en", "pt"]
export const weekStartOf = (locale: string): number => (sunday.includes(locale) ? 0 : 1)

const startOfWeek = (day: Date, weekStart: number) => addDays(day, -((day.getUTCDay() - weekStart + 7) % 7))
const monthOf = (day: Date, offset = 0) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + offset, 1))
/** How many days the agenda lists. */
export const agendaDays = 30

/** The days a view shows: the first, and the one after the last. */
export function shownDays(view: View, date: Date, weekStart: number): { start: Date; end: Date } {
  if (view === "day") return { start: date, end: addDays(date, 1) }
  if (view === "agenda") return { start: date, end: addDays(date, agendaDays) }
  if (view === "week") return { start: startOfWeek(date, weekStart), end: addDays(startOfWeek(date, weekStart), 7) }
  const last = addDays(monthOf(date, 1), -1)
  return { start: startOfWeek(monthOf(date), weekStart), end: addDays(startOfWeek(last, weekStart), 7) }
}

/** The range to ask for: wide enough for every time zone, and for the month as well as the agenda where both may be shown. */
export function askedRange(view: View | undefined, date: Date, weekStart: number): { start: string; end: string } {
  const spans = (view ? [view] : (["month", "agenda"] as const)).map((one) => shownDays(one, date, weekStart))
  const start = Math.min(...spans.map((span) => span.start.getTime()))
  const end = Math.max(...spans.map((span) => span.end.getTime()))
  return { start: isoDayOf(addDays(new Date(start), -1)), end: isoDayOf(addDays(new Date(end), 1)) }
}

/** Where "back" and "on" lead from a date. */
export function stepped(view: View, date: Date, by: -1 | 1): Date {
  if (view === "day") return addDays(date, by)
  if (view === "week") return addDays(date, 7 * by)
  if (view === "agenda") return addDays(date, agendaDays * by)
  const month = monthOf(date, by)
  const last = addDays(monthOf(month, 1), -1).getUTCDate()
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), Math.min(date.getUTCDate(), last)))
}

/** All days of a span. */
export const daysOf = ({ start, end }: { start: Date; end: Date }): Date[] =>
  Array.from({ length: Math.round((end.getTime() - start.getTime()) / 86_400_000) }, (_, i) => addDays(start, i))
