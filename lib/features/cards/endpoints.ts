// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getActiveUsers: EndpointReference<typeof contract.getActiveUsers> = {
  method: "GET",
  path: "/card/card-statistics/active-users",
}
export const getAvgSessions: EndpointReference<typeof contract.getAvgSessions> = {
  method: "GET",
  path: "/card/card-analytics/avg-sessions",
}
export const getBestProducts: EndpointReference<typeof contract.getBestProducts> = {
  method: "GET",
  path: "/card/card-analytics/products",
}
export const getCustomers: EndpointReference<typeof contract.getCustomers> = {
  method: "GET",
  path: "/card/card-analytics/customers",
}
export const getGoalOverview: EndpointReference<typeof contract.getGoalOverview> = {
  method: "GET",
  path: "/card/card-analytics/goal-overview",
}
export const getNewsletter: EndpointReference<typeof contract.getNewsletter> = {
  method: "GET",
  path: "/card/card-statistics/newsletter",
}
export const getOrders: EndpointReference<typeof contract.getOrders> = {
  method: "GET",
  path: "/card/card-statistics/orders",
}
export const getOrdersBarChart: EndpointReference<typeof contract.getOrdersBarChart> = {
  method: "GET",
  path: "/card/card-statistics/orders-bar-chart",
}
export const getProductOrders: EndpointReference<typeof contract.getProductOrders> = {
  method: "GET",
  path: "/card/card-analytics/product-orders",
}
export const getProfitLineChart: EndpointReference<typeof contract.getProfitLineChart> = {
  method: "GET",
  path: "/card/card-statistics/profit-line-chart",
}
export const getRevenue: EndpointReference<typeof contract.getRevenue> = {
  method: "GET",
  path: "/card/card-statistics/revenue",
}
export const getRevenueComparison: EndpointReference<typeof contract.getRevenueComparison> = {
  method: "GET",
  path: "/card/card-analytics/revenue",
}
export const getRevenueReport: EndpointReference<typeof contract.getRevenueReport> = {
  method: "GET",
  path: "/card/card-analytics/revenue-report",
}
export const getSales: EndpointReference<typeof contract.getSales> = {
  method: "GET",
  path: "/card/card-statistics/sales",
}
export const getSessionsDevice: EndpointReference<typeof contract.getSessionsDevice> = {
  method: "GET",
  path: "/card/card-analytics/sessions-device",
}
export const getSetup: EndpointReference<typeof contract.getSetup> = {
  method: "GET",
  path: "/card/card-analytics/setup",
}
export const getSiteTraffic: EndpointReference<typeof contract.getSiteTraffic> = {
  method: "GET",
  path: "/card/card-statistics/site-traffic",
}
export const getSubscribers: EndpointReference<typeof contract.getSubscribers> = {
  method: "GET",
  path: "/card/card-statistics/subscribers",
}
export const getSupportTracker: EndpointReference<typeof contract.getSupportTracker> = {
  method: "GET",
  path: "/card/card-analytics/support-tracker",
}
export const getTimeline: EndpointReference<typeof contract.getTimeline> = {
  method: "GET",
  path: "/card/card-analytics/timeline",
}
export const getTransactions: EndpointReference<typeof contract.getTransactions> = {
  method: "GET",
  path: "/card/card-analytics/transactions",
}
