import type { Scope } from "@/lib/core/db/types"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { paymentProvider, paymentsFor } from "../payment/configured"
import type { CartLine, CartSummary } from "../schema/checkout"
import { offeredIn, problemOf, toCoupon } from "./coupons"
import { type Priced, priceCart } from "./price-cart"

const toLine = (line: Priced["lines"][number]): CartLine => ({
  productId: line.productId,
  name: line.name,
  brand: line.brand,
  image: line.image,
  color: line.color,
  qty: line.qty,
  priceMinor: line.price,
  discountPercentage: line.discountPercentage,
  totalMinor: line.total,
  vatRate: line.vatRate,
  reductions: line.reductions,
  slug: line.slug,
  colorOptions: line.colorOptions,
  stock: line.stock,
  hasFreeShipping: line.hasFreeShipping,
  isInWishlist: line.isInWishlist,
  deliveryDate: line.deliveryDate,
})

/** The coupon on the cart, even if it doesn't apply. One that is gone is reported as unknown. */
function couponOn(cart: Priced): CartSummary["coupon"] {
  const { code, coupon, amounts } = cart
  if (!code) return null
  if (coupon) return toCoupon(coupon, problemOf(coupon, cart), amounts.couponDiscount)
  return { code, kind: "amount", value: 0, minimumMinor: 0, problem: "unknown" }
}

/** The cart with current prices, and the caller's saved address and card. */
export async function summary(scope: Scope): Promise<CartSummary> {
  const cart = await priceCart(scope, { lock: false })
  const { lines, amounts, vat, shopper } = cart
  const { address, card } = shopper
  return {
    lines: [...lines].sort((a, b) => a.addedAs - b.addedAs).map(toLine),
    items: amounts.items,
    currency: shopCurrency,
    subtotalMinor: amounts.subtotal,
    discountMinor: amounts.discount,
    couponDiscountMinor: amounts.couponDiscount,
    deliveryMinor: amounts.delivery,
    totalMinor: amounts.total,
    vat,
    coupon: couponOn(cart),
    offers: offeredIn(cart),
    savedAddress: address,
    savedCard: card ? { label: card.label } : null,
    payments: paymentsFor(Boolean(card)),
    banks: paymentProvider()?.banks ?? [],
    paymentsAreTests: paymentProvider()?.isTest ?? false,
  }
}
