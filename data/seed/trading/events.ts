import { customerActs, roundActs } from "./customer-acts"
import { daysBetween, weekdayOf } from "./days"
import { type Shelf, tradeGoods } from "./goods-day"
import { freshlyOpened, type Held, isFirst } from "./held"
import type { Add, Today, TradingEvent } from "./kinds"
import { isOpen, readingsOf } from "./readings"
import {
  type Bag,
  backOffice,
  bankActs,
  bankLater,
  bringChange,
  giveChange,
  prepareBag,
  sealBag,
  verify,
} from "./safe-day"
import type { TradingShop } from "./shops"
import { banker, forgetful, minTailBag, type Tail, tailDay, tailOf } from "./tail"
import { closeTill, noon, openTill, tradeTill } from "./till-day"
import { todayActs } from "./today"

/** The weekday on which, once a month, the evening's cash goes to the counter of the bank. */
const counterDay = 4

/** A shop's state after a day, from which the next day starts. */
export interface Left {
  held: Held
  shelf: Shelf
  /** The bag that the bank will credit short. */
  bag?: Bag
}

/** Takes the cash above the change fund to the bank in a bag, which the bank credits some days later. */
function bank(today: Today, left: Left, tail: Tail | undefined): void {
  const { shop, day } = today
  const { held } = left
  const last = shop.code === banker ? tailDay(tail, day) : undefined
  if (!last && !shop.banking.includes(weekdayOf(day))) return
  const bag = prepareBag(today, held, 15 * 60, last && minTailBag)
  if (!bag) return
  sealBag(today, held, bag, 15 * 60 + 10)
  if (last === "second-last") left.bag = bag
  else if (!last) bankLater(today, held, bag)
}

function tradeDay(today: Today, left: Left, tail: Tail | undefined): void {
  const { shop, day } = today
  const { held } = left
  roundActs(today, held)
  if (!isOpen(shop, day)) {
    bankActs(today, held)
    return
  }
  const last = tailDay(tail, day)
  const isForgetful = last === "last" && shop.code === forgetful
  backOffice(today, held, isForgetful)
  bankActs(today, held)
  bringChange(today, held)
  const tills = readingsOf(shop, day).map((reading) => openTill(today, held, reading))
  const [first] = tills
  const change = giveChange(today, held)
  if (first) {
    first.cash += change
    first.books += change
  }
  for (const till of tills) tradeTill(today, held, till)
  tradeGoods(today, left.shelf, weekdayOf(day) === counterDay && isFirst(held, "goods", day))
  customerActs(today, held)
  const dropped = held.drops.filter(({ envelope }) => envelope.endsWith(`${day.slice(2)}-A`))
  held.drops = held.drops.filter((drop) => !dropped.includes(drop))
  for (const [i, drop] of dropped.entries()) verify(today, held, drop, noon + 20 + i)
  bank(today, left, tail)
  const isCounterDay = !last && weekdayOf(day) === counterDay && isFirst(held, "counter", day)
  const toBank = isCounterDay || isForgetful
  for (const till of tills) closeTill(today, held, till, toBank && till === first)
}

/** The events of a day in order, each with a permanent key. */
function dayOf(shop: TradingShop, day: string, run: (today: Today) => void): TradingEvent[] {
  const events: TradingEvent[] = []
  const add: Add = (at, by, what) => {
    const name = what.kind === "debit" ? what.debit : `${shop.code} ${day} ${events.length + 1}`
    events.push({ ...what, key: `sample ${name}`, day, at, by })
  }
  run({ shop, day, add })
  return events.sort((a, b) => a.at - b.at)
}

/**
 * Returns a shop's events from one day to another, starting with full tills and a full safe. Pure. A later end of the range
 * leaves the events up to `settledUntil` unchanged.
 * @param now the demo's present: the day after `until`, and the local time in minutes after midnight
 */
export function tradingEvents(
  shop: TradingShop,
  from: string,
  until: string,
  now?: { day: string; at: number },
): TradingEvent[] {
  const left: Left = { held: freshlyOpened(shop), shelf: new Map() }
  const tail = now && tailOf(shop, now.day)
  const events = daysBetween(from, until).flatMap((day) => dayOf(shop, day, (today) => tradeDay(today, left, tail)))
  if (!now) return events
  return [...events, ...dayOf(shop, now.day, (today) => todayActs(today, left, now.at))]
}
