import { filterFor, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError } from "@/lib/core/http/errors"
import * as catalogue from "@/lib/features/catalogue/service"
import * as offers from "@/lib/features/offers/service/web"
import * as stock from "@/lib/features/stock/service/web"
import { paymentProvider } from "../payment/configured"
import type { Order, OrderListQuery, WholeOrder } from "../schema/order"
import * as orderOffers from "../store/offers"
import * as store from "../store/orders"
import { orders } from "../table"
import { hasLeft, isForward, mayCancel, nextStatuses, type OrderStatus } from "../values"
import { mailBuyer } from "./mails"
import { refund } from "./refunds"

const readOrder = ["read", "Order"] as const

/** Whether the user updates everybody's orders. */
const managesOrders = ({ ability }: Principal) => ability.can("update", "Order")

const owned = <T extends { userId: number | null }>(row: T | undefined) => row && { ...row, owner: row.userId }

type State = Pick<store.OrderRow, "userId" | "status" | "isCharged">

function mayBecome(principal: Principal, { userId, status, isCharged }: State): OrderStatus[] {
  if (managesOrders(principal)) return nextStatuses(status, isCharged)
  return userId === principal.userId && mayCancel(status) ? ["cancelled"] : []
}

const toOrder = (principal: Principal, row: store.OrderRow): Order => ({
  id: row.id,
  userId: row.userId,
  customer: row.customer,
  customerEmail: row.customerEmail,
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  payment: row.payment,
  items: row.items,
  currency: row.currency,
  subtotalMinor: row.subtotalMinor,
  discountMinor: row.discountMinor,
  couponDiscountMinor: row.couponDiscountMinor,
  deliveryMinor: row.deliveryMinor,
  totalMinor: row.totalMinor,
  mayBecome: mayBecome(principal, row),
})

/** A page of the orders the caller may see. */
export async function list(scope: Scope, principal: Principal, query: OrderListQuery) {
  const readable = filterFor(principal, readOrder, { owner: orders.userId })
  const { rows, ...total } = await store.findPage(scope, query, readable)
  return { orders: rows.map((row) => toOrder(principal, row)), ...total }
}

/** @throws HttpError 404 if the order doesn't exist or the caller may not see it */
export async function one(scope: Scope, principal: Principal, id: number): Promise<WholeOrder> {
  const row = requireOn(principal, readOrder, owned(await store.findOne(scope, id)))
  const { paymentLabel, instalments, couponCode, vat, address, lines, payments, events, hasOpenRefund } = row
  return {
    ...toOrder(principal, row),
    ...{ paymentLabel, instalments, couponCode, vat, address, lines, payments, events },
    mayRetryRefund: hasOpenRefund && managesOrders(principal) && paymentProvider() !== undefined,
  }
}

/** Reverses a cancelled order: restocks the goods, frees the uses of its offers, and refunds what was paid. */
async function reverse(scope: Scope, id: number, order: store.LockedOrder): Promise<void> {
  await catalogue.restock(scope, await store.findLines(scope, id))
  await stock.release(scope, id)
  await offers.countUses(scope, await orderOffers.findIds(scope, id), -1)
  await mailBuyer(scope, id, "cancelled", await refund(scope, id, order))
}

/** Sells the goods of an order when it leaves the shop, and takes them back when that is corrected. */
async function moveGoods(scope: Scope, principal: Principal, id: number, order: store.LockedOrder, to: OrderStatus) {
  const wasOut = hasLeft(order.status)
  if (wasOut === hasLeft(to)) return
  if (wasOut) return stock.unship(scope, principal, id)
  const { customer: name, customerEmail: email, chargedAt, couponDiscount, delivery, vat } = order
  const lines = await store.findLines(scope, id)
  const amounts = { couponDiscount, delivery, vat, isCharged: chargedAt !== null }
  await stock.ship(scope, principal, { id, buyer: { name, email }, ...amounts, lines })
}

/**
 * Changes the status of an order.
 * @throws HttpError 404 like `one`; 409 if the status has changed since the caller saw it or can't become `status`
 */
export async function changeStatus(
  scope: Scope,
  principal: Principal,
  { id, status, from }: { id: number; status: OrderStatus; from?: OrderStatus },
): Promise<WholeOrder> {
  const locked = requireOn(principal, readOrder, owned(await store.lock(scope, id)))
  if (from && from !== locked.status) throw new HttpError(409, "conflict")
  const state = { ...locked, isCharged: locked.chargedAt !== null }
  if (!mayBecome(principal, state).includes(status)) throw conflict({ status: "orderStatus" })
  await moveGoods(scope, principal, id, locked, status)
  await store.setStatus(scope, id, status, principal.fullName)
  if (status === "cancelled") await reverse(scope, id, locked)
  else if (status !== "delivered" && isForward(locked.status, status)) await mailBuyer(scope, id, status)
  return one(scope, principal, id)
}
