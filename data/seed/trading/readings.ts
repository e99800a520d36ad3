import { busynessOf, isHoliday, weekdayOf } from "./days"
import { type Draws, drawsOf } from "./random"
import type { TradingShop } from "./shops"

/** The Z reading that a till prints at closing: the day's sales by VAT rate and by tender. Amounts are in minor units. */
export interface Reading {
  till: string
  /** `vat` is `basisPoints` of `net`. */
  rates: { basisPoints: number; net: number; vat: number }[]
  cash: number
  cards: number
  /** The rounding of cash payments; positive if the customers paid more. */
  rounding: number
}

export function isOpen(shop: TradingShop, day: string): boolean {
  const [from, until] = shop.away ?? []
  if (isHoliday(shop.country, day) || (from && until && day.slice(5) >= from && day.slice(5) <= until)) return false
  const isDecember = day.slice(5, 7) === "12"
  const weekday = weekdayOf(day)
  return shop.open.includes(weekday) || (isDecember && shop.december.includes(weekday))
}

/** Splits an amount with VAT, rounding half away from zero. */
export function splitGross(gross: number, basisPoints: number) {
  const vat = Math.round((gross * basisPoints) / (10_000 + basisPoints))
  return { basisPoints, net: gross - vat, vat }
}

/** A random factor around 1, at most `part` above or below it. */
const around = (draws: Draws, part: number) => 1 + part * (draws.next() + draws.next() - 1)

const roundTo = (amount: number, step: number) => Math.round(amount / step) * step

function readingOf(shop: TradingShop, till: string, gross: number, draws: Draws): Reading {
  const reduced = Math.round(gross * shop.reduced * around(draws, 0.8))
  const rates = [splitGross(gross - reduced, shop.rates.standard), splitGross(reduced, shop.rates.reduced)]
  const due = Math.round(gross * shop.cash * around(draws, 0.6))
  const cash = roundTo(due, shop.cashRounding)
  return { till, rates: rates.filter(({ net }) => net > 0), cash, cards: gross - due, rounding: cash - due }
}

/** Whether a day is so busy that every till is open. */
const isBusy = (day: string) => busynessOf(day) > 1.25
const secondTill = 0.35

/** Returns the readings of a shop's tills on a day; none if it is closed. */
export function readingsOf(shop: TradingShop, day: string): Reading[] {
  if (!isOpen(shop, day)) return []
  const draws = drawsOf(`${shop.code} ${day} takings`)
  const gross = Math.round(shop.takings * busynessOf(day) * around(draws, 0.3))
  const [first = "", second] = shop.tills
  if (!second || !isBusy(day)) return [readingOf(shop, first, gross, draws)]
  const other = Math.round(gross * secondTill)
  return [readingOf(shop, first, gross - other, draws), readingOf(shop, second, other, draws)]
}
