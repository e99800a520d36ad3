import { type Count, type Pieces, piecesOf } from "@/lib/core/cash/count"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { propose } from "@/lib/features/bank-bags/service/propose"
import { addDays, bankDayAfter, isBankDay, weekdayOf } from "./days"
import { debitsOf } from "./debits"
import { type Envelope, type Held, isFirst } from "./held"
import type { Today } from "./kinds"
import { combined, fiveShort, worthOf } from "./pieces"
import { drawsOf } from "./random"

const currency = "EUR"
const minBag = 20_000
const bankDaysToCredit = 2
const bankDaysToResolve = 15
/** The bag that the bank credits short, and the one that it returns: each the first of its month. */
const short = { code: "BER", month: "10", amount: 1_000 }
const returned = { code: "LYO", month: "05" }
/** The coins in rolls that the bank delivers every other week. */
const change: Count = { pieces: {}, rolls: { 200: 1, 100: 1, 50: 1, 20: 1, 10: 1 } }
/** The owner's own money, paid in at the bank once a quarter. */
const ownMoney = { code: "HEL", months: ["01", "04", "07", "10"], amount: 50_000, reference: "Paid in by the owner" }

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

/** A witness who is at work and neither prepares nor seals bags. */
const witnessIn = ({ shop }: Today) => shop.people.second

/** Verifies an envelope, from which a note may be missing. The verifier is never the person who dropped it. */
export function verify({ shop, add }: Today, held: Held, { envelope, pieces: said, by }: Envelope, at: number): void {
  const pieces = drawsOf(`${envelope} counted`).chance(0.006) ? fiveShort(said) : said
  const { lead, owner } = shop.people
  held.safe = combined(held.safe, pieces)
  add(at, by.email === lead.email ? owner : lead, { kind: "drop-verified", envelope, count: { pieces } })
}

/** Adds the bank's events: debits, credited or returned bags, card payments and deposits. Closed shops have them too. */
export function bankActs({ shop, day, add }: Today, held: Held): void {
  const { books, owner } = shop.people
  for (const debit of debitsOf(shop, day)) add(8 * 60, books, debit)
  for (const { at, by, what, pieces } of held.later.filter((event) => event.day === day)) {
    add(at, by, what)
    if (pieces) held.safe = combined(held.safe, pieces)
  }
  held.later = held.later.filter((event) => event.day !== day)
  if (held.cards > 0 && isBankDay(shop.country, day)) {
    const amount = held.cards
    held.cards = 0
    add(10 * 60 + 30, books, { kind: "card-settlement", amount, fee: Math.round((amount * shop.cardFee) / 10_000) })
  }
  const isOwn = shop.code === ownMoney.code && ownMoney.months.includes(day.slice(5, 7))
  if (isOwn && isBankDay(shop.country, day) && isFirst(held, "own money", day))
    add(11 * 60, owner, { kind: "deposit", till: null, amount: ownMoney.amount, fee: 0, reference: ownMoney.reference })
}

/**
 * Adds a morning in the back office: reviews, yesterday's envelopes, and once a week a safe count and the locking of sessions.
 * @param forgets whether nobody verifies the envelopes
 */
export function backOffice(today: Today, held: Held, forgets: boolean): void {
  const { shop, day, add } = today
  const { lead } = shop.people
  for (const [i, session] of held.closed.entries()) add(9 * 60 + 20 + i, lead, { kind: "till-reviewed", ...session })
  held.reviewed = [...held.reviewed, ...held.closed]
  held.closed = []
  if (!forgets) {
    for (const [i, drop] of held.drops.entries()) verify(today, held, drop, 9 * 60 + 25 + i)
    held.drops = []
  }
  if (held.week === mondayOf(day)) return
  held.week = mondayOf(day)
  if (drawsOf(`${shop.code} ${day} safe`).chance(0.04) && held.safe[100])
    held.safe = combined(held.safe, { 100: 1 }, -1)
  add(9 * 60 + 35, lead, { kind: "safe-counted", count: { pieces: held.safe }, witness: witnessIn(today) })
  for (const session of held.reviewed) add(9 * 60 + 40, lead, { kind: "till-locked", ...session })
  held.reviewed = []
}

/** Adds the bank's delivery of change every other Wednesday. The first till gets it before the weekend. */
export function bringChange({ shop, day, add }: Today, held: Held): void {
  const { lead } = shop.people
  const pieces = piecesOf(change, currency)
  const isWeek = (Date.parse(mondayOf(day)) / 86_400_000 / 7) % 2 < 1
  if (weekdayOf(day) === 3 && isWeek && isBankDay(shop.country, day) && !held.change) {
    held.change = pieces
    held.safe = combined(held.safe, pieces)
    add(13 * 60, lead, { kind: "change", count: change })
  }
}

/** Gives the first till its change from Friday on. @returns the amount in minor units; 0 if there is no change to give */
export function giveChange({ shop, day, add }: Today, held: Held): number {
  const { change: pieces } = held
  const [till = ""] = shop.tills
  if (!pieces || weekdayOf(day) < 5) return 0
  held.change = undefined
  held.safe = combined(held.safe, pieces, -1)
  add(9 * 60 + 50, shop.people.lead, { kind: "float", till, count: change })
  return worthOf(pieces)
}

export interface Bag {
  bag: string
  amount: number
  pieces: Pieces
}

/** Prepares a bag with the notes above the change fund and the till's change; undefined if they are worth less than `min`. */
export function prepareBag({ shop, day, add }: Today, held: Held, at: number, min = minBag): Bag | undefined {
  const kept = shop.changeFund + worthOf(held.change ?? {})
  const safe = { pieces: held.safe, total: worthOf(held.safe), changeFund: kept }
  const pieces = propose(safe, denominationsOf(currency))
  const amount = worthOf(pieces)
  if (amount < min) return undefined
  held.bags += 1
  const bag = `${shop.code}-${day.slice(2)}`
  const slip = `${shop.code}${day.slice(0, 4)}${String(held.bags).padStart(4, "0")}`
  add(at, shop.people.lead, { kind: "bag-prepared", bag, slip, count: { pieces } })
  return { bag, amount, pieces }
}

/** Seals a bag and sends it to the bank. */
export function sealBag(today: Today, held: Held, { bag, pieces }: Bag, at: number): void {
  const { lead } = today.shop.people
  held.safe = combined(held.safe, pieces, -1)
  const seal = String(drawsOf(bag).int(1_000_000, 9_999_999))
  today.add(at, lead, { kind: "bag-sealed", bag, seal, witness: witnessIn(today) })
  today.add(at + 15, lead, { kind: "bag-dispatched", bag, carrier: lead.name })
}

/** Schedules the outcome of a bag on later days: returned, credited, or credited short and resolved. */
export function bankLater({ shop, day }: Today, held: Held, { bag, amount, pieces }: Bag): void {
  const { lead, books } = shop.people
  const { words, code, country } = shop
  const isThe = (one: { code: string; month: string }) =>
    code === one.code && day.slice(5, 7) === one.month && isFirst(held, `bag ${one.code}`, day)
  const credited = bankDayAfter(country, day, bankDaysToCredit)
  if (isThe(returned)) {
    const what = { kind: "bag-returned" as const, bag, reason: words.returned }
    held.later.push({ day: bankDayAfter(country, day, 1), at: 11 * 60, by: lead, what, pieces })
    return
  }
  const missing = isThe(short) ? short.amount : 0
  const what = { kind: "bag-credited" as const, bag, amount: amount - missing, on: credited }
  held.later.push({ day: credited, at: 10 * 60, by: books, what })
  if (missing === 0) return
  const resolved = { kind: "bag-resolved" as const, bag, reason: words.resolved }
  held.later.push({ day: bankDayAfter(country, credited, bankDaysToResolve), at: 10 * 60, by: books, what: resolved })
}
