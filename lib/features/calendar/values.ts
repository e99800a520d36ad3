/** The five calendars of spec section 3, in their exact spelling. */
export const calendars = ["Business", "Holiday", "Personal", "Family", "ETC"] as const
export type Calendar = (typeof calendars)[number]

/** How much of a series of repeating events a change is about: one of them, that one and those after it, or all. */
export const changeScopes = ["this", "following", "all"] as const
export type ChangeScope = (typeof changeScopes)[number]

/** How the form lets an event repeat; `custom` is a rule from elsewhere that it cannot show, and keeps. */
export const repeats = ["none", "daily", "weekly", "monthly", "monthlyWeekday", "yearly", "custom"] as const
export type Repeat = (typeof repeats)[number]
export const repeatEnds = ["never", "until", "count"] as const
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const
export type Weekday = (typeof weekdays)[number]

/** The reminders the form offers, in minutes before the start. */
export const reminders = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080] as const

/** Longest span that events are asked for at once, in days: a year and the weeks around it. */
export const longestRange = 400

/** The earliest reminder, in minutes before the start: four weeks. */
export const earliestReminder = 40_320

/** Largest calendar file that is read, in characters, and most events it may hold. */
export const largestFile = 900_000
export const mostImported = 2_000
/** Most repeating events in a calendar file, and most dates on which they differ or do not take place. */
export const maxRules = 1_000
export const maxExceptions = 5_000

/** Why something in a calendar file cannot be taken over. */
export const importProblems = ["unreadable", "recurrence", "cancelled", "noSeries"] as const
export type ImportProblem = (typeof importProblems)[number]

const day = "(MO|TU|WE|TH|FR|SA|SU)"
const monthDay = "-?([1-9]|[12]\\d|3[01])"
const list = (item: string) => new RegExp(`^${item}(,${item}){0,30}$`)

/** The parts of an RRULE (RFC 5545 section 3.3.10) that events repeat by. Nothing repeats more often than daily. */
const ruleParts: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^(19|20|21)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/,
  BYDAY: list(`([+-]?[1-5])?${day}`),
  BYMONTHDAY: list(monthDay),
  BYMONTH: list("([1-9]|1[0-2])"),
  BYSETPOS: list("-?[1-9]\\d?"),
  WKST: new RegExp(`^${day}$`),
}

/** An RRULE's parts by name, or nothing where it is not one that events repeat by. */
export function partsOfRule(text: string): Map<string, string> | undefined {
  const parts = new Map<string, string>()
  if (text.length > 300) return undefined
  for (const part of text.split(";")) {
    const [name = "", value = "", more] = part.split("=")
    if (more !== undefined || parts.has(name) || !ruleParts[name]?.test(value)) return undefined
    parts.set(name, value)
  }
  const often = parts.get("FREQ")
  const counted = /\d/.test(parts.get("BYDAY") ?? "") && (often === "DAILY" || often === "WEEKLY")
  return !often || counted || (parts.has("COUNT") && parts.has("UNTIL")) ? undefined : parts
}
