import { addDays, busynessOf, weekdayOf } from "./days"
import { type Goods, goods } from "./goods"
import type { Pieces as Lines, Today } from "./kinds"
import { type Draws, drawsOf } from "./random"

// Events of the goods at the counter of a sample shop: a weekly delivery, the till's sales report each evening, expired goods,
// and a monthly count of some shelves.

/** The pieces in stock by SKU, in lots with their expiry dates, the earliest first. */
export type Shelf = Map<string, { pieces: number; expires: string }[]>

const never = "9999-12-31"
const [morning, evening] = [10 * 60 + 20, 9 * 60 + 50]
/** The number of products in a monthly count, and the probability that a piece is missing. */
const [countedAtOnce, missing] = [4, 0.35]

const onShelf = (shelf: Shelf, { sku }: Goods) => (shelf.get(sku) ?? []).reduce((sum, { pieces }) => sum + pieces, 0)

/** Takes pieces from a shelf, the earliest lots first. */
function take(shelf: Shelf, sku: string, pieces: number): void {
  let left = pieces
  const lots = (shelf.get(sku) ?? []).flatMap((lot) => {
    const taken = Math.min(left, lot.pieces)
    left -= taken
    return lot.pieces > taken ? [{ ...lot, pieces: lot.pieces - taken }] : []
  })
  shelf.set(sku, lots)
}

/** Adds a supplier's delivery: whole cartons of goods at or below their reorder point. The first delivery fills the shelves. */
function deliver(today: Today, shelf: Shelf, supplier: string, isFirst: boolean): void {
  const { shop, day, add } = today
  const lines = goods.flatMap((one) => {
    const there = onShelf(shelf, one)
    if (
      one.supplier !== supplier ||
      (isFirst ? false : one.full <= there || there > one.reorderPoint || one.pace === 0)
    )
      return []
    const pack = one.carton?.pieces ?? 1
    const quantity = Math.ceil((one.full - there) / pack) * pack
    const expires = one.keeps === undefined ? never : addDays(day, one.keeps)
    shelf.set(one.sku, [...(shelf.get(one.sku) ?? []), { pieces: quantity, expires }])
    const expiresOn = expires === never ? null : expires
    return [{ sku: one.sku, quantity, cost: one.cost * quantity, expiresOn }]
  })
  if (lines.length === 0) return
  const number = `${supplier.slice(0, 2).toUpperCase()}-${shop.code}-${day.replaceAll("-", "").slice(2)}`
  const rate = shop.rates.standard
  add(morning, shop.people.lead, { kind: "goods-delivered", supplier, number, rate, lines })
}

/** The number of pieces sold: around the pace, more on a busy day, and never more than are in stock. */
function soldOf(one: Goods, there: number, day: string, draws: Draws): number {
  const mean = one.pace * busynessOf(day)
  const drawn = Math.floor(mean * (0.5 + draws.next()) + draws.next())
  return Math.min(there, drawn)
}

function sell({ shop, day, add }: Today, shelf: Shelf, draws: Draws): void {
  const lines: Lines = []
  for (const one of goods) {
    const quantity = soldOf(one, onShelf(shelf, one), day, draws)
    if (quantity === 0) continue
    take(shelf, one.sku, quantity)
    lines.push({ sku: one.sku, quantity })
  }
  if (lines.length > 0) add(shop.closes + 20, shop.people.lead, { kind: "goods-sold", lines })
}

/** Throws away expired goods. */
function waste({ shop, day, add }: Today, shelf: Shelf): void {
  const lines = goods.flatMap(({ sku }) => {
    const lots = shelf.get(sku) ?? []
    const quantity = lots.filter(({ expires }) => expires < day).reduce((sum, { pieces }) => sum + pieces, 0)
    if (quantity === 0) return []
    take(shelf, sku, quantity)
    return [{ sku, quantity }]
  })
  if (lines.length > 0) add(evening, shop.people.lead, { kind: "goods-wasted", lines })
}

/** Counts some shelves; now and then a piece is missing. */
function count({ shop, add }: Today, shelf: Shelf, draws: Draws): void {
  const first = draws.int(0, goods.length - 1)
  const lines = Array.from({ length: countedAtOnce }, (_, i) => {
    const one = goods[(first + i) % goods.length] as Goods
    const there = onShelf(shelf, one)
    const lost = there > 0 && draws.chance(missing) ? 1 : 0
    take(shelf, one.sku, lost)
    return { sku: one.sku, quantity: there - lost }
  })
  add(evening + 5, shop.people.lead, { kind: "goods-counted", lines })
}

/** Adds the goods events of a day on which the shop is open. */
export function tradeGoods(today: Today, shelf: Shelf, isCountDay: boolean): void {
  const { shop, day } = today
  const draws = drawsOf(`${shop.code} ${day} goods`)
  const isFirst = shelf.size === 0
  waste(today, shelf)
  if (isCountDay && !isFirst) count(today, shelf, draws)
  if (isFirst || weekdayOf(day) === shop.open[0])
    for (const supplier of new Set(goods.map((one) => one.supplier))) deliver(today, shelf, supplier, isFirst)
  sell(today, shelf, draws)
}
