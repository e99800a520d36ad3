import { addDays, dayOf } from "@/lib/core/time-zone"
import { partsOfRule } from "../values"
import { countBefore, type Series } from "./recurrence"
import { dayLong } from "./rule-days"
import type { Steps } from "./steps"

const textOf = (parts: Map<string, string>) => [...parts].map(([name, value]) => `${name}=${value}`).join(";")
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** Returns the rule of a series that ends before the occurrence at `at`. */
export function endedBefore(series: Series, at: Date): string {
  const parts = new Map(partsOfRule(series.recurrence))
  parts.delete("COUNT")
  const end = series.allDay ? compact(addDays(dayOf(at), -1)).slice(0, 8) : compact(new Date(at.getTime() - 1000))
  return textOf(parts.set("UNTIL", end))
}

/** Returns the rule for the rest of a series, from the occurrence at `at` on; COUNT is reduced by the earlier ones. */
export function continuedFrom(series: Series, at: Date, steps: Steps): string {
  const parts = new Map(partsOfRule(series.recurrence))
  const count = parts.get("COUNT")
  if (count) parts.set("COUNT", String(Math.max(1, Number(count) - countBefore(series, at, steps))))
  return textOf(parts)
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

/** Returns the rule of a series that is moved as a whole from the day of one wall time to that of another. */
export function movedRule(recurrence: string, from: Date, to: Date): string {
  const parts = new Map(partsOfRule(recurrence))
  const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / dayLong)
  if (days === 0) return recurrence
  const byDay = parts.get("BYDAY")
  if (byDay && !/\d/.test(byDay)) {
    const shifted = (name: string) => weekdays[(((weekdays.indexOf(name) + days) % 7) + 7) % 7]
    parts.set("BYDAY", byDay.split(",").map(shifted).join(","))
  } else if (byDay && !byDay.includes(",")) {
    const last = to.getUTCDate() + 7 > new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
    const nth = byDay.startsWith("-1") && last ? -1 : Math.min(5, Math.ceil(to.getUTCDate() / 7))
    parts.set("BYDAY", `${nth}${weekdays[to.getUTCDay()]}`)
  }
  const monthDay = parts.get("BYMONTHDAY")
  if (monthDay && !/[-,]/.test(monthDay)) parts.set("BYMONTHDAY", String(to.getUTCDate()))
  const month = parts.get("BYMONTH")
  if (month && !month.includes(",") && parts.get("FREQ") === "YEARLY")
    parts.set("BYMONTH", String(to.getUTCMonth() + 1))
  return textOf(parts)
}
