import type { Ability } from "@/lib/core/auth/ability"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { Range } from "@/lib/core/range"
import type { Event } from "@/lib/features/calendar/schema"
import type * as contract from "@/lib/features/cards/contract"
import type { CashPosition } from "@/lib/features/cash-positions/schema"
import type { Task } from "@/lib/features/todo/schema"

type Contract = typeof contract
/** The response of a card's endpoint. */
export type CardResponse<Name extends keyof Contract> = CallOutput<Contract[Name]>

/** The signed-in user and the selected range of days. */
export interface ViewerProps {
  viewer: { name: string; ability: Pick<Ability, "can"> }
  range: Range
}

export interface CommerceFigures {
  setup: CardResponse<"getSetup">
  sales: CardResponse<"getSales">
  revenue: CardResponse<"getRevenue">
  customers: CardResponse<"getCustomers">
  month: CardResponse<"getRevenueComparison">
  report: CardResponse<"getRevenueReport">
  goal: CardResponse<"getGoalOverview">
  orders: CardResponse<"getOrdersBarChart">
  profit: CardResponse<"getProfitLineChart">
  products: CardResponse<"getBestProducts">
  transactions: CardResponse<"getTransactions">["transactions"]
  devices: CardResponse<"getSessionsDevice">
  progress: CardResponse<"getProductOrders">
  /** Where the cash is in the chosen shop, or in all; null without permission to see it. */
  cash: { positions: CashPosition[]; shop?: number } | null
  /** The next calendar events. Empty without permission to read them. */
  events: Event[]
}

export interface AnalyticsFigures {
  setup: CardResponse<"getSetup">
  month: CardResponse<"getRevenueComparison">
  revenue: CardResponse<"getRevenue">
  subscribers: CardResponse<"getSubscribers">
  orders: CardResponse<"getOrders">
  sessions: CardResponse<"getAvgSessions">
  tickets: CardResponse<"getSupportTracker">
  traffic: CardResponse<"getSiteTraffic">
  people: CardResponse<"getActiveUsers">
  newsletter: CardResponse<"getNewsletter">
  customers: CardResponse<"getCustomers">
  products: CardResponse<"getBestProducts">
  acts: CardResponse<"getTimeline">["acts"]
  /** Open tasks by due date. Empty without permission to read them. */
  tasks: Task[]
}
