import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, type MessageKey } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { log } from "@/lib/core/log"
import { shopCurrency } from "@/lib/features/catalogue/values"
import * as coupons from "@/lib/features/coupons/service"
import * as cart from "@/lib/features/ecommerce/service"
import { notify } from "@/lib/features/notifications/service/notify"
import { paymentProvider, paymentsFor } from "../payment/configured"
import { type Hold, PaymentRefused } from "../payment/provider"
import type { PlaceOrder } from "../schema/checkout"
import type { WholeOrder } from "../schema/order"
import type { Address } from "../schema/parts"
import * as money from "../store/money"
import * as orders from "../store/orders"
import * as shoppers from "../store/shoppers"
import { bill } from "./bill"
import { problemMessage, problemOf } from "./coupons"
import { mailBuyer } from "./mails"
import { one } from "./orders"

/** The request, and the language of the buyer's screen. */
export type Purchase = PlaceOrder & { language: Locale }

/** @throws HttpError 409 with one message per product that has too little stock */
function checkStock(lines: cart.CartLine[]): void {
  const missing = lines.filter(({ qty, stock }) => qty > stock)
  if (missing.length === 0) return
  const fields = missing.map(({ productId, name, stock }): [string, MessageKey] => [
    `products.${productId}`,
    ["outOfStock", { name, stock }],
  ])
  throw conflict(Object.fromEntries(fields))
}

async function couponOn(scope: Scope, { couponCode, used }: shoppers.ShopperState, goods: number, lock: boolean) {
  if (!couponCode) return undefined
  const row = await coupons.find(scope, couponCode, { lock })
  const problem = problemOf(row, goods, used)
  if (problem) throw conflict({ coupon: problemMessage(problem, row) })
  return row
}

/**
 * Checks and prices the cart. It runs before the payment, and again afterwards with all rows locked.
 * @throws HttpError 409 for an empty cart, too little stock, an invalid coupon, or a total other than the buyer saw; 422
 * without an address
 */
async function prepare(scope: Scope, body: PlaceOrder, { lock }: { lock: boolean }) {
  const lines = await cart.cartLines(scope, { lock })
  if (lines.length === 0) throw new HttpError(409, "conflict", { message: "cartEmpty" })
  checkStock(lines)
  const shopper = await shoppers.find(scope)
  const address: Address | null = body.address ?? shopper.address
  if (!address) throw invalid({ address: "required" })
  const plain = bill(lines).amounts
  const coupon = await couponOn(scope, shopper, plain.subtotal - plain.discount, lock)
  const billed = bill(lines, coupon)
  if (body.totalMinor !== undefined && body.totalMinor !== billed.amounts.total)
    throw new HttpError(409, "conflict", { message: "totalChanged" })
  return { ...billed, address, couponCode: coupon?.code ?? "" }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

/** Holds the money. @throws HttpError 422 at `payment` if the provider declines */
async function hold(token: string, { amounts }: Prepared): Promise<Hold | undefined> {
  try {
    const request = { token, amountMinor: amounts.total, currency: shopCurrency, key: randomUUID() }
    return await paymentProvider()?.hold(request)
  } catch (error) {
    if (error instanceof PaymentRefused) throw invalid({ payment: error.reason })
    throw error
  }
}

/** Writes the order, reduces the stock, empties the cart, counts the coupon and saves the address. @returns the order's id */
async function write(scope: Scope, buyer: Principal, body: Purchase, held: Hold | undefined): Promise<number> {
  const { lines, amounts, address, couponCode } = await prepare(scope, body, { lock: true })
  await cart.sell(scope, lines)
  if (couponCode) await coupons.countUse(scope, couponCode, 1)
  await shoppers.save(scope, { address, couponCode: "", ...(body.keepCard && held?.card && { card: held.card }) })
  const values = {
    customer: buyer.fullName,
    customerEmail: buyer.email,
    payment: body.payment,
    paymentReference: held?.reference ?? "",
    paymentLabel: held?.label ?? "",
    instalments: body.payment === "emi" ? (body.instalments ?? 3) : 0,
    currency: shopCurrency,
    address,
    couponCode,
    language: body.language,
    ...amounts,
  } as const
  const bought = lines.map(({ productId, name, brand, image, color, qty, price, discountPercentage, total }) => {
    return { productId, name, brand, image, color, qty, price, discountPercentage, total }
  })
  const id = await orders.insert(scope, values, bought)
  await notify(scope, {
    to: await shoppers.findShopManagers(scope),
    kind: "order",
    data: { who: buyer.fullName, amount: amounts.total, currency: shopCurrency },
    link: `/apps/ecommerce/order/${id}`,
  })
  // A buyer whose payment is about to be captured gets one mail, when that is done.
  if (!held) await mailBuyer(scope, id, "placed")
  return id
}

/** Captures the held money. If that fails, the order stays `placed`, so the shop's staff see that it is unpaid. */
async function take(actor: Actor, id: number, held: Hold, amount: number): Promise<void> {
  try {
    await paymentProvider()?.take(held.reference)
    await tx(actor, async (scope) => {
      await orders.setStatus(scope, id, "paid", held.label, new Date())
      await money.record(scope, id, { kind: "payment", state: "done", amount })
      await mailBuyer(scope, id, "bought")
    })
  } catch (error) {
    log().error({ err: error, order: id, reference: held.reference }, "a held payment could not be captured")
    const mail = tx(actor, (scope) => mailBuyer(scope, id, "placed"))
    await mail.catch((reason) => log().error({ err: reason, order: id }, "the buyer could not be mailed"))
  }
}

/**
 * Buys the contents of the cart. Requests to the provider happen outside transactions, which may be retried and hold locks.
 * @throws HttpError 409 like `prepare`; 422 for a payment that is declined or not offered
 */
export async function place(actor: Actor, buyer: Principal, body: Purchase): Promise<WholeOrder> {
  if (!paymentsFor(true).includes(body.payment)) throw invalid({ payment: "choice" })
  let held: Hold | undefined
  let order = body
  if (body.payment !== "cashOnDelivery") {
    const { token } = body
    if (!token) throw invalid({ token: "required" })
    const prepared = await tx(actor, (scope) => prepare(scope, body, { lock: false }))
    held = await hold(token, prepared)
    // If the total changes after the hold, the order must fail.
    order = { ...body, totalMinor: prepared.amounts.total }
  }
  let id: number
  try {
    id = await tx(actor, (scope) => write(scope, buyer, order, held))
  } catch (error) {
    if (held) await paymentProvider()?.release(held.reference)
    throw error
  }
  if (held) await take(actor, id, held, order.totalMinor ?? 0)
  return tx(actor, (scope) => one(scope, buyer, id))
}
