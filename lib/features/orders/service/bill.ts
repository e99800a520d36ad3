import { HttpError } from "@/lib/core/http/errors"
import { afterDiscount, maxMinor } from "@/lib/core/money"
import { deliveryMinor } from "../values"

/** The fields of a cart line that determine its price. Amounts are in minor units. */
export interface Priced {
  qty: number
  price: number
  discountPercentage: number
  hasFreeShipping: boolean
}
/** The reduction by a coupon. */
export interface Reduction {
  kind: "percent" | "amount" | "freeDelivery"
  value: number
}

/** The total of lines after their discounts, each rounded once. In minor units. */
export const goodsTotal = (lines: Priced[]) =>
  lines.reduce((sum, { price, qty, discountPercentage }) => sum + afterDiscount(price * qty, discountPercentage), 0)

function reduced(goods: number, coupon: Reduction | undefined): number {
  if (coupon?.kind === "percent") return goods - afterDiscount(goods, coupon.value)
  return coupon?.kind === "amount" ? Math.min(coupon.value, goods) : 0
}

/**
 * Computes the amounts of a cart in minor units: subtotal − discount − couponDiscount + delivery = total. Discounts are
 * rounded once per line, the coupon once for the cart.
 * @throws HttpError 422 if the amount exceeds the column's range
 */
export function bill<Line extends Priced>(cart: Line[], coupon?: Reduction) {
  const lines = cart.map((line) => ({ ...line, total: afterDiscount(line.price * line.qty, line.discountPercentage) }))
  const subtotal = cart.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const goods = goodsTotal(cart)
  const couponDiscount = reduced(goods, coupon)
  const ships = coupon?.kind !== "freeDelivery" && cart.some(({ hasFreeShipping }) => !hasFreeShipping)
  const delivery = ships ? deliveryMinor : 0
  if (subtotal + delivery > maxMinor) throw new HttpError(422, "invalid", { message: "amountTooBig" })
  const amounts = {
    items: cart.reduce((sum, { qty }) => sum + qty, 0),
    subtotal,
    discount: subtotal - goods,
    couponDiscount,
    delivery,
    total: goods - couponDiscount + delivery,
  }
  return { lines, amounts }
}
export type Amounts = ReturnType<typeof bill>["amounts"]
