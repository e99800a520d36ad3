import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import { price } from "@/lib/core/pricing/price"
import type { PricedBasket } from "@/lib/core/pricing/types"
import { instantOf, wallOf } from "@/lib/core/time-zone"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import type * as schema from "../schema/basket"
import * as store from "../store/offers"
import { isBetween, isLeft, type Stored, toRules } from "./rules"

/** An instant in the time of a place: its date, and the minutes since midnight. */
export function momentIn(timeZone: string, at: Date): { date: string; minutes: number } {
  const wall = wallOf(at, timeZone)
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

const instantAt = (date: string, minutes: number, timeZone: string) =>
  instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), timeZone)

/** The active offers of a place that may be applied at a moment there, and drafts to try out. */
export async function offersAt(
  scope: Scope,
  { business, timeZone }: { business: number; timeZone: string },
  { date, minutes, drafts }: { date: string; minutes: number; drafts: readonly number[] },
): Promise<{ at: Date; known: Stored[]; usable: Stored[] }> {
  const at = instantAt(date, minutes, timeZone)
  const known = await store.findFor(scope, business, drafts)
  return { at, known, usable: known.filter((row) => isBetween(row, at) && isLeft(row)) }
}

/** A priced basket as it is sent, with the names of its offers. */
export function toPriced(priced: PricedBasket, rows: readonly Stored[]) {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const named = (offer: number) => ({ offer, name: names.get(offer) ?? "" })
  return {
    lines: priced.lines.map(({ id, full, amount, reductions }) => ({
      ...{ id, full: exactNumber(full), amount: exactNumber(amount) },
      reductions: reductions.map((one) => ({
        ...{ ...named(one.offer), pieces: one.pieces, amount: exactNumber(one.amount) },
      })),
    })),
    ...{ full: exactNumber(priced.full), discount: exactNumber(priced.discount), total: exactNumber(priced.total) },
    vat: priced.vat.map(({ rate, net, vat, gross }) => ({
      ...{ rate, net: exactNumber(net), vat: exactNumber(vat), gross: exactNumber(gross) },
    })),
    uses: priced.uses.map(({ offer, times }) => ({ ...named(offer), times })),
    freeDelivery: priced.freeDelivery,
  }
}

/** Prices a basket with the active offers of the shop's business, and says which offer took off what. @throws HttpError 404 */
export async function priceBasket(
  scope: Scope,
  { shop, lines, drafts, ...basket }: schema.BasketForm,
): Promise<schema.PricedBasket> {
  const { business, currency, timeZone } = await tradingPlace(scope, shop)
  const now = momentIn(timeZone, new Date())
  const { date = now.date, minutes = now.minutes } = basket
  const { usable } = await offersAt(scope, { business, timeZone }, { date, minutes, drafts })
  const given = { ...basket, shop, date, minutes, lines: lines.map((line) => ({ ...line, price: BigInt(line.price) })) }
  return { currency, ...toPriced(price(given, usable.map(toRules)), usable) }
}
