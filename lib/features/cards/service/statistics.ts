import type { Scope } from "@/lib/core/db/types"
import type { Range } from "@/lib/core/range"
import { findMetrics } from "../store/metrics"
import { findByPoint, type OrderPoint } from "../store/orders"
import type { MetricName } from "../values"
import { drawn, figureOf, inMajor, inShopCurrency, periodWithPrevious } from "./period"

/** The statistics that are computed from orders. */
const orderFigures = {
  orders: { title: "Orders", read: (row: OrderPoint) => row.orders, currency: null },
  sales: { title: "Sales", read: (row: OrderPoint) => row.pieces, currency: null },
  revenue: { title: "Revenue", read: (row: OrderPoint) => row.revenue, ...inShopCurrency },
} as const
type OrderFigure = keyof typeof orderFigures

async function orderFigure(scope: Scope, range: Range, name: OrderFigure) {
  const { period, both } = periodWithPrevious(range)
  const { title, read, currency } = orderFigures[name]
  const figure = figureOf(period, await findByPoint(scope, both, period.grain), read)
  const { data, total, ...compared } = currency ? inMajor(figure) : figure
  return { series: [{ name, title, data }], total, ...drawn(period), ...compared, currency }
}

/** Returns the orders, units sold or revenue of a range. Cancelled orders only count as orders. */
export async function statistic<const Name extends OrderFigure>(scope: Scope, range: Range, name: Name) {
  const { series, total, ...rest } = await orderFigure(scope, range, name)
  return { series, analyticsData: { [name]: total } as Record<Name, number>, ...rest }
}

export async function ordersBarChart(scope: Scope, range: Range) {
  const { series, total, ...rest } = await orderFigure(scope, range, "orders")
  return { title: "Orders", statistics: total, series, ...rest }
}

/** Returns revenue minus expenses. */
export async function profitLineChart(scope: Scope, range: Range) {
  const { period, both } = periodWithPrevious(range)
  const sold = await findByPoint(scope, both, period.grain)
  const spent = await findMetrics(scope, ["expenses"], both, period.grain)
  const rows = [
    ...sold.map(({ point, revenue }) => ({ point, value: revenue })),
    ...spent.map(({ point, value }) => ({ point, value: -value })),
  ]
  const { data, total, ...compared } = inMajor(figureOf(period, rows, ({ value }) => value))
  const series = [{ name: "profit", title: "Profit", data }]
  return { title: "Profit", statistics: total, series, ...drawn(period), ...compared, ...inShopCurrency }
}

async function metricFigure(scope: Scope, range: Range, metric: MetricName, name: string, title: string) {
  const { period, both } = periodWithPrevious(range)
  const rows = await findMetrics(scope, [metric], both, period.grain)
  const { data, total, ...compared } = figureOf(period, rows, ({ value }) => value)
  return { series: [{ name, title, data }], ...drawn(period), total, ...compared }
}

/** Returns the new newsletter subscribers of a range. */
export async function subscribers(scope: Scope, range: Range) {
  const { series, total, ...rest } = await metricFigure(scope, range, "subscribers", "subscribers", "Subscribers")
  return { series, analyticsData: { subscribers: total }, ...rest, currency: null }
}

export const siteTraffic = (scope: Scope, range: Range) =>
  metricFigure(scope, range, "pageViews", "siteTraffic", "Site traffic")
export const activeUsers = (scope: Scope, range: Range) =>
  metricFigure(scope, range, "users", "activeUsers", "Active users")
export const newsletter = (scope: Scope, range: Range) =>
  metricFigure(scope, range, "newsletter", "newsletter", "Newsletter")
