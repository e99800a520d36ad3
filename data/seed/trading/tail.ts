import { addDays } from "./days"
import { isOpen } from "./readings"
import type { TradingShop } from "./shops"

// What the last two trading days leave to do, so that the screens of a demo have something pending whenever it starts. The year
// before them has everything settled, and a build can prepare it.

export type TailDay = "second-last" | "last" | undefined

export interface Tail {
  secondLast: string
  last: string
}

/** The last two days on which a shop was open before a day. */
export function tailOf(shop: TradingShop, today: string): Tail {
  const days: string[] = []
  for (let day = addDays(today, -1); days.length < 2; day = addDays(day, -1)) if (isOpen(shop, day)) days.push(day)
  const [last, secondLast] = days as [string, string]
  return { last, secondLast }
}

/** The last day of a shop that is the same whenever the demo starts from a day on. */
export const settledUntil = (shop: TradingShop, today: string) => addDays(tailOf(shop, today).secondLast, -1)

export const tailDay = (tail: Tail | undefined, day: string): TailDay =>
  tail?.last === day ? "last" : tail?.secondLast === day ? "second-last" : undefined

/** Where envelopes are forgotten, and where bags go to the bank every day of the tail. */
export const [forgetful, banker] = ["LYO", "BER"]
/** Enough for a bag of the tail. */
export const minTailBag = 5_000
