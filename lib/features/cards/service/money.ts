import type { Scope } from "@/lib/core/db/types"
import { major } from "@/lib/core/money"
import { monthOf, pointsOf, type Span, spanOfYear, yearOf } from "@/lib/core/range"
import { findMetrics } from "../store/metrics"
import { findByPoint, findByStatus } from "../store/orders"
import { reportYears } from "../values"
import { growthOf, inShopCurrency, sumOf } from "./period"

/** Returns the revenue, expenses and budget of a year by month. */
export async function revenueReport(scope: Scope, requestedYear: number | undefined, now = new Date()) {
  const currentYear = yearOf(now)
  const year = requestedYear ?? currentYear
  const span = spanOfYear(year)
  const sold = await findByPoint(scope, span, "month")
  const planned = await findMetrics(scope, ["expenses", "budget"], span, "month")
  const dates = pointsOf(span, "month")
  const data = (rows: { point: string; value: number }[]) =>
    dates.map((date) => rows.find(({ point }) => point === date)?.value ?? 0)
  const revenue = data(sold.map(({ point, revenue: value }) => ({ point, value })))
  const expenses = data(planned.filter(({ name }) => name === "expenses"))
  const budget = data(planned.filter(({ name }) => name === "budget"))
  return {
    years: reportYears(currentYear),
    price: major(sumOf(revenue)),
    budget: major(sumOf(budget)),
    year,
    expenses: major(sumOf(expenses)),
    ...inShopCurrency,
    dates,
    series: [
      { name: "revenue", title: "Revenue", data: revenue.map(major) },
      { name: "expenses", title: "Expenses", data: expenses.map(major) },
      { name: "budget", title: "Budget", data: budget.map(major) },
    ],
  }
}

/** Compares the current month's revenue with its budget. */
export async function goalOverview(scope: Scope, now = new Date()) {
  const month = monthOf(now)
  const rows = await findByStatus(scope, { from: month.from, to: month.end })
  const budget = await findMetrics(scope, ["budget"], { from: month.from, to: month.end }, "month")
  const of = (...statuses: string[]) =>
    major(sumOf(rows.filter(({ status }) => statuses.includes(status)).map(({ total }) => total)))
  return {
    completed: of("delivered"),
    inProgress: of("placed", "paid", "shipped"),
    goal: major(sumOf(budget.map(({ value }) => value))),
    month: month.from,
    ...inShopCurrency,
  }
}

/** Returns the running totals of minor units. */
function cumulative(values: number[]): number[] {
  let all = 0
  return values.map((value) => {
    all += value
    return all
  })
}

/** Returns the cumulative revenue of the current and the previous month, by day. */
export async function revenueComparison(scope: Scope, now = new Date()) {
  const { before, from, to, end } = monthOf(now)
  const rows = await findByPoint(scope, { from: before.from, to }, "day")
  const byDay = new Map(rows.map(({ point, revenue }) => [point, revenue]))
  const line = (span: Span) => cumulative(pointsOf(span, "day").map((day) => byDay.get(day) ?? 0))
  const thisMonth = line({ from, to })
  const lastMonth = line(before)
  const soFar = lastMonth[Math.min(thisMonth.length, lastMonth.length) - 1] ?? 0
  const longest = Math.max(lastMonth.length, pointsOf({ from, to: end }, "day").length)
  return {
    thisMonth: major(thisMonth.at(-1) ?? 0),
    lastMonth: major(lastMonth.at(-1) ?? 0),
    lastMonthSoFar: major(soFar),
    growth: growthOf(thisMonth.at(-1) ?? 0, soFar),
    ...inShopCurrency,
    days: Array.from({ length: longest }, (_, i) => i + 1),
    series: [
      { name: "thisMonth", title: "This month", data: thisMonth.map(major) },
      { name: "lastMonth", title: "Last month", data: lastMonth.map(major) },
    ],
  }
}
