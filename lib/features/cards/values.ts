import { ranges } from "@/lib/core/range"

/** The English names of the ranges, as `last_days` lists them. */
export const rangeNames = { "last-28-days": "Last 28 Days", "last-month": "Last Month", "last-year": "Last Year" }
export const lastDays = ranges.map((range) => rangeNames[range])

/** The revenue report offers the years from 2018 to the current one, newest first. */
export const firstReportYear = 2018
export const reportYears = (currentYear: number) =>
  Array.from({ length: Math.max(currentYear, 2020) - firstReportYear + 1 }, (_, i) =>
    String(Math.max(currentYear, 2020) - i),
  )

/** Reads a year of the report from a URL. @returns undefined (the current year) if it isn't one */
export function reportYearFrom(text: unknown, currentYear = new Date().getUTCFullYear()): number | undefined {
  return reportYears(currentYear).includes(String(text)) ? Number(text) : undefined
}

/**
 * Daily figures that can't be derived from other tables. Only `sessions` has a dimension, the device. `seconds` is the total
 * duration of the day's sessions. `expenses` and `budget` are in minor units; a budget is stored on the first day of its month.
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

/** The kinds of activity in the timeline. */
export const activityKinds = ["order", "payment", "task", "user"] as const
export type ActivityKind = (typeof activityKinds)[number]

/** The setup steps of a new workspace, in a sensible order. */
export const setupSteps = ["company", "product", "person", "invoice", "order"] as const
export type SetupStep = (typeof setupSteps)[number]
