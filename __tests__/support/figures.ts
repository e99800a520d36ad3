import { type Period, periodOf, pointsOf, type Range } from "@/lib/core/range"
import type { Caller } from "./api"

// Computes the cards' figures from the lists, slowly and independently.

export interface ListedOrder {
  id: number
  status: string
  placedAt: string
  customerEmail: string
  items: number
  totalMinor: number
}

/** Every order of the caller's workspace, as in the list response. */
export const listedOrders = async (who: Caller): Promise<ListedOrder[]> =>
  (await who.get("/api/ecommerce/orders", { perPage: 1000 })).body.orders

export const period = (range: Range): Period => periodOf(range, new Date())

export const within = (orders: ListedOrder[], { from, to }: { from: string; to: string }) =>
  orders.filter(({ placedAt }) => placedAt.slice(0, 10) >= from && placedAt.slice(0, 10) < to)

export const sold = (orders: ListedOrder[]) => orders.filter(({ status }) => status !== "cancelled")

export const sum = <Row>(rows: Row[], read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0)

export const revenueOf = (orders: ListedOrder[]) => sum(sold(orders), ({ totalMinor }) => totalMinor) / 100
export const piecesOf = (orders: ListedOrder[]) => sum(sold(orders), ({ items }) => items)

/** A value per day or month of a range. */
export const byPoint = (range: Range, orders: ListedOrder[], figure: (orders: ListedOrder[]) => number) => {
  const { grain, ...span } = period(range)
  const length = grain === "day" ? 10 : 7
  return pointsOf(span, grain).map((point) =>
    figure(orders.filter(({ placedAt }) => placedAt.slice(0, length) === point.slice(0, length))),
  )
}
