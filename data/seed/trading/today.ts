import type { Left } from "./events"
import type { Happening, Today } from "./kinds"
import { type Draws, drawsOf } from "./random"
import { prepareBag, verify } from "./safe-day"
import type { Worker } from "./shops"
import { banker, minTailBag, tailOf } from "./tail"
import { cashierOf, noon } from "./till-day"

// The present day, up to the moment at which the demo starts. It has its tills open whatever the day, and things to do.

const [missing, dropped] = [1_000, 5_000]
/** Minutes between acts of a demo that starts before the shops open. */
const pace = 3

/** Reviews, envelopes and the bag that came short, in the shop that is up to date. The others have theirs to do. */
function catchUp({ shop, day, add }: Today, { held, bag }: Left): void {
  const { lead, books } = shop.people
  for (const session of held.closed) add(9 * 60 + 20, lead, { kind: "till-reviewed", ...session })
  for (const drop of held.drops) verify({ shop, day, add }, held, drop, 9 * 60 + 25)
  const on = tailOf(shop, day).last
  if (bag) add(9 * 60 + 40, books, { kind: "bag-credited", bag: bag.bag, amount: bag.amount - missing, on })
}

/** A till that is open, with an errand paid and an envelope on its way. */
function trade({ shop, day, add }: Today, { held }: Left, draws: Draws): void {
  const [till = ""] = shop.tills
  const by = cashierOf(shop, till, day)
  const envelope = `${shop.code}-${till.at(-1)}-${day.slice(2)}-A`
  const { rates, words } = shop
  add(9 * 60 + 45, by, { kind: "till-opened", till, count: { pieces: held.tills.get(till) ?? {} } })
  const paid = { kind: "paid-out" as const, till, amount: draws.int(60, 200) * 5, rate: rates.standard }
  add(10 * 60 + 15, by, { ...paid, memo: draws.pick(words.errands) })
  add(noon - 180, by, { kind: "drop", till, envelope, amount: dropped })
  add(noon - 170, shop.people.lead, { kind: "goods-ordered" })
}

/**
 * Adds the acts of the day so far.
 * @param now local time in minutes after midnight. What would be later happens in the minutes before
 */
export function todayActs({ shop, day, add }: Today, left: Left, now: number): void {
  const acts: { at: number; by: Worker; what: Happening }[] = []
  const today: Today = { shop, day, add: (at, by, what) => acts.push({ at, by, what }) }
  if (shop.code === banker) catchUp(today, left)
  else prepareBag(today, left.held, 9 * 60 + 30, minTailBag)
  trade(today, left, drawsOf(`${shop.code} ${day} today`))
  acts.sort((a, b) => a.at - b.at)
  const isOver = (acts.at(-1)?.at ?? 0) < now
  for (const [i, { at, by, what }] of acts.entries()) add(isOver ? at : now - pace * (acts.length - i), by, what)
}
