import type { Ability } from "@/lib/core/auth/ability"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { Range } from "@/lib/core/range"
import type { Event } from "@/lib/features/calendar/schema"
import type * as contract from "@/lib/features/cards/contract"
import type { Task } from "@/lib/features/todo/schema"

type Calls = typeof contract
/** What a card's call answers. */
export type Answer<Name extends keyof Calls> = CallOutput<Calls[Name]>

/** Who looks, at which days. */
export interface Viewed {
  viewer: { name: string; ability: Pick<Ability, "can"> }
  range: Range
}

export interface CommerceFigures {
  setup: Answer<"getSetup">
  sales: Answer<"getSales">
  revenue: Answer<"getRevenue">
  customers: Answer<"getCustomers">
  month: Answer<"getRevenueComparison">
  report: Answer<"getRevenueReport">
  goal: Answer<"getGoalOverview">
  orders: Answer<"getOrdersBarChart">
  profit: Answer<"getProfitLineChart">
  products: Answer<"getBestProducts">
  transactions: Answer<"getTransactions">["transactions"]
  devices: Answer<"getSessionsDevice">
  progress: Answer<"getProductOrders">
  /** What is next in the calendar; nothing for who may not see it. */
  events: Event[]
}

export interface AnalyticsFigures {
  setup: Answer<"getSetup">
  month: Answer<"getRevenueComparison">
  subscribers: Answer<"getSubscribers">
  orders: Answer<"getOrders">
  sessions: Answer<"getAvgSessions">
  tickets: Answer<"getSupportTracker">
  traffic: Answer<"getSiteTraffic">
  people: Answer<"getActiveUsers">
  newsletter: Answer<"getNewsletter">
  customers: Answer<"getCustomers">
  products: Answer<"getBestProducts">
  acts: Answer<"getTimeline">["acts"]
  /** Open tasks, the one due first in front; nothing for who may not see them. */
  tasks: Task[]
}
