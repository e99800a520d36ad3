import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, type MessageKey, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { log } from "@/lib/core/log"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { ensureBuyer } from "@/lib/features/customers/service/buyers"
import * as cart from "@/lib/features/ecommerce/service"
import { notify } from "@/lib/features/notifications/service/notify"
import * as offers from "@/lib/features/offers/service/web"
import { reserve } from "@/lib/features/stock/service/web"
import { paymentProvider, paymentsFor } from "../payment/configured"
import { type Hold, PaymentRefused } from "../payment/provider"
import type { PlaceOrder } from "../schema/checkout"
import type { WholeOrder } from "../schema/order"
import type { Address } from "../schema/parts"
import * as money from "../store/money"
import * as orderOffers from "../store/offers"
import * as orders from "../store/orders"
import * as shoppers from "../store/shoppers"
import { problemMessage, problemOf } from "./coupons"
import { mailBuyer } from "./mails"
import { one } from "./orders"
import { priceCart } from "./price-cart"
import { refund } from "./refunds"

/** The request, and the language of the buyer's screen. */
export type Purchase = PlaceOrder & { language: Locale }

/** @throws HttpError 409 with one message per product that has too little stock */
function checkStock(lines: readonly { productId: number; name: string; qty: number; stock: number }[]): void {
  const missing = lines.filter(({ qty, stock }) => qty > stock)
  if (missing.length === 0) return
  const fields = missing.map(({ productId, name, stock }): [string, MessageKey] => [
    `products.${productId}`,
    ["outOfStock", { name, stock }],
  ])
  throw conflict(Object.fromEntries(fields))
}

/**
 * Checks and prices the cart. It runs before the payment, and again afterwards with all rows locked.
 * @throws HttpError 409 for an empty cart, too little stock, an invalid coupon, or a total other than the buyer saw; 422
 * without an address
 */
async function prepare(scope: Scope, body: PlaceOrder, { lock }: { lock: boolean }) {
  const priced = await priceCart(scope, { lock })
  const { lines, amounts, shopper, code, coupon } = priced
  if (lines.length === 0) throw new HttpError(409, "conflict", { message: "cartEmpty" })
  checkStock(lines)
  const address: Address | null = body.address ?? shopper.address
  if (!address) throw invalid({ address: "required" })
  const problem = code ? problemOf(coupon, priced) : null
  if (problem) throw conflict({ coupon: problemMessage(problem, coupon) })
  if (body.totalMinor !== undefined && body.totalMinor !== amounts.total)
    throw new HttpError(409, "conflict", { message: "totalChanged" })
  return { ...priced, address, couponCode: coupon?.code ?? "" }
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

/** Writes the order, reduces the stock, empties the cart, counts the offers and saves the address. @returns the order's id */
async function write(scope: Scope, buyer: Principal, body: Purchase, held: Hold | undefined): Promise<number> {
  const { lines, amounts, vat, uses, address, couponCode } = await prepare(scope, body, { lock: true })
  await cart.sell(scope, lines)
  await offers.countUses(
    scope,
    uses.map(({ offerId }) => offerId),
    1,
  )
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
    vat,
    ...amounts,
  } as const
  const bought = lines.map(
    ({ productId, name, brand, image, color, qty, price, discountPercentage, total, ...line }) => {
      const { vatRate, reductions } = line
      return { productId, name, brand, image, color, qty, price, discountPercentage, total, vatRate, reductions }
    },
  )
  const id = await orders.insert(scope, values, bought)
  await orderOffers.insert(scope, id, uses)
  const { phone, line1, line2, city, postcode, country } = address
  const street = [line1, line2, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")
  const { fullName: name, email } = buyer
  await ensureBuyer(scope, { name, email, phone, address: street, country, language: body.language })
  await reserve(scope, id, lines)
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

/**
 * Records that the held money was captured. Somebody may have changed the order meanwhile: a cancelled one is refunded, any
 * other keeps the status that it got.
 */
async function recordCharge(scope: Scope, id: number, label: string, amount: number): Promise<void> {
  const order = await orders.lock(scope, id)
  if (!order) throw notFound()
  const chargedAt = new Date()
  if (order.status === "placed") await orders.setStatus(scope, id, "paid", label, chargedAt)
  else await money.setCharged(scope, id, chargedAt)
  await money.record(scope, id, { kind: "payment", state: "done", amount })
  if (order.status !== "cancelled") return mailBuyer(scope, id, "bought")
  await mailBuyer(scope, id, "cancelled", await refund(scope, id, { ...order, chargedAt }))
}

/** Captures the held money. If that fails, the order stays `placed`, so the shop's staff see that it is unpaid. */
async function take(actor: Actor, id: number, held: Hold, amount: number): Promise<void> {
  try {
    await paymentProvider()?.take(held.reference)
    await tx(actor, (scope) => recordCharge(scope, id, held.label, amount))
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
