import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { holds } from "@/lib/core/pricing/conditions"
import { price } from "@/lib/core/pricing/price"
import { type Goods, goodsAt } from "@/lib/features/catalogue/service/goods"
import type { Simulation, SimulationQuery } from "../schema/simulation"
import { maxSimulated } from "../schema/simulation"
import * as offers from "../store/offers"
import * as store from "../store/web"
import { momentIn, offersAt, toPriced } from "./pricing"
import { type Stored, toRules } from "./rules"
import { vatRateIn } from "./web"

/** The most offers that an answer lists as unused, or as drafts. */
const maxListed = 20

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The pieces of each product, in the order in which they were named. */
function piecesOf(basket: SimulationQuery["basket"] = []): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { product, pieces: more } of basket) pieces.set(product, (pieces.get(product) ?? 0) + more)
  return pieces
}

/**
 * Prices a basket of the catalogue's products as a shop or the web shop would at a moment.
 * @throws HttpError 404 without the shop
 */
export async function simulate(scope: Scope, query: SimulationQuery): Promise<Simulation> {
  const found = await store.findShop(scope, query.shop)
  if (!found) throw notFound()
  const { business, currency, timeZone, country, vatScheme } = found
  const { channel = "shop", code, drafts = [] } = query
  const now = momentIn(timeZone, new Date())
  const { date = now.date } = query
  const minutes = query.time === undefined ? now.minutes : minutesOf(query.time)
  const wanted = piecesOf(query.basket)
  const named = [...wanted.keys()]
  const goods =
    named.length === 0
      ? []
      : await goodsAt(scope, {
          ...{ shop: channel === "web" ? null : query.shop, currency, products: named, categories: [] },
          limit: maxSimulated,
        })
  const place = { country, isExempt: vatScheme === "exempt" }
  const lines = named.flatMap((id) => {
    const one = goods.find((product) => product.id === id)
    return one && one.price !== null ? [lineOf(one, one.price, wanted.get(id) as number, place)] : []
  })
  const { at, known, usable } = await offersAt(scope, { business, timeZone }, { date, minutes, drafts })
  const moment = { shop: query.shop, channel, date, minutes, codes: code === undefined ? [] : [code] }
  const rules = usable.map(toRules)
  const basket = { ...moment, lines: lines.map((line) => ({ ...line, price: BigInt(line.price) })) }
  const priced = price(basket, rules)
  const used = new Set([...priced.uses.map(({ offer }) => offer), ...priced.freeDeliveryBy])
  const why = (row: Stored) => {
    if (row.startsAt && row.startsAt > at) return "elsewhere" as const
    if (!usable.includes(row)) return "usedUp" as const
    return holds(toRules(row).conditions, moment) ? ("nothing" as const) : ("elsewhere" as const)
  }
  const sent = toPriced(priced, usable)
  return {
    ...{ currency, ...sent },
    lines: sent.lines.map((line, i) => {
      const { product, name, pieces, price, vatRate } = lines[i] as (typeof lines)[number]
      return { ...line, product, name, pieces, price, vatRate }
    }),
    ...{ shop: query.shop, channel, date, time: timeOf(minutes) },
    without: goods.filter((one) => one.price === null).map(({ id, name }) => ({ product: id, name })),
    unused: known
      .filter(({ id }) => !used.has(id))
      .slice(0, maxListed)
      .map((row) => ({ offer: row.id, name: row.name, why: why(row) })),
    drafts: (await offers.findInactive(scope, business, maxListed)).map(({ id, name }) => ({
      ...{ offer: id, name, isTried: drafts.includes(id) },
    })),
  }
}

const lineOf = (
  { id, name, categories, vatRates }: Goods,
  price: number,
  pieces: number,
  place: { country: string; isExempt: boolean },
) => ({
  ...{ id: String(id), product: id, name, categories, pieces, price },
  vatRate: vatRateIn(place, vatRates) ?? 0,
})
