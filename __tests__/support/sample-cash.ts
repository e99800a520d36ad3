import type { TradingEvent } from "@/data/seed/trading/kinds"
import { combined, worthOf } from "@/data/seed/trading/pieces"
import type { TradingShop } from "@/data/seed/trading/shops"
import { type Pieces, piecesOf } from "@/lib/core/cash/count"

/** The cash in each place of a sample shop, computed from its events alone. */
class Cash {
  tills: Map<string, { books: number; counted: number }>
  safe: Pieces = {}
  /** The expected amount in the safe. A count may find that a coin is missing. */
  inSafe: number
  drops = new Map<string, number>()
  prepared = new Map<string, Pieces>()
  /** Amounts of sealed bags that the bank hasn't credited yet, by bag. */
  bags = new Map<string, number>()
  cards = 0
  variances: number[] = []

  constructor(shop: TradingShop) {
    this.tills = new Map(shop.tills.map((till) => [till, { books: shop.float, counted: shop.float }]))
    this.inSafe = shop.changeFund
  }

  till(name: string) {
    return this.tills.get(name) as { books: number; counted: number }
  }

  move(name: string, amount: number): void {
    const till = this.till(name)
    till.books += amount
    till.counted += amount
    expect(till.books).toBeGreaterThanOrEqual(0)
  }

  intoSafe(pieces: Pieces, sign: 1 | -1): void {
    this.inSafe += sign * worthOf(pieces)
    this.safe = combined(this.safe, pieces, sign)
    expect(Math.min(0, ...Object.values(this.safe))).toBe(0)
  }
}

type Of<K extends TradingEvent["kind"]> = Extract<TradingEvent, { kind: K }>

const effects: { [K in TradingEvent["kind"]]?: (cash: Cash, event: Of<K>, count: Pieces) => void } = {
  takings: (cash, { till, reading }) => {
    cash.till(till).books += reading.cash
    cash.cards += reading.cards
  },
  "till-opened": (cash, { till }, count) => {
    const missing = cash.till(till).books - worthOf(count)
    expect([0, 50]).toContain(missing)
    cash.tills.set(till, { books: worthOf(count), counted: worthOf(count) })
  },
  counted: (cash, { till }, count) => {
    cash.till(till).counted = worthOf(count)
  },
  "till-closed": (cash, { till }) => {
    const { books, counted } = cash.till(till)
    if (counted !== books) cash.variances.push(counted - books)
    cash.till(till).books = counted
  },
  "paid-out": (cash, { till, amount }) => cash.move(till, -amount),
  "paid-in": (cash, { till, amount }) => cash.move(till, amount),
  deposit: (cash, { till, amount }) => till && cash.move(till, -amount),
  drop: (cash, { till, envelope, amount }) => {
    cash.move(till, -amount)
    cash.drops.set(envelope, amount)
  },
  "drop-verified": (cash, { envelope }, count) => {
    expect([0, 500]).toContain((cash.drops.get(envelope) as number) - worthOf(count))
    cash.drops.delete(envelope)
    cash.intoSafe(count, 1)
  },
  "safe-counted": (cash, _, count) => {
    expect([0, 100]).toContain(cash.inSafe - worthOf(count))
    cash.inSafe = worthOf(count)
    cash.safe = count
  },
  change: (cash, _, count) => cash.intoSafe(count, 1),
  float: (cash, { till }, count) => {
    cash.intoSafe(count, -1)
    cash.move(till, worthOf(count))
  },
  "bag-prepared": (cash, { bag }, count) => {
    cash.prepared.set(bag, count)
  },
  "bag-sealed": (cash, { bag }) => {
    const pieces = cash.prepared.get(bag) as Pieces
    cash.intoSafe(pieces, -1)
    cash.bags.set(bag, worthOf(pieces))
  },
  "bag-returned": (cash, { bag }) => {
    cash.intoSafe(cash.prepared.get(bag) as Pieces, 1)
    cash.bags.delete(bag)
  },
  "bag-credited": (cash, { bag, amount }) => {
    const left = (cash.bags.get(bag) as number) - amount
    expect([0, 1000]).toContain(left)
    cash.bags.set(bag, left)
  },
  "card-settlement": (cash, { amount }) => {
    cash.cards -= amount
    expect(cash.cards).toBeGreaterThanOrEqual(0)
  },
}

/** Adds up the cash in each place, event by event. @throws if a till, the safe or a bag falls below zero, or a count is wrong */
export function cashAfter(shop: TradingShop, events: TradingEvent[]) {
  const cash = new Cash(shop)
  for (const event of events) {
    const pieces = "count" in event ? piecesOf(event.count, "EUR") : {}
    expect(Math.min(0, ...Object.values(pieces))).toBe(0)
    const effect = effects[event.kind] as ((cash: Cash, event: TradingEvent, count: Pieces) => void) | undefined
    effect?.(cash, event, pieces)
  }
  return { safe: cash.inSafe, variances: cash.variances }
}
