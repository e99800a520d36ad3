import { weekdayOf } from "./days"
import type { Held } from "./held"
import type { Today } from "./kinds"
import { changeOf, combined, notesIn, notesOf, worthOf } from "./pieces"
import { type Draws, drawsOf } from "./random"
import type { Reading } from "./readings"
import type { TradingShop, Worker } from "./shops"

const minDrop = 2_000
/** Cash takings from which an envelope goes to the safe at noon. Until the evening, the books have only the float. */
const busyCash = 30_000
const [noonFloat, noonPart] = [3_000, 0.4]
/** Beyond this variance, people recount and explain. */
export const tolerance = 500
const depositFee = 150

const smallVariances = [-100, -50, -20, -20, -10, -10, -5, -5, 5, 10, 10, 20, 50, 100]
const largeVariances = [-2_000, -1_000, -1_000, 1_000]

const opens = 9 * 60 + 45
export const noon = 14 * 60

/** A till on one day, with its cash and the cash in its books. */
export interface TillDay {
  reading: Reading
  by: Worker
  draws: Draws
  /** The cash in the till, and the part of it in the books before the reading. */
  cash: number
  books: number
}

export const cashierOf = ({ tills, people }: TradingShop, till: string, day: string): Worker =>
  till === tills[0] && weekdayOf(day) < 6 ? people.cashier : people.second

const envelopeOf = ({ shop, day }: Today, till: string, part: "A" | "B") =>
  `${shop.code}-${till.at(-1)}-${day.slice(2)}-${part}`

/** Adds an envelope with notes from the till to the pending drops. */
function drop(today: Today, held: Held, { reading: { till }, by, draws }: TillDay, at: number, amount: number) {
  const envelope = envelopeOf(today, till, at === noon ? "A" : "B")
  held.drops.push({ envelope, pieces: notesOf(amount, draws), by })
  today.add(at, by, { kind: "drop", till, envelope, amount })
}

/** Opens a till with the counted float, from which a coin may be missing. */
export function openTill(today: Today, held: Held, reading: Reading, at = opens): TillDay {
  const { shop, day, add } = today
  const { till } = reading
  const draws = drawsOf(`${shop.code} ${day} ${till}`)
  const by = cashierOf(shop, till, day)
  const left = held.tills.get(till) ?? {}
  const pieces = draws.chance(0.008) && left[50] ? combined(left, { 50: 1 }, -1) : left
  const cash = worthOf(pieces)
  add(at, by, { kind: "till-opened", till, count: { pieces } })
  return { reading, by, draws, cash, books: cash }
}

/** Adds the events of a till until the afternoon. */
export function tradeTill(today: Today, held: Held, till: TillDay): void {
  const { shop, add } = today
  const { reading, by, draws } = till
  const { words } = shop
  const move = (amount: number) => {
    till.cash += amount
    till.books += amount
  }
  if (draws.chance(0.006)) {
    move(2_000)
    add(opens + 10, by, { kind: "paid-in", till: reading.till, amount: 2_000, memo: words.paidIn })
  }
  const errand = draws.int(60, 400) * 5
  if (draws.chance(0.12)) {
    move(-errand)
    const memo = draws.pick(words.errands)
    add(opens + 90, by, { kind: "paid-out", till: reading.till, amount: errand, rate: shop.rates.standard, memo })
  }
  if (draws.chance(0.04)) add(opens + 120, by, { kind: "no-sale", till: reading.till, memo: words.noSale })
  const amount = notesIn(Math.min(till.books - noonFloat, reading.cash * noonPart))
  if (reading.cash < busyCash || amount < minDrop) return
  move(-amount)
  drop(today, held, till, noon, amount)
}

function varianceOf({ draws }: TillDay, step: number): number {
  const drawn = draws.chance(0.012) ? draws.pick(largeVariances) : draws.chance(0.3) ? draws.pick(smallVariances) : 0
  return Math.trunc(drawn / step) * step
}

/**
 * Adds the evening of a till: its count by note and coin, its reading, and an envelope with the notes above the float.
 * @param toBank whether those notes go to the counter of the bank instead
 */
export function closeTill(today: Today, held: Held, till: TillDay, toBank = false): void {
  const { shop, day, add } = today
  const { reading, by, draws } = till
  const name = reading.till
  // Tills close one after the other.
  const closes = shop.closes + 30 * shop.tills.indexOf(name)
  const variance = varianceOf(till, shop.cashRounding)
  const cash = till.cash + reading.cash + variance
  const amount = notesIn(cash - shop.float)
  const goes = amount < minDrop ? 0 : amount
  const left = changeOf(cash - goes, shop.cashRounding)
  const pieces = combined(left, notesOf(goes, drawsOf(`${shop.code} ${day} ${name} notes`)))
  add(closes + 5, by, { kind: "counting", till: name })
  const miscounted = draws.chance(0.02) && pieces[1_000] ? combined(pieces, { 1000: 1 }, -1) : undefined
  const first = { kind: "counted" as const, till: name, count: { pieces: miscounted ?? pieces }, explanation: "" }
  add(closes + 12, by, first)
  const number = (held.readings.get(name) ?? 0) + 1
  held.readings.set(name, number)
  add(closes + 14, by, { kind: "takings", till: name, number: String(number).padStart(4, "0"), reading })
  const isLarge = Math.abs(variance) > tolerance
  const explanation = isLarge ? draws.pick(shop.words.reasons) : ""
  if (isLarge || miscounted) add(closes + 17, by, { kind: "counted", till: name, count: { pieces }, explanation })
  if (goes > 0 && toBank) {
    const { lead } = shop.people
    const reference = `${shop.words.deposit} ${day}`
    add(closes + 19, lead, { kind: "deposit", till: name, amount: goes, fee: depositFee, reference })
  } else if (goes > 0) drop(today, held, till, closes + 19, goes)
  add(closes + 21, by, { kind: "till-closed", till: name })
  held.tills.set(name, left)
  held.closed.push({ till: name, of: day })
  held.cards += reading.cards
}
