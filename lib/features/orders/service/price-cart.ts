import type { Scope } from "@/lib/core/db/types"
import * as cart from "@/lib/features/ecommerce/service"
import {
  isBetween,
  isLeft,
  type OfferRow,
  vatRateIn,
  type WebPlace,
  webOffers,
} from "@/lib/features/offers/service/web"
import * as shoppers from "../store/shoppers"
import { bill } from "./bill"

const lineIn =
  (place: WebPlace) =>
  ({ inherited, vatRates, ...line }: cart.CartLine) => ({
    ...line,
    categories: inherited?.categories ?? [],
    vatRate: vatRateIn(place, { ...inherited?.vatRates, ...vatRates }),
  })

/** Whether the pricing may use an offer: others are only known so that the cart can say why not. */
const isUsable = (row: OfferRow, code: string, at: Date, used: number) =>
  row.state === "active" && (row.code === null || row.code === code) && isBetween(row, at) && isLeft(row, used)

interface Options {
  /** Instead of the code of the coupon on the cart. */
  code?: string
  /** Locks the cart, its products and the offers with limits until the transaction ends. */
  lock: boolean
}

/** The caller's cart, priced with the offers that hold in the web shop now. @throws HttpError 422 for too large an amount */
export async function priceCart(scope: Scope, { code: given, lock }: Options) {
  const found = await cart.cartLines(scope, { lock })
  const shopper = await shoppers.find(scope)
  const code = given ?? shopper.couponCode
  const { place, rows: known, moment, at } = await webOffers(scope, code, { lock })
  const offers = known.filter((row) => isUsable(row, code, at, shopper.used.get(row.id) ?? 0))
  const coupon = code ? known.find((row) => row.code === code) : undefined
  return { ...bill(found.map(lineIn(place)), { offers, moment }), ...{ shopper, code, coupon, known, moment, at } }
}
export type Priced = Awaited<ReturnType<typeof priceCart>>
