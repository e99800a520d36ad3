import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, type MessageKey } from "@/lib/core/http/errors"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { partyOfBuyer } from "@/lib/features/clients/service"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { orderShipped } from "@/lib/features/ledger/service/recipes/owed"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { usualVatRates } from "@/lib/features/till-sessions/values"
import { copyToWebShop, lockProducts } from "../store/moves"
import * as store from "../store/web"
import { issue, type Moved, putBackSold } from "../values/valuation"
import { type OrderLine, salesByRate } from "../values/web-vat"
import { advance, type Held, hold, type Place, postFor, write } from "./moves"
import { left } from "./recipes"
import { postRest } from "./reversals"

// Web orders. What a shop has received is reserved when it is ordered, sold when it is shipped, and released when the order is
// cancelled. Products that no shop ever received have no reservation, and are none of this file's business.

interface Ordered {
  productId: number
  name: string
  qty: number
}

/** Reserves the products of an order that shops receive. @throws HttpError 409 with one message per product that has too few */
export async function reserve(scope: Scope, orderId: number, lines: readonly Ordered[]): Promise<void> {
  const stocked = await store.stockedAmong(
    scope,
    lines.map(({ productId }) => productId),
  )
  const kept = lines.filter(({ productId }) => stocked.has(productId))
  if (kept.length === 0) return
  const found = await store.findWebShop(scope)
  const place = found && (await tradingPlace(scope, found.shop))
  const ids = kept.map(({ productId }) => productId)
  const levels = place ? await hold(scope, place, ids) : new Map<number, Held>()
  const short = kept.flatMap(({ productId, name, qty }): [string, MessageKey][] => {
    const level = levels.get(productId)?.level
    const stock = Math.max(0, (level?.onHand ?? 0) - (level?.reserved ?? 0))
    return qty > stock ? [[`products.${productId}`, ["outOfStock", { name, stock }]]] : []
  })
  if (short.length > 0) throw conflict(Object.fromEntries(short))
  const shopId = (place as Place).shop
  await store.reserve(
    scope,
    kept.map(({ productId, qty }) => ({ orderId, productId, shopId, quantity: qty })),
  )
  await copyToWebShop(scope, ids)
}

/** Locks the products of reservations, and then their levels. */
async function holdReserved(scope: Scope, orderId: number, state: store.Reservation["state"]) {
  const reserved = (await store.findReservations(scope, orderId)).filter((row) => row.state === state)
  const shop = reserved[0]?.shopId
  if (shop === undefined) return undefined
  const place = await tradingPlace(scope, shop)
  await holdBooks(scope, place.business)
  const ids = reserved.map(({ productId }) => productId)
  return { reserved, place, ids }
}

export interface ShippedOrder {
  id: number
  buyer: { name: string; email: string }
  /** Whether a provider charged it; otherwise the buyer still owes it, or paid another way. */
  isCharged: boolean
  couponDiscount: number
  delivery: number
  /** The VAT by rate that the buyer saw; empty if a rate was unknown then. */
  vat: { rate: number; net: number; vat: number }[]
  lines: OrderLine[]
}

/** The sales of an order by VAT rate. */
async function ratesOf(scope: Scope, place: Place, order: ShippedOrder) {
  if (order.vat.length > 0)
    return order.vat.map(({ rate, net, vat }) => ({ vatCode: String(rate), net: BigInt(net), vat: BigInt(vat) }))
  const country = await store.countryOf(scope, place.business)
  const products = order.lines.map(({ productId }) => productId)
  const usual = Math.max(0, ...usualVatRates(country))
  return salesByRate(order, await store.vatRates(scope, country, products), usual)
}

/** The sale and its goods; only the goods where the books are in another currency than the web shop's prices. */
async function recipeOf(scope: Scope, place: Place, order: ShippedOrder, moved: { held: Held; moved: Moved }[]) {
  const shopId = place.shop
  const goods = moved.map((one) => ({ productId: one.held.id, cost: -one.moved.value }))
  if (place.currency !== shopCurrency)
    return left("stock-sale", {
      shopId,
      goods: goods.map(({ productId, cost }) => ({ productId, stock: -cost, sold: 0n })),
    })
  const paid = order.isCharged ? "card" : { party: await partyOfBuyer(scope, order.buyer) }
  return orderShipped({ shopId, paid, rates: await ratesOf(scope, place, order), goods })
}

/** Sells what was reserved for an order: the goods leave the shop, and the sale is in the books. @throws HttpError as for `post` */
export async function ship(scope: Scope, principal: Principal, order: ShippedOrder): Promise<void> {
  const found = await holdReserved(scope, order.id, "open")
  if (!found) return
  const { place, reserved, ids } = found
  await store.setReservations(scope, order.id, "open", "shipped")
  const products = await hold(scope, place, ids)
  const moved = reserved.map(({ productId, quantity }) => {
    const held = products.get(productId) as Held
    return { held, moved: advance(held, issue(held.level, quantity, { isSale: true })) }
  })
  const source = { place, principal, order: order.id }
  const recipe = await recipeOf(scope, place, order, moved)
  const number = (await store.countShipments(scope, order.id)) + 1
  const posted = await postFor(scope, source, recipe, `order:${order.id}:shipped:${number}`)
  await write(
    scope,
    source,
    moved.map((one) => ({ ...one, kind: "sale" })),
    { entryId: posted?.id },
  )
}

/** Takes a shipment back: the sale is reversed, the goods are in the shop again and reserved. @throws HttpError as for `reverse` */
export async function unship(scope: Scope, principal: Principal, orderId: number): Promise<void> {
  const found = await holdReserved(scope, orderId, "shipped")
  if (!found) return
  const { place, ids } = found
  const products = await hold(scope, place, ids)
  const shipped = await store.findShipped(scope, orderId)
  const moved = shipped.map(({ product, quantity, value }) => {
    const held = products.get(product) as Held
    return { held, moved: advance(held, putBackSold(held.level, quantity, value)) }
  })
  const source = { place, principal, order: orderId }
  const entry = shipped.find((one) => one.entry)?.entry
  const reason = `order ${orderId}`
  const posted = entry ? await reverse(scope, entry, { reason, businessDate: place.today }) : undefined
  await postRest(scope, source, moved, `order:${orderId}:returned:${entry ?? ""}`)
  await write(
    scope,
    source,
    moved.map((one) => ({ ...one, kind: "return" })),
    { entryId: posted?.id },
  )
  await store.setReservations(scope, orderId, "shipped", "open")
  await copyToWebShop(scope, ids)
}

/** Releases what was reserved for an order. */
export async function release(scope: Scope, orderId: number): Promise<void> {
  const reserved = (await store.findReservations(scope, orderId)).filter(({ state }) => state === "open")
  if (reserved.length === 0) return
  const ids = reserved.map(({ productId }) => productId)
  await lockProducts(scope, ids)
  await store.setReservations(scope, orderId, "open", "released")
  await copyToWebShop(scope, ids)
}
