import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as money from "./service/money"
import * as records from "./service/records"
import * as statistics from "./service/statistics"
import * as trade from "./service/trade"
import * as visits from "./service/visits"

export const getSupportTrackerHandler = handler(contract.getSupportTracker, ({ scope, query }) =>
  trade.supportTracker(scope, query.range),
)

export const getAvgSessionsHandler = handler(contract.getAvgSessions, ({ scope, query }) =>
  visits.avgSessions(scope, query.range),
)

export const getRevenueReportHandler = handler(contract.getRevenueReport, ({ scope, query }) =>
  money.revenueReport(scope, query.year),
)

export const getGoalOverviewHandler = handler(contract.getGoalOverview, ({ scope }) => money.goalOverview(scope))

export const getRevenueComparisonHandler = handler(contract.getRevenueComparison, ({ scope }) =>
  money.revenueComparison(scope),
)

export const getProductOrdersHandler = handler(contract.getProductOrders, ({ scope, query }) =>
  trade.productOrders(scope, query.range),
)

export const getSessionsDeviceHandler = handler(contract.getSessionsDevice, ({ scope, query }) =>
  visits.sessionsDevice(scope, query.range),
)

export const getCustomersHandler = handler(contract.getCustomers, ({ scope, query }) =>
  trade.customers(scope, query.range),
)

export const getBestProductsHandler = handler(contract.getBestProducts, ({ scope, query }) =>
  trade.products(scope, query.range),
)

export const getTransactionsHandler = handler(contract.getTransactions, ({ scope, principal }) =>
  records.transactions(scope, principal),
)

export const getTimelineHandler = handler(contract.getTimeline, ({ scope, principal }) =>
  records.timeline(scope, principal),
)

export const getSetupHandler = handler(contract.getSetup, ({ scope }) => records.setup(scope))

export const getOrdersBarChartHandler = handler(contract.getOrdersBarChart, ({ scope, query }) =>
  statistics.ordersBarChart(scope, query.range),
)

export const getProfitLineChartHandler = handler(contract.getProfitLineChart, ({ scope, query }) =>
  statistics.profitLineChart(scope, query.range),
)

export const getSubscribersHandler = handler(contract.getSubscribers, ({ scope, query }) =>
  statistics.subscribers(scope, query.range),
)

export const getRevenueHandler = handler(contract.getRevenue, ({ scope, query }) =>
  statistics.statistic(scope, query.range, "revenue"),
)

export const getSalesHandler = handler(contract.getSales, ({ scope, query }) =>
  statistics.statistic(scope, query.range, "sales"),
)

export const getOrdersHandler = handler(contract.getOrders, ({ scope, query }) =>
  statistics.statistic(scope, query.range, "orders"),
)

export const getSiteTrafficHandler = handler(contract.getSiteTraffic, ({ scope, query }) =>
  statistics.siteTraffic(scope, query.range),
)

export const getActiveUsersHandler = handler(contract.getActiveUsers, ({ scope, query }) =>
  statistics.activeUsers(scope, query.range),
)

export const getNewsletterHandler = handler(contract.getNewsletter, ({ scope, query }) =>
  statistics.newsletter(scope, query.range),
)
