import { major } from "@/lib/core/money"
import { lastDayOf, type Period, periodOf, pointsOf, type Range, type Span } from "@/lib/core/range"
import { shopCurrency } from "@/lib/features/catalogue/values"

/** Returns the period of a range, and the span of it and the previous period together, for queries that compare the two. */
export function periodWithPrevious(range: Range, now = new Date()) {
  const period = periodOf(range, now)
  return { period, both: { from: period.before.from, to: period.to } }
}

export const shown = (period: Period) => ({ range: period.range, from: period.from, to: lastDayOf(period) })

export const drawn = (period: Period) => ({ ...shown(period), dates: pointsOf(period, period.grain) })

/** The currency of the shop's amounts. */
export const inShopCurrency = { currency: shopCurrency } as const

export const toOne = (value: number) => Math.round(value * 10) / 10

/** Returns the change of a figure in percent, to one decimal; null if it was 0 before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : toOne(((now - before) / Math.abs(before)) * 100)

/** Adds up counts or minor units. */
export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/**
 * Sums up a figure, counts or minor units, by point, for the whole period, and for the previous one, which may have more or fewer points. Missing
 * points count as 0.
 */
export function figureOf<Row extends { point: string }>(period: Period, rows: Row[], read: (row: Row) => number) {
  const at = new Map<string, number>()
  for (const row of rows) at.set(row.point, (at.get(row.point) ?? 0) + read(row))
  const course = (span: Span) => pointsOf(span, period.grain).map((point) => at.get(point) ?? 0)
  const [data, previous] = [course(period), course(period.before)]
  const [total, before] = [sumOf(data), sumOf(previous)]
  return { data, total, before, growth: growthOf(total, before), previous }
}
type Figure = ReturnType<typeof figureOf>

/** A figure of minor units in major ones, as the endpoints return amounts. */
export const inMajor = ({ data, total, before, growth, previous }: Figure): Figure => ({
  data: data.map(major),
  total: major(total),
  before: major(before),
  growth,
  previous: previous.map(major),
})
