import type { Scope } from "@/lib/core/db/types"
import { workspaceZone } from "@/lib/core/range"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { usualVatRates } from "@/lib/features/till-sessions/values"
import * as store from "../store/web"
import { momentIn } from "./pricing"
import type { Stored } from "./rules"

// The parts of offers that the web shop's cart and checkout use.

export type OfferRow = Stored
export { targetsOf } from "./overlap"
export { isBetween, isLeft, toRules } from "./rules"
export const countUses = store.countUses

/** The web shop's place of sale. Without a shop in the workspace, only coupons apply, and VAT is unknown. */
export interface WebPlace {
  shop: number
  business: number | undefined
  /** ISO code; empty if unknown. */
  country: string
  /** Whether the business charges no VAT. */
  isExempt: boolean
  timeZone: string
}

/** The place of the web shop: its first active shop. */
export async function webPlaceOf(scope: Scope): Promise<WebPlace> {
  const found = await store.findFirstShop(scope)
  if (!found) return { shop: 0, business: undefined, country: "", isExempt: false, timeZone: workspaceZone }
  const { shop, business, currency, vatScheme, ...at } = found
  // Amounts of another currency can't be taken off the web shop's prices.
  return { shop, business: currency === shopCurrency ? business : undefined, isExempt: vatScheme === "exempt", ...at }
}

export interface WebOffers {
  place: WebPlace
  rows: OfferRow[]
  /** The place and time of the basket, for the pricing. */
  moment: { shop: number; channel: string; date: string; minutes: number }
  at: Date
}

/**
 * The offers that a cart may have: those without a code, those whose code everyone sees, and the one with `code` in any
 * state. `lock` locks offers with a limit until the transaction ends.
 */
export async function webOffers(scope: Scope, code: string, { lock }: { lock: boolean }): Promise<WebOffers> {
  const place = await webPlaceOf(scope)
  if (lock) await store.lockLimited(scope, place.business, code)
  const rows = await store.findForCart(scope, place.business, code)
  const at = new Date()
  return { place, rows, moment: { shop: place.shop, channel: "web", ...momentIn(place.timeZone, at) }, at }
}

/** The VAT rate of goods in basis points: their rate for the country, or its usual one. Null if the country is unknown. */
export function vatRateIn(
  { country, isExempt }: Pick<WebPlace, "country" | "isExempt">,
  rates: Readonly<Record<string, number>>,
): number | null {
  if (country === "") return null
  return isExempt ? 0 : (rates[country] ?? usualVatRates(country)[0] ?? 0)
}
