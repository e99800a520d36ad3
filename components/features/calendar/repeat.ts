import { instantOf, wallOf } from "@/lib/core/time-zone"
import type { EventForm } from "@/lib/features/calendar/schema/form"
import { partsOfRule, type Weekday, weekdays } from "@/lib/features/calendar/values"

/** The fields of the form that say how an event repeats. */
export type RepeatValues = Pick<EventForm, "repeat" | "interval" | "weekdays" | "ends" | "untilDate" | "count">

export const weekdayOf = (day: Date): Weekday => weekdays[(day.getUTCDay() + 6) % 7] as Weekday

/** Which of its weekday in the month a day is: 1 to 4, or -1 for the last. */
export function nthOf(day: Date): number {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  return day.getUTCDate() + 7 > last ? -1 : Math.ceil(day.getUTCDate() / 7)
}

export const repeatsNot = (day: Date): RepeatValues => ({
  repeat: "none",
  interval: 1,
  weekdays: [weekdayOf(day)],
  ends: "never",
  untilDate: "",
  count: 10,
})

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** The last day of a rule, as the clocks of a zone have it. */
function untilDay(until: string, zone: string): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? []
  if (!hour) return `${year}-${month}-${day}`
  return wallOf(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), zone)
    .toISOString()
    .slice(0, 10)
}

/** How often a rule falls on the days the form can say; nothing for one it cannot. */
function often(parts: Map<string, string>, day: Date): Pick<RepeatValues, "repeat" | "weekdays"> | undefined {
  const given = [...parts.keys()].filter((name) => !["INTERVAL", "COUNT", "UNTIL", "WKST"].includes(name)).join(" ")
  const byDay = parts.get("BYDAY") ?? ""
  const usual = [weekdayOf(day)]
  switch (parts.get("FREQ")) {
    case "DAILY":
      return given === "FREQ" ? { repeat: "daily", weekdays: usual } : undefined
    case "WEEKLY": {
      if (given === "FREQ") return { repeat: "weekly", weekdays: usual }
      const days = weekdays.filter((name) => byDay.split(",").includes(name))
      return given === "FREQ BYDAY" && days.length > 0 ? { repeat: "weekly", weekdays: days } : undefined
    }
    case "MONTHLY":
      if (given === "FREQ" || (given === "FREQ BYMONTHDAY" && parts.get("BYMONTHDAY") === String(day.getUTCDate())))
        return { repeat: "monthly", weekdays: usual }
      return given === "FREQ BYDAY" && byDay === `${nthOf(day)}${weekdayOf(day)}`
        ? { repeat: "monthlyWeekday", weekdays: usual }
        : undefined
    default:
      return given === "FREQ" ? { repeat: "yearly", weekdays: usual } : undefined
  }
}

/** What the form shows of a rule; `day` is the first on which it falls. */
export function repeatOf(rule: string | undefined, day: Date, zone: string): RepeatValues {
  const parts = rule ? partsOfRule(rule) : undefined
  const usual = repeatsNot(day)
  if (!parts) return usual
  const [until, count] = [parts.get("UNTIL"), parts.get("COUNT")]
  return {
    ...usual,
    ...(often(parts, day) ?? { repeat: "custom" }),
    interval: Number(parts.get("INTERVAL") ?? 1),
    ends: until ? "until" : count ? "count" : "never",
    untilDate: until ? untilDay(until, zone) : "",
    count: Number(count ?? usual.count),
  }
}

interface Times {
  day: Date
  allDay: boolean
  zone: string
}

/** The rule that the form says; nothing where the event does not repeat, the one it had where the form cannot say it. */
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
  const own = days.length > 0 ? weekdays.filter((name) => days.includes(name)) : [weekdayOf(day)]
  if (repeat === "weekly" && own.join() !== weekdayOf(day)) parts.push(`BYDAY=${own.join(",")}`)
  if (repeat === "monthlyWeekday") parts.push(`BYDAY=${nthOf(day)}${weekdayOf(day)}`)
  if (ends === "count") parts.push(`COUNT=${count}`)
  if (ends === "until" && untilDate) {
    const lastMoment = new Date(`${untilDate}T23:59:59Z`)
    parts.push(`UNTIL=${allDay ? untilDate.replaceAll("-", "") : compact(instantOf(lastMoment, zone))}`)
  }
  return parts.join(";")
}
