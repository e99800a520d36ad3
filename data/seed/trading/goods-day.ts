import { addDays, busynessOf, weekdayOf } from "./days"
import { type Goods, goods } from "./goods"
import type { Pieces as Lines, Today } from "./kinds"
import { type Draws, drawsOf } from "./random"

// What happens to the goods at the counter of a sample shop: a delivery a week, the till's report of every evening, what has
// expired, and a count of some shelves a month.

/** Pieces of each of the goods with the day on which they expire; the earliest first. */
export type Shelf = Map<string, { pieces: number; expires: string }[]>

const never = "9999-12-31"
const [morning, evening] = [10 * 60 + 20, 9 * 60 + 50]
/** Products of a monthly count, and how often a piece is missing. */
const [countedAtOnce, missing] = [4, 0.35]

const onShelf = (shelf: Shelf, { sku }: Goods) => (shelf.get(sku) ?? []).reduce((sum, { pieces }) => sum + pieces, 0)

/** Takes pieces from a shelf, those that expire first before the others. */
function take(shelf: Shelf, sku: string, pieces: number): void {
  let left = pieces
  const lots = (shelf.get(sku) ?? []).flatMap((lot) => {
    const taken = Math.min(left, lot.pieces)
    left -= taken
    return lot.pieces > taken ? [{ ...lot, pieces: lot.pieces - taken }] : []
  })
  shelf.set(sku, lots)
}

/** The delivery of a supplier: whole cartons of what is at its reorder point. The first one fills the shelves. */
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

/** How many pieces are sold: around the pace, more on a busy day, and never more than there are. */
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

/** Throws away what has expired. */
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

/** Adds what happens to the goods on a day on which the shop is open. */
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
