import type { Ability } from "@/lib/core/auth/ability"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { Range } from "@/lib/core/range"
import type { Event } from "@/lib/features/calendar/schema"
import type * as contract from "@/lib/features/cards/contract"
import type { Task } from "@/lib/features/todo/schema"

type Contract = typeof contract
/** The response of a card's endpoint. */
export type Answer<Name extends keyof Contract> = CallOutput<Contract[Name]>

/** The signed-in user and the selected range of days. */
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
  /** The next calendar events. Empty without permission to read them. */
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
  /** Open tasks by due date. Empty without permission to read them. */
  tasks: Task[]
}
