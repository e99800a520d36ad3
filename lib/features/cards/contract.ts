import { endpoint } from "@/lib/core/http/endpoint"
import {
  avgSessions,
  bestProducts,
  customers,
  goalOverview,
  productOrders,
  rangeQuery,
  revenueComparison,
  revenueReport,
  sessionsDevice,
  setup,
  smallChart,
  statistic,
  supportTracker,
  timeline,
  total,
  transactions,
  yearQuery,
} from "./schema"

const analytics = "/card/card-analytics"
const statistics = "/card/card-statistics"
const read = { method: "GET", can: ["read", "Analytics"] } as const
const ranged = { ...read, query: rangeQuery } as const
const days =
  "`range` is last-28-days (the default, ending today), last-month or last-year (the last complete ones); `before` and `growth` compare with the previous range. Amounts are in major currency units."

export const getSupportTracker = endpoint({
  ...ranged,
  path: `${analytics}/support-tracker`,
  summary: "Tasks as tickets: total, new, open and completed, and their average completion time",
  description: days,
  response: supportTracker,
})

export const getAvgSessions = endpoint({
  ...ranged,
  path: `${analytics}/avg-sessions`,
  summary: "Sessions per day, with goal, users, retention and duration",
  description: days,
  response: avgSessions,
})

export const getRevenueReport = endpoint({
  ...read,
  path: `${analytics}/revenue-report`,
  tool: "get_revenue_report",
  summary: "Revenue, expenses and budget of a year by month",
  description: "`year` defaults to the current one. `price` and `budget` are the year's totals.",
  query: yearQuery,
  response: revenueReport,
})

export const getGoalOverview = endpoint({
  ...read,
  path: `${analytics}/goal-overview`,
  summary: "The current month's revenue compared with its budget",
  response: goalOverview,
})

export const getRevenueComparison = endpoint({
  ...read,
  path: `${analytics}/revenue`,
  summary: "Cumulative revenue of this month and last month, by day",
  response: revenueComparison,
})

export const getProductOrders = endpoint({
  ...ranged,
  path: `${analytics}/product-orders`,
  summary: "Finished, pending and rejected orders",
  description: days,
  response: productOrders,
})

export const getSessionsDevice = endpoint({
  ...ranged,
  path: `${analytics}/sessions-device`,
  summary: "Sessions by device, in percent",
  description: days,
  response: sessionsDevice,
})

export const getCustomers = endpoint({
  ...ranged,
  path: `${analytics}/customers`,
  summary: "New and returning customers, and those who didn't buy in the range",
  description: days,
  response: customers,
})

export const getBestProducts = endpoint({
  ...ranged,
  path: `${analytics}/products`,
  summary: "The products with the highest revenue, and revenue by category",
  description: `${days} Excludes delivery and coupons.`,
  response: bestProducts,
})

export const getTransactions = endpoint({
  ...read,
  path: `${analytics}/transactions`,
  summary: "The latest orders and invoice payments",
  response: transactions,
})

export const getTimeline = endpoint({
  ...read,
  path: `${analytics}/timeline`,
  summary: "The latest activity that the caller may read",
  response: timeline,
})

export const getSetup = endpoint({
  ...read,
  path: `${analytics}/setup`,
  summary: "Which setup steps of the workspace are done",
  response: setup,
})

export const getOrdersBarChart = endpoint({
  ...ranged,
  path: `${statistics}/orders-bar-chart`,
  summary: "Orders placed, by day or month",
  description: days,
  response: smallChart,
})

export const getProfitLineChart = endpoint({
  ...ranged,
  path: `${statistics}/profit-line-chart`,
  summary: "Profit (revenue minus expenses), by day or month",
  description: days,
  response: smallChart,
})

export const getSubscribers = endpoint({
  ...ranged,
  path: `${statistics}/subscribers`,
  summary: "New subscribers, by day or month",
  description: days,
  response: statistic("subscribers"),
})

export const getRevenue = endpoint({
  ...ranged,
  path: `${statistics}/revenue`,
  summary: "Revenue, by day or month",
  description: `${days} Excludes cancelled orders.`,
  response: statistic("revenue"),
})

export const getSales = endpoint({
  ...ranged,
  path: `${statistics}/sales`,
  summary: "Units sold, by day or month",
  description: `${days} Excludes cancelled orders.`,
  response: statistic("sales"),
})

export const getOrders = endpoint({
  ...ranged,
  path: `${statistics}/orders`,
  summary: "Orders received, by day or month",
  description: days,
  response: statistic("orders"),
})

export const getSiteTraffic = endpoint({
  ...ranged,
  path: `${statistics}/site-traffic`,
  summary: "Page views, by day or month",
  description: days,
  response: total,
})

export const getActiveUsers = endpoint({
  ...ranged,
  path: `${statistics}/active-users`,
  summary: "Active users, by day or month",
  description: days,
  response: total,
})

export const getNewsletter = endpoint({
  ...ranged,
  path: `${statistics}/newsletter`,
  summary: "Newsletters opened, by day or month",
  description: days,
  response: total,
})
