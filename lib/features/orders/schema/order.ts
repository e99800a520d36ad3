import * as z from "zod"
import { id, isoDate, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { ranges } from "@/lib/core/range"
import { moneyKinds, moneyStates, orderPayments, orderSorts, orderStatuses } from "../values"
import { address, amounts, goods, vat } from "./parts"

export const order = z.object({
  id: z.int(),
  userId: z.int(),
  customer: z.string(),
  customerEmail: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  payment: z.enum(orderPayments),
  items: z.int(),
  ...amounts,
  /** The statuses that the caller may set. */
  mayBecome: z.array(z.enum(orderStatuses)),
})
export type Order = z.infer<typeof order>

export const wholeOrder = order.extend({
  paymentLabel: z.string(),
  instalments: z.int(),
  couponCode: z.string(),
  vat,
  address,
  lines: z.array(z.object(goods)),
  /** Payments, and refunds to the buyer, oldest first. Amounts are positive. */
  payments: z.array(
    z.object({ kind: z.enum(moneyKinds), state: z.enum(moneyStates), amountMinor: z.int(), at: z.string() }),
  ),
  events: z.array(z.object({ status: z.enum(orderStatuses), at: z.string(), by: z.string() })),
  /** Whether the caller may request the refund again, because it failed or was never answered. */
  mayRetryRefund: z.boolean(),
})
export type WholeOrder = z.infer<typeof wholeOrder>

export const updateOrderBody = z.object({
  id,
  status: z.enum(orderStatuses),
  /** The status that the caller saw. If it has changed since, the response is 409. */
  from: z.enum(orderStatuses).optional(),
})

export const retryRefundBody = z.object({ id })

export const orderListQuery = z.object({
  q,
  status: unset(z.enum(orderStatuses)),
  /** `mine` leaves out other users' orders. */
  of: unset(z.enum(["mine", "all"])),
  /** Those with the e-mail address of this customer. */
  customer: unset(id),
  /** When the orders were placed: a range of the dashboards, or the first and the last day. */
  range: unset(z.enum(ranges)),
  placedFrom: unset(isoDate),
  placedTo: unset(isoDate),
  sortBy: unset(z.enum(orderSorts)),
  order: unset(z.enum(["asc", "desc"])),
  ...paging(10),
})
export type OrderListQuery = z.output<typeof orderListQuery>

export const orderPage = z.object({
  orders: z.array(order),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

named({ Order: wholeOrder })
