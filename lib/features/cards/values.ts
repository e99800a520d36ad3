import { ranges } from "@/lib/core/range"

/** What `last_days` lists: the ranges' names in the spec's words, in the order of `ranges`. */
export const rangeNames = { "last-28-days": "Last 28 Days", "last-month": "Last Month", "last-year": "Last Year" }
export const lastDays = ranges.map((range) => rangeNames[range])

/** The revenue report lists the years since the first one of the spec (section 9), the newest first. */
export const firstReportYear = 2018
export const reportYears = (present: number) =>
  Array.from({ length: Math.max(present, 2020) - firstReportYear + 1 }, (_, i) => String(Math.max(present, 2020) - i))

/** A year of the report from an address; what is none is left out, and so the running one. */
export function reportYearFrom(text: unknown, present = new Date().getUTCFullYear()): number | undefined {
  return reportYears(present).includes(String(text)) ? Number(text) : undefined
}

/**
 * What the store has no source of its own for, as a number a day. `sessions` is counted by device, all else has no
 * dimension; `seconds` is what all sessions of the day lasted together; `expenses` and `budget` are in minor units,
 * the budget stands at the first day of its month.
 */
export const metricNames = [
  "sessions",
  "returning",
  "users",
  "seconds",
  "sessionsGoal",
  "pageViews",
  "subscribers",
  "newsletter",
  "expenses",
  "budget",
] as const
export type MetricName = (typeof metricNames)[number]

export const devices = ["desktop", "mobile", "tablet"] as const
export type Device = (typeof devices)[number]

/** What may be newest in the timeline, and the subject one has to be able to read to see it there. */
export const actKinds = ["order", "payment", "task", "user"] as const
export type ActKind = (typeof actKinds)[number]

/** What there is to do in a new workspace, in a sensible order. */
export const setupSteps = ["company", "product", "person", "invoice", "order"] as const
export type SetupStep = (typeof setupSteps)[number]
