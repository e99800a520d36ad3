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
  "`range` is one of last-28-days (the default, ending with today), last-month and last-year (the whole ones before the running ones); `before` and `growth` compare with the range before it. Money in whole currency."

export const getSupportTracker = endpoint({
  ...ranged,
  path: `${analytics}/support-tracker`,
  summary: "Tasks as tickets: how many there were, are new, open and done, and how long they took",
  description: days,
  response: supportTracker,
})

export const getAvgSessions = endpoint({
  ...ranged,
  path: `${analytics}/avg-sessions`,
  summary: "Visits a day, with goal, people, retention and duration",
  description: days,
  response: avgSessions,
})

export const getRevenueReport = endpoint({
  ...read,
  path: `${analytics}/revenue-report`,
  summary: "A year by months: revenue, expenses and budget",
  description: "`year` is the running one where left out. `price` and `budget` are the year's sums.",
  query: yearQuery,
  response: revenueReport,
})

export const getGoalOverview = endpoint({
  ...read,
  path: `${analytics}/goal-overview`,
  summary: "How far the running month has come towards its budget",
  response: goalOverview,
})

export const getRevenueComparison = endpoint({
  ...read,
  path: `${analytics}/revenue`,
  summary: "Revenue of this month beside last month, added up day by day",
  response: revenueComparison,
})

export const getProductOrders = endpoint({
  ...ranged,
  path: `${analytics}/product-orders`,
  summary: "Orders finished, pending and rejected",
  description: days,
  response: productOrders,
})

export const getSessionsDevice = endpoint({
  ...ranged,
  path: `${analytics}/sessions-device`,
  summary: "Visits by device, in percent",
  description: days,
  response: sessionsDevice,
})

export const getCustomers = endpoint({
  ...ranged,
  path: `${analytics}/customers`,
  summary: "Customers: new, returning, and those who did not buy in the range",
  description: days,
  response: customers,
})

export const getBestProducts = endpoint({
  ...ranged,
  path: `${analytics}/products`,
  summary: "The products that brought in most, and revenue by category",
  description: `${days} Goods only, without delivery and coupons.`,
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
  summary: "What happened last, of all that the caller may read",
  response: timeline,
})

export const getSetup = endpoint({
  ...read,
  path: `${analytics}/setup`,
  summary: "Which steps of setting up the workspace are done",
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
  summary: "Revenue less expenses, by day or month",
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
  description: `${days} Totals of all orders that were not cancelled.`,
  response: statistic("revenue"),
})

export const getSales = endpoint({
  ...ranged,
  path: `${statistics}/sales`,
  summary: "Pieces sold, by day or month",
  description: `${days} Of all orders that were not cancelled.`,
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
  summary: "People who visited, by day or month",
  description: days,
  response: total,
})

export const getNewsletter = endpoint({
  ...ranged,
  path: `${statistics}/newsletter`,
  summary: "Letters that were opened, by day or month",
  description: days,
  response: total,
})
