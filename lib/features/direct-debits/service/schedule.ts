import { type HolidayCalendar, type WorkingDayRule, workingDay } from "@/lib/core/holidays"
import { invalid } from "@/lib/core/http/errors"
import { isoDayOf } from "@/lib/core/time-zone"
import { readRule, wallsOf } from "@/lib/features/calendar/service/rule-days"
import { Steps } from "@/lib/features/calendar/service/steps"
import { partsOfRule } from "@/lib/features/calendar/values"
import type { ScheduledDay } from "../values"

/** When a mandate is due. Days are YYYY-MM-DD. */
export interface Schedule {
  /** An RRULE without COUNT and UNTIL. */
  rule: string
  startsOn: string
  endsOn: string | null
  adjust: WorkingDayRule
  calendar: HolidayCalendar
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** The parts of a rule; undefined if it isn't one, or has a count or an end. */
export function partsOf(rule: string): Map<string, string> | undefined {
  const parts = partsOfRule(rule)
  return parts && !parts.has("COUNT") && !parts.has("UNTIL") ? parts : undefined
}

/** On the 29th, 30th or 31st of every month means on the last day of shorter months. RFC 5545 would leave those out. */
function withShortMonths(parts: Map<string, string>, startsOn: string): Map<string, string> {
  const day = Number(startsOn.slice(8))
  if (parts.get("FREQ") !== "MONTHLY" || parts.has("BYMONTHDAY") || parts.has("BYDAY") || day <= 28) return parts
  const days = [28, 29, 30, 31].filter((one) => one <= day)
  return new Map([...parts, ["BYMONTHDAY", days.join(",")], ["BYSETPOS", "-1"]])
}

/**
 * The days of a schedule whose nominal day is from `from` to `to`, both included. The same for the same input, whatever the time.
 * @throws HttpError 422 if the rule isn't valid, or would take too long to compute
 */
export function daysOf({ rule, startsOn, endsOn, adjust, calendar }: Schedule, from: string, to: string) {
  const parts = partsOf(rule)
  if (!parts) throw invalid({ rule: "recurrence" })
  const last = endsOn !== null && endsOn < to ? endsOn : to
  const first = from > startsOn ? from : startsOn
  if (last < first) return []
  const start = midnight(startsOn)
  const end = new Date(midnight(last).getTime() + 1)
  const days: ScheduledDay[] = []
  for (const wall of wallsOf(
    readRule(withShortMonths(parts, startsOn), start),
    start,
    midnight(first),
    end,
    new Steps("rule"),
  )) {
    const nominalOn = isoDayOf(wall)
    if (nominalOn >= first) days.push({ nominalOn, dueOn: workingDay(nominalOn, adjust, calendar) })
  }
  return days
}
