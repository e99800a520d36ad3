import type { Pieces } from "@/lib/core/cash/count"
import type { Happening } from "./kinds"
import { changeOf } from "./pieces"
import type { TradingShop, Worker } from "./shops"

/** An envelope that nobody has verified yet. */
export interface Envelope {
  envelope: string
  pieces: Pieces
  by: Worker
}

/** A shop's cash, pending work and counters after a day. */
export interface Held {
  tills: Map<string, Pieces>
  safe: Pieces
  drops: Envelope[]
  /** Cards that the card company hasn't paid out. */
  cards: number
  /** Till sessions to review, and reviewed ones to lock. */
  closed: { till: string; of: string }[]
  reviewed: { till: string; of: string }[]
  /** The number of the last Z reading of each till. */
  readings: Map<string, number>
  bags: number
  /** Change from the bank that no till has received yet. */
  change?: Pieces
  /** Events of later days, with pieces that return to the safe. */
  later: { day: string; at: number; by: Worker; what: Happening; pieces?: Pieces }[]
  /** Amounts that customers owe, each with the number of the month in which it was charged. */
  ious: { company: string; month: number; amount: number }[]
  /** The Monday of the week of the last safe count. */
  week: string
  /** Once-a-month events that have happened, each with its month. */
  once: Set<string>
}

/** A shop that opens with full tills and safe. */
export const freshlyOpened = ({ tills, float, changeFund, cashRounding }: TradingShop): Held => ({
  tills: new Map(tills.map((till) => [till, changeOf(float, cashRounding)])),
  safe: changeOf(changeFund, cashRounding),
  ...{ drops: [], cards: 0, closed: [], reviewed: [], readings: new Map(), bags: 0, later: [], ious: [], week: "" },
  once: new Set(),
})

/** Whether something happens for the first time in a month. Remembers that it did. */
export function isFirst(held: Held, what: string, day: string): boolean {
  const name = `${what} ${day.slice(0, 7)}`
  if (held.once.has(name)) return false
  held.once.add(name)
  return true
}
