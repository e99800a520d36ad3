import type { Scope } from "@/lib/core/db/types"
import { invalid, type MessageKey } from "@/lib/core/http/errors"
import { formatAmount } from "@/lib/core/money"
import { shopCurrency } from "@/lib/features/catalogue/values"
import * as coupons from "@/lib/features/coupons/service"
import * as cart from "@/lib/features/ecommerce/service"
import type { Coupon } from "../schema/checkout"
import * as shoppers from "../store/shoppers"
import type { couponProblems } from "../values"
import { goodsTotal } from "./bill"

export type Problem = (typeof couponProblems)[number]

/** Why a coupon doesn't apply to goods of this total (in minor units), or null if it does. */
export function problemOf(
  coupon: coupons.CouponRow | undefined,
  goods: bigint | number,
  used: Set<string>,
  now = new Date(),
): Problem | null {
  if (!coupon) return "unknown"
  if (coupon.startsAt && coupon.startsAt > now) return "notYet"
  if (coupon.endsAt && coupon.endsAt <= now) return "expired"
  if (coupon.oncePerPerson && used.has(coupon.code)) return "alreadyUsed"
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return "usedUp"
  return goods < coupon.minimum ? "minimum" : null
}

const messages: Record<Exclude<Problem, "minimum">, string> = {
  unknown: "couponUnknown",
  notYet: "couponNotYet",
  expired: "couponExpired",
  usedUp: "couponUsedUp",
  alreadyUsed: "couponAlreadyUsed",
}

/** The error message for a problem. */
export const problemMessage = (problem: Problem, coupon: coupons.CouponRow | undefined): MessageKey =>
  problem === "minimum"
    ? ["couponMinimum", { amount: formatAmount(coupon?.minimum ?? 0, shopCurrency) }]
    : messages[problem]

export const toCoupon = (row: coupons.CouponRow, problem: Problem | null): Coupon => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  minimumMinor: row.minimum,
  problem,
})

/** The publicly offered coupons that apply, or would apply if the cart reached their minimum. */
export const offersAmong = (rows: coupons.CouponRow[], goods: bigint, used: Set<string>): Coupon[] =>
  rows.flatMap((row) => {
    const problem = problemOf(row, goods, used)
    return row.isOffered && (problem === null || problem === "minimum") ? [toCoupon(row, problem)] : []
  })

/** Applies a coupon to the cart. @throws HttpError 422 at `code` with the reason if it doesn't apply */
export async function apply(scope: Scope, code: string) {
  const goods = goodsTotal(await cart.cartLines(scope, { lock: false }))
  const row = await coupons.find(scope, code)
  const problem = problemOf(row, goods, (await shoppers.find(scope)).used)
  if (problem) throw invalid({ code: problemMessage(problem, row) })
  await shoppers.save(scope, { couponCode: code })
  return { code }
}

/** Removes the coupon from the cart. @returns its code, or an empty string if there was none */
export async function remove(scope: Scope) {
  const code = (await shoppers.find(scope)).couponCode
  if (code) await shoppers.save(scope, { couponCode: "" })
  return { code }
}
