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

/** What the days before have left. */
export interface Held {
  tills: Map<string, Pieces>
  safe: Pieces
  drops: Envelope[]
  /** Cards that the card company hasn't paid out. */
  cards: number
  /** Sessions to be reviewed, and those to be locked. */
  closed: { till: string; of: string }[]
  reviewed: { till: string; of: string }[]
  /** The number of the last Z reading of each till. */
  readings: Map<string, number>
  bags: number
  /** Change that the bank has brought and that no till has yet. */
  change?: Pieces
  /** Happens on later days. */
  later: { day: string; at: number; by: Worker; what: Happening; pieces?: Pieces }[]
  /** What customers owe, by the number of the month in which they took it. */
  ious: { company: string; month: number; amount: number }[]
  /** The Monday of the week of the last safe count. */
  week: string
  /** What happens once a month, with its month. */
  once: Set<string>
}

/** A shop that opens with full tills and safe. */
export const freshlyOpened = ({ tills, float, changeFund, cashRounding }: TradingShop): Held => ({
  tills: new Map(tills.map((till) => [till, changeOf(float, cashRounding)])),
  safe: changeOf(changeFund, cashRounding),
  ...{ drops: [], cards: 0, closed: [], reviewed: [], readings: new Map(), bags: 0, later: [], ious: [], week: "" },
  once: new Set(),
})

/** Whether this is the first time in a month that something happens. */
export function isFirst(held: Held, what: string, day: string): boolean {
  const name = `${what} ${day.slice(0, 7)}`
  if (held.once.has(name)) return false
  held.once.add(name)
  return true
}
