import { HttpError } from "@/lib/core/http/errors"
import { afterDiscount, isExact } from "@/lib/core/money"
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

const fullPrice = ({ price, qty }: Priced) => BigInt(price) * BigInt(qty)
const lineTotal = (line: Priced) => afterDiscount(fullPrice(line), line.discountPercentage)
const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/** The total of lines after their discounts, each rounded once. In minor units. */
export const goodsTotal = (lines: Priced[]) => sum(lines.map(lineTotal))

function reduced(goods: bigint, coupon: Reduction | undefined): bigint {
  if (coupon?.kind === "percent") return goods - afterDiscount(goods, coupon.value)
  if (coupon?.kind !== "amount") return 0n
  return coupon.value < goods ? BigInt(coupon.value) : goods
}

/**
 * Computes the amounts of a cart in minor units: subtotal − discount − couponDiscount + delivery = total. Discounts are
 * rounded once per line, the coupon once for the cart.
 * @throws HttpError 422 if the amount is too large to be exact
 */
export function bill<Line extends Priced>(cart: Line[], coupon?: Reduction) {
  const subtotal = sum(cart.map(fullPrice))
  const goods = goodsTotal(cart)
  const couponDiscount = reduced(goods, coupon)
  const ships = coupon?.kind !== "freeDelivery" && cart.some(({ hasFreeShipping }) => !hasFreeShipping)
  const delivery = ships ? deliveryMinor : 0
  if (!isExact(subtotal + BigInt(delivery))) throw new HttpError(422, "invalid", { message: "amountTooBig" })
  // No amount is larger than the subtotal with delivery, so all are exact as numbers.
  const lines = cart.map((line) => ({ ...line, total: Number(lineTotal(line)) }))
  const amounts = {
    items: cart.reduce((sum, { qty }) => sum + qty, 0),
    subtotal: Number(subtotal),
    discount: Number(subtotal - goods),
    couponDiscount: Number(couponDiscount),
    delivery,
    total: Number(goods - couponDiscount) + delivery,
  }
  return { lines, amounts }
}
