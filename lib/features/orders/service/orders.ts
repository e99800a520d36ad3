import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import { log } from "@/lib/core/log"
import * as shop from "@/lib/features/ecommerce/service"
import { paymentProvider } from "../payment/configured"
import type { Order, OrderListQuery, WholeOrder } from "../schema/order"
import * as coupons from "../store/coupons"
import * as store from "../store/orders"
import { mayCallOff, nextStatuses, type OrderStatus } from "../values"

/** Whoever keeps the shop sees everybody's orders, and takes them on. */
const keepsShop = ({ ability }: Principal) => ability.can("update", "Order")

type State = Pick<store.OrderRow, "userId" | "status" | "isCharged">

function mayBecome(principal: Principal, { userId, status, isCharged }: State): OrderStatus[] {
  if (keepsShop(principal)) return nextStatuses(status, isCharged)
  return userId === principal.userId && mayCallOff(status) ? ["cancelled"] : []
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
  const { rows, ...total } = await store.findPage(scope, keepsShop(principal) ? query : { ...query, of: "mine" })
  return { orders: rows.map((row) => toOrder(principal, row)), ...total }
}

/** @throws HttpError 404 for an order that is not there, or not the caller's to see */
export async function one(scope: Scope, principal: Principal, id: number): Promise<WholeOrder> {
  const row = await store.findOne(scope, id)
  if (!row || (row.userId !== principal.userId && !keepsShop(principal))) throw notFound()
  const { paymentLabel, instalments, couponCode, address, lines, events } = row
  return { ...toOrder(principal, row), paymentLabel, instalments, couponCode, address, lines, events }
}

type Locked = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** What a cancelled order gives back: pieces to the stock, the coupon its use, and money to whoever paid. */
async function undo(scope: Scope, id: number, { couponCode, chargedAt, reference, total }: Locked): Promise<void> {
  await shop.giveBack(scope, await store.findLines(scope, id))
  if (couponCode) await coupons.countUse(scope, couponCode, -1)
  if (!chargedAt) return
  scope.after(async () => {
    try {
      await paymentProvider()?.giveBack(reference, total)
    } catch (error) {
      log().error({ err: error, order: id, reference }, "a payment could not be given back")
    }
  })
}

/**
 * Takes an order to another state.
 * @throws HttpError 409 where it has moved on since the caller looked, or can't go there; 404 as `one`
 */
export async function changeStatus(
  scope: Scope,
  principal: Principal,
  { id, status, from }: { id: number; status: OrderStatus; from?: OrderStatus },
): Promise<WholeOrder> {
  const locked = await store.lock(scope, id)
  if (!locked || (locked.userId !== principal.userId && !keepsShop(principal))) throw notFound()
  if (from && from !== locked.status) throw new HttpError(409, "conflict")
  const state = { ...locked, isCharged: locked.chargedAt !== null }
  if (!mayBecome(principal, state).includes(status)) throw conflict({ status: "orderStatus" })
  await store.setStatus(scope, id, status, principal.fullName)
  if (status === "cancelled") await undo(scope, id, locked)
  return one(scope, principal, id)
}
