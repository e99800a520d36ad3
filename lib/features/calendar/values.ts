/** The five calendars. The API compares them in this exact spelling. */
export const calendars = ["Business", "Holiday", "Personal", "Family", "ETC"] as const
export type Calendar = (typeof calendars)[number]

/** A guest's answer to an invitation; `none` until they answer, and again once the event has moved. */
export const answers = ["yes", "no", "maybe"] as const
export type Answer = (typeof answers)[number]
export const answerStates = [...answers, "none"] as const
export type AnswerState = (typeof answerStates)[number]

/** The occurrences of a series that a change affects: one, that one and all later ones, or all. */
export const changeScopes = ["this", "following", "all"] as const
export type ChangeScope = (typeof changeScopes)[number]

/** The form's choices for repeating an event; `custom` is an imported rule that it can't show and leaves unchanged. */
export const repeats = ["none", "daily", "weekly", "monthly", "monthlyWeekday", "yearly", "custom"] as const
export const repeatEnds = ["never", "until", "count"] as const
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const
export type Weekday = (typeof weekdays)[number]

/** Reminders that the form offers, in minutes before the start. */
export const reminders = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080] as const

/** Max range of one request, in days: a year and the weeks around it. */
export const maxRangeDays = 400

/** The earliest possible reminder, in minutes before the start: four weeks. */
export const maxReminderMinutes = 40_320

/** Max size of a calendar file, in characters, and max number of its events. */
export const maxFileSize = 900_000
export const maxImported = 2_000
/** Max number of rules in a calendar file, and of dates that differ from their series or are excluded. */
export const maxRules = 1_000
export const maxExceptions = 5_000

/** Reasons why an event of a calendar file can't be imported. */
export const importProblems = ["unreadable", "recurrence", "cancelled", "noSeries"] as const
export type ImportProblem = (typeof importProblems)[number]

const day = "(MO|TU|WE|TH|FR|SA|SU)"
const monthDay = "-?([1-9]|[12]\\d|3[01])"
const list = (item: string) => new RegExp(`^${item}(,${item}){0,30}$`)

/** The parts of an RRULE (RFC 5545 section 3.3.10) that we support. Nothing repeats more often than daily. */
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

/** Parses an RRULE into its parts by name. @returns undefined for an invalid or unsupported rule */
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
