import { instantOf, wallOf } from "@/lib/core/time-zone"
import type { EventForm } from "@/lib/features/calendar/schema/form"
import { partsOfRule, type Weekday, weekdays } from "@/lib/features/calendar/values"

/** The form fields for an event's recurrence. */
export type RepeatValues = Pick<EventForm, "repeat" | "interval" | "weekdays" | "ends" | "untilDate" | "count">

export const weekdayOf = (day: Date): Weekday => weekdays[(day.getUTCDay() + 6) % 7] as Weekday

/** Returns a day's position among the same weekdays of its month: 1 to 4, or -1 for the last. */
export function nthOf(day: Date): number {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  return day.getUTCDate() + 7 > last ? -1 : Math.ceil(day.getUTCDate() / 7)
}

export const noRepeat = (day: Date): RepeatValues => ({
  repeat: "none",
  interval: 1,
  weekdays: [weekdayOf(day)],
  ends: "never",
  untilDate: "",
  count: 10,
})

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** Returns a rule's last day in a time zone, as YYYY-MM-DD. */
function untilDay(until: string, zone: string): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? []
  if (!hour) return `${year}-${month}-${day}`
  return wallOf(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), zone)
    .toISOString()
    .slice(0, 10)
}

/** Returns a rule's frequency and weekdays, or undefined if the form can't express the rule. */
function frequencyOf(parts: Map<string, string>, day: Date): Pick<RepeatValues, "repeat" | "weekdays"> | undefined {
  const keys = [...parts.keys()].filter((name) => !["INTERVAL", "COUNT", "UNTIL", "WKST"].includes(name)).join(" ")
  const byDay = parts.get("BYDAY") ?? ""
  const defaultDays = [weekdayOf(day)]
  switch (parts.get("FREQ")) {
    case "DAILY":
      return keys === "FREQ" ? { repeat: "daily", weekdays: defaultDays } : undefined
    case "WEEKLY": {
      if (keys === "FREQ") return { repeat: "weekly", weekdays: defaultDays }
      const days = weekdays.filter((name) => byDay.split(",").includes(name))
      return keys === "FREQ BYDAY" && days.length > 0 ? { repeat: "weekly", weekdays: days } : undefined
    }
    case "MONTHLY":
      if (keys === "FREQ" || (keys === "FREQ BYMONTHDAY" && parts.get("BYMONTHDAY") === String(day.getUTCDate())))
        return { repeat: "monthly", weekdays: defaultDays }
      return keys === "FREQ BYDAY" && byDay === `${nthOf(day)}${weekdayOf(day)}`
        ? { repeat: "monthlyWeekday", weekdays: defaultDays }
        : undefined
    default:
      return keys === "FREQ" ? { repeat: "yearly", weekdays: defaultDays } : undefined
  }
}

/** Returns a rule's form values. `day` is the day of the first event. */
export function repeatOf(rule: string | undefined, day: Date, zone: string): RepeatValues {
  const parts = rule ? partsOfRule(rule) : undefined
  const defaults = noRepeat(day)
  if (!parts) return defaults
  const [until, count] = [parts.get("UNTIL"), parts.get("COUNT")]
  return {
    ...defaults,
    ...(frequencyOf(parts, day) ?? { repeat: "custom" }),
    interval: Number(parts.get("INTERVAL") ?? 1),
    ends: until ? "until" : count ? "count" : "never",
    untilDate: until ? untilDay(until, zone) : "",
    count: Number(count ?? defaults.count),
  }
}

interface Times {
  day: Date
  allDay: boolean
  zone: string
}

/** Returns the form's rule: undefined if the event doesn't repeat, the previous rule if the form can't express it. */
export function ruleOf(values: RepeatValues, { day, allDay, zone }: Times, before?: string): string | undefined {
  const { repeat, interval, weekdays: days, ends, untilDate, count } = values
  if (repeat === "none") return undefined
  if (repeat === "custom") return before
  const frequency = {
    daily: "DAILY",
    weekly: "WEEKLY",
    monthly: "MONTHLY",
    monthlyWeekday: "MONTHLY",
    yearly: "YEARLY",
  }
  const parts = [`FREQ=${frequency[repeat]}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  const chosenDays = days.length > 0 ? weekdays.filter((name) => days.includes(name)) : [weekdayOf(day)]
  if (repeat === "weekly" && chosenDays.join() !== weekdayOf(day)) parts.push(`BYDAY=${chosenDays.join(",")}`)
  if (repeat === "monthlyWeekday") parts.push(`BYDAY=${nthOf(day)}${weekdayOf(day)}`)
  if (ends === "count") parts.push(`COUNT=${count}`)
  if (ends === "until" && untilDate) {
    const lastMoment = new Date(`${untilDate}T23:59:59Z`)
    parts.push(`UNTIL=${allDay ? untilDate.replaceAll("-", "") : compact(instantOf(lastMoment, zone))}`)
  }
  return parts.join(";")
}
