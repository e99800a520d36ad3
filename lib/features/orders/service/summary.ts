import type { Scope } from "@/lib/core/db/types"
import { shopCurrency } from "@/lib/features/catalogue/values"
import * as coupons from "@/lib/features/coupons/service"
import * as cart from "@/lib/features/ecommerce/service"
import { paymentProvider, paymentsFor } from "../payment/configured"
import type { CartLine, CartSummary } from "../schema/checkout"
import * as shoppers from "../store/shoppers"
import { bill, goodsTotal } from "./bill"
import { offersAmong, problemOf, toCoupon } from "./coupons"

type Billed = cart.CartLine & { total: number }

const toLine = (line: Billed): CartLine => ({
  productId: line.productId,
  name: line.name,
  brand: line.brand,
  image: line.image,
  color: line.color,
  qty: line.qty,
  priceMinor: line.price,
  discountPercentage: line.discountPercentage,
  totalMinor: line.total,
  slug: line.slug,
  colorOptions: line.colorOptions,
  stock: line.stock,
  hasFreeShipping: line.hasFreeShipping,
  isInWishlist: line.isInWishlist,
  deliveryDate: line.deliveryDate,
})

/** The coupon on the cart, and its row if it applies. A deleted coupon is reported as unknown. */
function couponOn(rows: coupons.CouponRow[], code: string, goods: bigint, used: Set<string>) {
  const row = rows.find((coupon) => coupon.code === code)
  if (!row) {
    const unknown = { code, kind: "amount" as const, value: 0, minimumMinor: 0, problem: "unknown" as const }
    return { coupon: code ? unknown : null }
  }
  const coupon = toCoupon(row, problemOf(row, goods, used))
  return { coupon, applied: coupon.problem ? undefined : row }
}

/** The cart with current prices, and the caller's saved address and card. */
export async function summary(scope: Scope): Promise<CartSummary> {
  const cartLines = await cart.cartLines(scope, { lock: false })
  const { address, card, couponCode, used } = await shoppers.find(scope)
  const known = await coupons.findOffered(scope, couponCode)
  const goods = goodsTotal(cartLines)
  const { coupon, applied } = couponOn(known, couponCode, goods, used)
  const { lines, amounts } = bill(cartLines, applied)
  return {
    lines: [...lines].sort((a, b) => a.addedAs - b.addedAs).map(toLine),
    items: amounts.items,
    currency: shopCurrency,
    subtotalMinor: amounts.subtotal,
    discountMinor: amounts.discount,
    couponDiscountMinor: amounts.couponDiscount,
    deliveryMinor: amounts.delivery,
    totalMinor: amounts.total,
    coupon,
    offers: offersAmong(known, goods, used),
    savedAddress: address,
    savedCard: card ? { label: card.label } : null,
    payments: paymentsFor(Boolean(card)),
    banks: paymentProvider()?.banks ?? [],
    paymentsAreTests: paymentProvider()?.isTest ?? false,
  }
}
