import { HttpError } from "@/lib/core/http/errors"
import { afterDiscount, exactNumber, isExact, netOf, spread } from "@/lib/core/money"
import { price } from "@/lib/core/pricing/price"
import type { LineReduction, VatOfRate } from "@/lib/core/pricing/stored"
import type { PricedBasket } from "@/lib/core/pricing/types"
import { reward as toReward } from "@/lib/features/offers/schema/reward"
import { type OfferRow, toRules } from "@/lib/features/offers/service/web"
import { deliveryMinor } from "../values"

/** The fields of a cart line that determine its price. Amounts are in minor units. */
export interface Priced {
  productId: number
  qty: number
  price: number
  /** The made-up discount of sample products, before all offers. */
  discountPercentage: number
  hasFreeShipping: boolean
  categories: number[]
  /** In basis points; null if the country is unknown. */
  vatRate: number | null
}

/** The offers that a cart may have, and the place and time of the basket. */
export interface Sale {
  offers: OfferRow[]
  moment: { shop: number; channel: string; date: string; minutes: number }
}

const fullPrice = ({ price, qty }: Priced) => BigInt(price) * BigInt(qty)
const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/** @throws HttpError 422 if the amount of goods is too large to be exact */
function priced(cart: Priced[], { offers, moment }: Sale): PricedBasket {
  if (!isExact(sum(cart.map(fullPrice)) + BigInt(deliveryMinor)))
    throw new HttpError(422, "invalid", { message: "amountTooBig" })
  const lines = cart.map((line) => ({
    ...{ id: String(line.productId), product: line.productId, categories: line.categories, pieces: line.qty },
    ...{ price: BigInt(line.price), vatRate: line.vatRate ?? 0 },
    off: fullPrice(line) - afterDiscount(fullPrice(line), line.discountPercentage),
  }))
  const codes = offers.flatMap(({ code }) => code ?? [])
  return price({ ...moment, codes, lines }, offers.map(toRules))
}

/** VAT by rate, with delivery, which is spread over the rates of the goods. Nothing if a rate is unknown. */
function vatOf(cart: Priced[], { vat }: PricedBasket, delivery: number): VatOfRate[] {
  if (cart.some(({ vatRate }) => vatRate === null)) return []
  // Highest first, which gets the delivery of goods that cost nothing.
  const rates = [...vat].reverse()
  const parts = spread(
    BigInt(delivery),
    rates.map(({ gross }) => gross),
  )
  return rates.map(({ rate, gross: goods }, i) => {
    const gross = goods + (parts[i] ?? 0n)
    const net = netOf(gross, rate)
    return { rate, net: exactNumber(net), vat: exactNumber(gross - net), gross: exactNumber(gross) }
  })
}

/**
 * Computes the amounts of a cart in minor units: subtotal − discount − couponDiscount + delivery = total. What offers with a
 * code take off is the coupon's discount, and not in the totals of lines.
 * @throws HttpError 422 if the amount is too large to be exact
 */
export function bill<Line extends Priced>(cart: Line[], sale: Sale) {
  const basket = priced(cart, sale)
  const offerOf = new Map(sale.offers.map((offer) => [offer.id, offer]))
  const lines = cart.map((line, i) => {
    const { amount, reductions: taken } = basket.lines[i] as PricedBasket["lines"][number]
    const reductions = taken.map(({ offer: id, pieces, amount: off }): LineReduction => {
      const { name, code, reward } = offerOf.get(id) as OfferRow
      // Parsed, because the database stores the keys of JSON in an order of its own.
      return { offer: id, name, code: code ?? "", reward: toReward.parse(reward), pieces, amount: exactNumber(off) }
    })
    const byCode = reductions.reduce((all, one) => all + (one.code ? one.amount : 0), 0)
    return { ...line, reductions, total: exactNumber(amount) + byCode }
  })
  const ships = !basket.freeDelivery && cart.some(({ hasFreeShipping }) => !hasFreeShipping)
  const delivery = ships ? deliveryMinor : 0
  const [subtotal, total] = [exactNumber(basket.full), exactNumber(basket.total) + delivery]
  const goods = lines.reduce((all, line) => all + line.total, 0)
  const amounts = {
    items: cart.reduce((all, { qty }) => all + qty, 0),
    ...{ subtotal, discount: subtotal - goods, couponDiscount: goods + delivery - total, delivery, total },
  }
  const uses = [...basket.uses, ...basket.freeDeliveryBy.map((offer) => ({ offer, times: 1 }))].map(
    ({ offer, times }) => ({ offerId: offer, name: offerOf.get(offer)?.name ?? "", times }),
  )
  return { lines, amounts, uses, vat: vatOf(cart, basket, delivery) }
}
