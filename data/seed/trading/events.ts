import { bankDayAfter, daysBetween, isBankDay, weekdayOf } from "./days"
import { drawsOf } from "./random"
import { isOpen, type Reading, readingsOf, splitGross } from "./readings"
import type { TradingShop, Worker } from "./shops"

/** Something that happened to a shop's money. Amounts are minor units. */
export type Happening =
  | { kind: "takings"; reading: Reading }
  | { kind: "cash-up"; till: string; variance: number }
  | { kind: "paid-out"; till: string; net: number; vat: number; basisPoints: number; memo: string }
  | { kind: "drop"; till: string; envelope: string; amount: number }
  | { kind: "drop-verified"; envelope: string; amount: number; counted: number }
  | { kind: "bag-sealed"; bag: string; amount: number }
  | { kind: "bag-credited"; bag: string; amount: number }
  | { kind: "bag-shortfall"; bag: string; amount: number }
  | { kind: "card-settlement"; amount: number; fee: number }

export type TradingEvent = Happening & {
  /** Names the event for ever. */
  key: string
  day: string
  /** Local time in minutes after midnight. */
  at: number
  by: Worker
}

/** Envelopes and bags hold notes, so their amounts are whole fives. */
const note = 500
const notesIn = (amount: number) => Math.max(0, Math.floor(amount / note) * note)

const minDrop = 2_000
const minBag = 20_000
const bankDaysToCredit = 2
const daysToResolve = 15
/** The shop, the month and the amount of the bag that comes short. */
const short = { code: "BER", month: "10", amount: 1_000 }

const smallVariances = [-100, -50, -20, -20, -10, -10, -5, -5, 5, 10, 10, 20, 50, 100]
const largeVariances = [-2_000, -1_000, -500, 500]

/** The state that the days before have left. */
interface Held {
  tills: Map<string, number>
  safe: number
  /** Envelopes that nobody has verified yet. */
  drops: { envelope: string; amount: number }[]
  cards: number
  /** Events of later days. */
  later: (Happening & { day: string })[]
  shortMonths: Set<string>
}

type Add = (at: number, by: Worker, what: Happening) => void

/** The morning: yesterday's envelopes are verified by somebody else, and the bank reports what has arrived. */
function open(shop: TradingShop, day: string, held: Held, add: Add): void {
  const { lead, books } = shop.people
  if (isOpen(shop, day)) {
    for (const [i, { envelope, amount }] of held.drops.entries()) {
      const missing = drawsOf(`${envelope} counted`).chance(0.004) ? note : 0
      held.safe += amount - missing
      add(9 * 60 + 30 + i, lead, { kind: "drop-verified", envelope, amount, counted: amount - missing })
    }
    held.drops = []
  }
  const due = held.later.filter((event) => event.day === day)
  for (const [i, { day: _, ...event }] of due.entries()) add(10 * 60 + i, books, event)
  held.later = held.later.filter((event) => event.day !== day)
  if (held.cards > 0 && isBankDay(shop.country, day)) {
    const amount = held.cards
    held.cards = 0
    add(10 * 60 + 30, books, { kind: "card-settlement", amount, fee: Math.round((amount * shop.cardFee) / 10_000) })
  }
}

/** A bag takes what is above the change fund to the bank, which credits it some days later. */
function bank(shop: TradingShop, day: string, held: Held, add: Add): void {
  const amount = notesIn(held.safe - shop.changeFund)
  if (!shop.banking.includes(weekdayOf(day)) || amount < minBag) return
  const bag = `${shop.code}-${day}`
  held.safe -= amount
  add(15 * 60, shop.people.lead, { kind: "bag-sealed", bag, amount })
  const month = day.slice(0, 7)
  const isShort = shop.code === short.code && month.endsWith(short.month) && !held.shortMonths.has(month)
  const missing = isShort ? short.amount : 0
  const credited = bankDayAfter(shop.country, day, bankDaysToCredit)
  held.later.push({ day: credited, kind: "bag-credited", bag, amount: amount - missing })
  if (!isShort) return
  held.shortMonths.add(month)
  const resolved = bankDayAfter(shop.country, credited, daysToResolve)
  held.later.push({ day: resolved, kind: "bag-shortfall", bag, amount: missing })
}

/** The evening of a till: its reading, what was paid out of it, its count, and an envelope with all above the float. */
function close(shop: TradingShop, day: string, reading: Reading, held: Held, add: Add): void {
  const { till } = reading
  const { cashier, second } = shop.people
  const by = till === shop.tills[0] && weekdayOf(day) < 6 ? cashier : second
  const draws = drawsOf(`${shop.code} ${day} ${till}`)
  // One till after the other.
  const closes = shop.closes + 30 * shop.tills.indexOf(till)
  const step = shop.cashRounding
  const move = (amount: number) => held.tills.set(till, (held.tills.get(till) ?? 0) + amount)
  move(reading.cash)
  add(closes + 5, by, { kind: "takings", reading })
  const errand = draws.int(60, 400) * 5
  if (draws.chance(0.12) && errand <= reading.cash) {
    move(-errand)
    const split = splitGross(errand, shop.rates.standard)
    add(closes + 8, by, { kind: "paid-out", till, ...split, memo: draws.pick(shop.errands) })
  }
  const drawn = draws.chance(0.012) ? draws.pick(largeVariances) : draws.chance(0.3) ? draws.pick(smallVariances) : 0
  const variance = Math.trunc(drawn / step) * step
  if (variance !== 0) {
    move(variance)
    add(closes + 15, by, { kind: "cash-up", till, variance })
  }
  const amount = notesIn((held.tills.get(till) ?? 0) - shop.float)
  if (amount < minDrop) return
  const envelope = `${shop.code}-${till.at(-1)}-${day}`
  move(-amount)
  held.drops.push({ envelope, amount })
  add(closes + 20, by, { kind: "drop", till, envelope, amount })
}

/**
 * Returns everything that happened to a shop's money from a day, with full tills and safe, until another. Pure: a later end
 * only adds events.
 */
export function tradingEvents(shop: TradingShop, from: string, until: string): TradingEvent[] {
  const held: Held = {
    tills: new Map(shop.tills.map((till) => [till, shop.float])),
    safe: shop.changeFund,
    ...{ drops: [], cards: 0, later: [], shortMonths: new Set() },
  }
  return daysBetween(from, until).flatMap((day) => {
    const today: TradingEvent[] = []
    const add: Add = (at, by, what) => {
      today.push({ ...what, key: `sample ${shop.code} ${day} ${today.length + 1}`, day, at, by })
    }
    open(shop, day, held, add)
    const readings = readingsOf(shop, day)
    if (readings.length > 0) bank(shop, day, held, add)
    for (const reading of readings) {
      close(shop, day, reading, held, add)
      held.cards += reading.cards
    }
    return today
  })
}
