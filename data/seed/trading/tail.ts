import { addDays } from "./days"
import { isOpen } from "./readings"
import type { TradingShop } from "./shops"

// Work left over from the last two trading days, so that the screens of a demo have something pending whenever it starts. The
// year before has everything settled, and a build can prepare it.

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

/** The last day of a shop whose events are the same for every demo that starts on `today` or later. */
export const settledUntil = (shop: TradingShop, today: string) => addDays(tailOf(shop, today).secondLast, -1)

export const tailDay = (tail: Tail | undefined, day: string): TailDay =>
  tail?.last === day ? "last" : tail?.secondLast === day ? "second-last" : undefined

/** The shop that forgets its envelopes, and the shop that takes a bag to the bank on every day of the tail. */
export const [forgetful, banker] = ["LYO", "BER"]
/** The smallest amount for a bag in the tail, in minor units. */
export const minTailBag = 5_000
