import type { Scope } from "@/lib/core/db/types"
import { invalid, type MessageKey } from "@/lib/core/http/errors"
import { formatAmount } from "@/lib/core/money"
import { holds } from "@/lib/core/pricing/conditions"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { faceOf } from "@/lib/features/coupons/values"
import { type OfferRow, toRules } from "@/lib/features/offers/service/web"
import type { Coupon } from "../schema/checkout"
import * as shoppers from "../store/shoppers"
import type { couponProblems } from "../values"
import { type Priced, priceCart } from "./price-cart"

export type Problem = (typeof couponProblems)[number]

/** A priced cart, as far as it decides whether a coupon applies. */
export type { Priced }

/** Whether the time of an offer has come, or is over. */
function timeProblem({ state, startsAt, endsAt, startsOn, endsOn }: OfferRow, { at, moment }: Priced): Problem | null {
  if (state === "draft") return "unknown"
  if ((startsAt && startsAt > at) || (startsOn !== null && startsOn > moment.date)) return "notYet"
  const isOver = (endsAt !== null && endsAt <= at) || (endsOn !== null && endsOn < moment.date)
  return isOver || state !== "active" ? "expired" : null
}

/** Why a coupon can't be applied to any cart of the customer. */
function ownProblem(row: OfferRow, cart: Priced): Problem | null {
  const time = timeProblem(row, cart)
  if (time) return time
  if (row.mostPerCustomer !== null && (cart.shopper.used.get(row.id) ?? 0) >= row.mostPerCustomer) return "alreadyUsed"
  return row.mostUses !== null && row.uses >= row.mostUses ? "usedUp" : null
}

const minimumOf = ({ reward }: OfferRow) => faceOf(reward).minimum

/** Why the coupon on a cart doesn't apply, or null if it does. A free cart has nothing to take off. */
export function problemOf(row: OfferRow | undefined, cart: Priced): Problem | null {
  if (!row) return "unknown"
  const own = ownProblem(row, cart)
  if (own) return own
  const { amounts, uses } = cart
  const goods = amounts.subtotal - amounts.discount
  if (uses.some(({ offerId }) => offerId === row.id)) return null
  if (goods < minimumOf(row)) return "minimum"
  if (goods === 0) return null
  const basket = { ...cart.moment, codes: row.code === null ? [] : [row.code] }
  return holds(toRules(row).conditions, basket) ? "nothing" : "notNow"
}

const messages: Record<Exclude<Problem, "minimum">, string> = {
  unknown: "couponUnknown",
  notYet: "couponNotYet",
  expired: "couponExpired",
  usedUp: "couponUsedUp",
  alreadyUsed: "couponAlreadyUsed",
  notNow: "couponNotNow",
  nothing: "couponNothing",
}

/** The error message for a problem. */
export const problemMessage = (problem: Problem, row: OfferRow | undefined): MessageKey =>
  problem === "minimum"
    ? ["couponMinimum", { amount: formatAmount(row ? minimumOf(row) : 0, shopCurrency) }]
    : messages[problem]

/** @param taken what it takes off the cart, for offers whose goods decide that */
export function toCoupon(row: OfferRow, problem: Problem | null, taken = 0): Coupon {
  const { kind, value, minimum } = faceOf(row.reward)
  return {
    code: row.code ?? "",
    kind,
    value: kind === "amount" && value === 0 ? taken : value,
    minimumMinor: minimum,
    problem,
  }
}

/** The publicly offered coupons that apply, or would apply if the cart reached their minimum. */
export const offeredIn = (cart: Priced): Coupon[] =>
  cart.known
    .filter((row) => row.isOffered && row.code !== null && ownProblem(row, cart) === null)
    .map((row) => {
      const isShort = cart.amounts.subtotal - cart.amounts.discount < minimumOf(row)
      return toCoupon(row, isShort ? "minimum" : null)
    })
    .sort((a, b) => a.minimumMinor - b.minimumMinor || (a.code < b.code ? -1 : 1))

/** Applies a coupon to the cart. @throws HttpError 422 at `code` with the reason if it doesn't apply */
export async function apply(scope: Scope, code: string) {
  const cart = await priceCart(scope, { code, lock: false })
  const problem = problemOf(cart.coupon, cart)
  if (problem) throw invalid({ code: problemMessage(problem, cart.coupon) })
  await shoppers.save(scope, { couponCode: code })
  return { code }
}

/** Removes the coupon from the cart. @returns its code, or an empty string if there was none */
export async function remove(scope: Scope) {
  const code = (await shoppers.find(scope)).couponCode
  if (code) await shoppers.save(scope, { couponCode: "" })
  return { code }
}
