import type { Scope } from "@/lib/core/db/types"
import { major } from "@/lib/core/money"
import { pointsOf, type Range } from "@/lib/core/range"
import { countCustomers, findBuyers, findByStatus } from "../store/orders"
import { countProducts, findBest, findCategories } from "../store/products"
import { countTickets } from "../store/tasks"
import { lastDays } from "../values"
import { drawn, figureOf, growthOf, inShopCurrency, periodWithPrevious, shown, sumOf } from "./period"

const maxBest = 7

/** Counts the orders of a range by status. */
export async function productOrders(scope: Scope, range: Range) {
  const { period } = periodWithPrevious(range)
  const rows = await findByStatus(scope, period)
  const of = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
  const chart_info = { finished: of("delivered"), pending: of("placed", "paid", "shipped"), rejected: of("cancelled") }
  const total = chart_info.finished + chart_info.pending + chart_info.rejected
  return { last_days: lastDays, chart_info, total, ...shown(period) }
}

/** Counts all customers to date: those who bought in the range for the first time, bought again, or didn't buy. */
export async function customers(scope: Scope, range: Range) {
  const { period, both } = periodWithPrevious(range)
  const found = await countCustomers(scope, period)
  const buyers = figureOf(period, await findBuyers(scope, both, period), ({ count }) => count)
  const listData = [
    { icon: "UserPlus", iconColor: "primary", text: "New", result: found.new, name: "new" },
    { icon: "Repeat", iconColor: "success", text: "Returning", result: found.returning, name: "returning" },
    { icon: "Moon", iconColor: "warning", text: "Lapsed", result: found.lapsed, name: "lapsed" },
  ] as const
  const active = found.new + found.returning
  const { data, previous, before, growth } = buyers
  return {
    last_days: lastDays,
    listData: [...listData],
    total: active + found.lapsed,
    active,
    series: [{ name: "active", title: "Active customers", data }],
    ...drawn(period),
    before,
    growth,
    previous,
  }
}

/** Returns the products with the highest revenue in a range, and the revenue by category. */
export async function products(scope: Scope, range: Range) {
  const { period } = periodWithPrevious(range)
  const best = await findBest(scope, period, maxBest)
  const categories = await findCategories(scope, period)
  const { inShop, runningLow, ordered } = await countProducts(scope, period)
  const goods = sumOf(categories.map(({ revenue }) => revenue))
  const dates = pointsOf(period, period.grain)
  return {
    last_days: lastDays,
    products: best.map(({ points, before, revenue, ...product }) => ({
      ...product,
      revenue: major(revenue),
      growth: growthOf(revenue, before),
      data: dates.map((date) => major(Number(points[date] ?? 0))),
    })),
    inShop,
    runningLow,
    categories: categories.map((row) => ({ ...row, revenue: major(row.revenue) })),
    revenue: major(goods),
    delivery: major(ordered - goods),
    total: major(ordered),
    ...inShopCurrency,
    ...drawn(period),
  }
}

/** Counts tasks as support tickets. */
export async function supportTracker(scope: Scope, range: Range) {
  const { period } = periodWithPrevious(range)
  const tickets = await countTickets(scope, period)
  return {
    title: "Support Tracker",
    last_days: lastDays,
    totalTicket: tickets.open + tickets.completed,
    newTicket: tickets.new,
    openTicket: tickets.open,
    responseTime: tickets.hours,
    completedTicket: tickets.completed,
    ...shown(period),
  }
}
