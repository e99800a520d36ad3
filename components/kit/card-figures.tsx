"use client"

import type { ReactNode } from "react"
import type { CardResponse } from "@/components/features/cards/figures"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import type { CallInput } from "@/lib/core/http/endpoint"
import type * as contract from "@/lib/features/cards/contract"

type Calls = typeof contract

/** The endpoints of the dashboard cards. */
const paths = {
  getSupportTracker: "/card/card-analytics/support-tracker",
  getAvgSessions: "/card/card-analytics/avg-sessions",
  getRevenueReport: "/card/card-analytics/revenue-report",
  getGoalOverview: "/card/card-analytics/goal-overview",
  getRevenueComparison: "/card/card-analytics/revenue",
  getProductOrders: "/card/card-analytics/product-orders",
  getSessionsDevice: "/card/card-analytics/sessions-device",
  getCustomers: "/card/card-analytics/customers",
  getBestProducts: "/card/card-analytics/products",
  getOrdersBarChart: "/card/card-statistics/orders-bar-chart",
  getProfitLineChart: "/card/card-statistics/profit-line-chart",
  getSubscribers: "/card/card-statistics/subscribers",
  getRevenue: "/card/card-statistics/revenue",
  getSales: "/card/card-statistics/sales",
  getOrders: "/card/card-statistics/orders",
  getSiteTraffic: "/card/card-statistics/site-traffic",
  getActiveUsers: "/card/card-statistics/active-users",
  getNewsletter: "/card/card-statistics/newsletter",
} as const satisfies Partial<Record<keyof Calls, string>>

type Call = keyof typeof paths

/** Loads the figures of a dashboard card. */
export function useCardFigures<Name extends Call>(call: Name, query?: Record<string, string>) {
  // TypeScript cannot relate the path and query to the contract of a generic name.
  const contract = { method: "GET", path: paths[call] } as unknown as Calls[Name]
  const input = { query } as CallInput<Calls[Name]>
  return useQuery<Calls[Name]>(contract, input)
}

interface Props<Name extends Call> {
  call: Name
  /** Query parameters, such as a year. */
  query?: Record<string, string>
  /** Height class of the skeleton. */
  className?: string
  children: (figures: CardResponse<Name>) => ReactNode
}

/** Loads the figures of a card and renders it; shows a skeleton until then. */
export function CardFigures<Name extends Call>({ call, query, className = "h-64", children }: Props<Name>) {
  const { data, error, isValidating, mutate } = useCardFigures(call, query)
  if (data) return children(data as CardResponse<Name>)
  if (error) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  return <Skeleton className={className} />
}
