import fc from "fast-check"
import {
  addDays,
  bankDayAfter,
  busynessOf,
  daysBetween,
  easterOf,
  isBankDay,
  weekdayOf,
} from "@/data/seed/trading/days"
import { tradingEvents } from "@/data/seed/trading/events"
import type { TradingEvent } from "@/data/seed/trading/kinds"
import { isOpen, readingsOf } from "@/data/seed/trading/readings"
import { tradingShops } from "@/data/seed/trading/shops"
import { settledUntil, tailOf } from "@/data/seed/trading/tail"
import { totalOf } from "@/lib/core/cash/count"
import { cashAfter } from "../support/sample-cash"

// The money movements of the sample's shops, generated from only a shop and two days.

const anyShop = fc.constantFrom(...tradingShops)
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2020-01-01", days))
const anySpan = fc.record({ shop: anyShop, from: anyDay, length: fc.integer({ min: 0, max: 120 }) })
const year = (shop: (typeof tradingShops)[number]) => tradingEvents(shop, "2025-11-23", "2026-11-22")
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const ofKind = <K extends TradingEvent["kind"]>(events: TradingEvent[], kind: K) =>
  events.filter((event): event is Extract<TradingEvent, { kind: K }> => event.kind === kind)

test("a reading's tenders come to its sales with VAT, and its VAT is that of the country's rates", () => {
  fc.assert(
    fc.property(anyShop, anyDay, (shop, day) => {
      for (const { rates, cash, cards, rounding } of readingsOf(shop, day)) {
        expect(cash + cards - rounding).toBe(sum(rates.map(({ net, vat }) => net + vat)))
        for (const { basisPoints, net, vat } of rates) {
          expect(Object.values(shop.rates)).toContain(basisPoints)
          expect(Math.abs(vat - (net * basisPoints) / 10_000)).toBeLessThan(1)
        }
        expect(cash % shop.cashRounding).toBe(0)
        expect(Math.min(cash, cards)).toBeGreaterThan(0)
      }
    }),
  )
})

test("nothing is taken from where it isn't, note by note, and the change fund stays in the safe", () => {
  fc.assert(
    fc.property(anySpan, ({ shop, from, length }) => {
      const held = cashAfter(shop, tradingEvents(shop, from, addDays(from, length)))
      // Each count may have found a little missing: at most five euros in all.
      expect(held.safe).toBeGreaterThanOrEqual(shop.changeFund - 500)
    }),
    { numRuns: 40 },
  )
})

test("a later end only adds events, and keys are unique", () => {
  fc.assert(
    fc.property(anySpan, fc.integer({ min: 1, max: 30 }), ({ shop, from, length }, more) => {
      const until = addDays(from, length)
      const events = tradingEvents(shop, from, addDays(until, more))
      expect(events.filter(({ day }) => day <= until)).toEqual(tradingEvents(shop, from, until))
      expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
      expect([...events].sort((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1))).toEqual(events)
    }),
    { numRuns: 30 },
  )
})

/** Fails if one person did both of two things. */
function expectTwoPeople<T>(first: [T, string][], second: [T, string][]): void {
  const did = new Map(first)
  for (const [what, name] of second) expect([what, did.get(what)]).not.toEqual([what, name])
}

test.each(tradingShops)("in $code, nobody does both of what needs four eyes", (shop) => {
  const events = year(shop)
  const drops = ofKind(events, "drop")
  const verified = ofKind(events, "drop-verified")
  const envelope = (event: { envelope: string; by: { name: string } }) =>
    [event.envelope, event.by.name] as [string, string]
  expectTwoPeople(drops.map(envelope), verified.map(envelope))
  expect(new Set(drops.map((drop) => drop.envelope)).size).toBe(drops.length)
  expect(drops.length - verified.length).toBeLessThanOrEqual(shop.tills.length)
  const counted = ofKind(events, "counted").map(({ till, day, by }) => [`${till} ${day}`, by.name] as [string, string])
  const reviewed = ofKind(events, "till-reviewed").map(
    ({ till, of, by }) => [`${till} ${of}`, by.name] as [string, string],
  )
  expectTwoPeople(counted, reviewed)
  for (const { witness, by } of [...ofKind(events, "safe-counted"), ...ofKind(events, "bag-sealed")])
    expect(witness.name).not.toBe(by.name)
})

test("one bag of the year came short, one came back, and every other was credited in full", () => {
  const all = tradingShops.map(year)
  const missing = all.map((events) => {
    const amounts = new Map(ofKind(events, "bag-prepared").map(({ bag, count }) => [bag, totalOf(count, "EUR")]))
    const credited = ofKind(events, "bag-credited")
    return credited.map(({ bag, amount }) => (amounts.get(bag) ?? 0) - amount).filter((amount) => amount !== 0)
  })
  expect(missing).toEqual([[], [1000], []])
  expect(all.map((events) => ofKind(events, "bag-resolved").length)).toEqual([0, 1, 0])
  expect(all.map((events) => ofKind(events, "bag-returned").length)).toEqual([0, 0, 1])
})

describe("a demo", () => {
  const anyNow = fc.record({ shop: anyShop, day: anyDay, at: fc.integer({ min: 60, max: 27 * 60 }) })

  test("leaves work, wherever in the year and the day it starts, and nothing in the future", () => {
    fc.assert(
      fc.property(anyNow, ({ shop, day, at }) => {
        const events = tradingEvents(shop, addDays(day, -40), addDays(day, -1), { day, at })
        const today = events.filter((event) => event.day === day)
        expect(Math.max(...today.map((event) => event.at))).toBeLessThanOrEqual(at)
        const openings = ofKind(events, "till-opened").length
        expect(openings - ofKind(events, "till-closed").length).toBe(1)
        const pending = ofKind(events, "drop").length - ofKind(events, "drop-verified").length
        expect(pending).toBeGreaterThanOrEqual(shop.code === "LYO" ? 2 : 1)
        if (shop.code !== "BER") expect(ofKind(events, "till-reviewed").length).toBeLessThan(openings - 1)
        const bags = new Map(ofKind(events, "bag-prepared").map(({ bag, count }) => [bag, totalOf(count, "EUR")]))
        const short = ofKind(today, "bag-credited").filter(({ bag, amount }) => bags.get(bag) === amount + 1000)
        expect(short).toHaveLength(shop.code === "BER" ? 1 : 0)
        if (shop.code === "BER")
          expect(ofKind(events, "bag-dispatched").some((bag) => bag.day === tailOf(shop, day).last)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test("is the same until its last two trading days as the year that a build prepares", () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: 0, max: 20 }), ({ shop, day, at }, later) => {
        const from = addDays(day, -40)
        const built = tradingEvents(shop, from, settledUntil(shop, day))
        const now = { day: addDays(day, later), at }
        const started = tradingEvents(shop, from, addDays(now.day, -1), now)
        expect(started.slice(0, built.length)).toEqual(built)
      }),
      { numRuns: 30 },
    )
  })
})

test.each(tradingShops)(
  "the rent of $code is collected once a month; one debit bounces and is collected later",
  (shop) => {
    const events = year(shop)
    const [debits, returned] = [ofKind(events, "debit"), ofKind(events, "debit-returned")]
    expect(debits.every(({ day }) => isBankDay(shop.country, day) && day.slice(8) <= "12")).toBe(true)
    expect(debits.length - returned.length).toBe(12)
    expect(returned).toHaveLength(shop.code === "LYO" ? 1 : 0)
    for (const { debit, day } of returned) {
      const of = debits.filter((one) => one.debit.startsWith(debit)).map((one) => one.day.localeCompare(day))
      expect(of).toEqual([-1, 1])
    }
  },
)

test("most days have no variance, and those that have one are mostly short by little", () => {
  const events = tradingShops.flatMap(year)
  const variances = tradingShops.flatMap((shop) => cashAfter(shop, year(shop)).variances)
  const share = variances.length / ofKind(events, "takings").length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.4)
  expect(variances.filter((variance) => Math.abs(variance) <= 100).length / variances.length).toBeGreaterThan(0.85)
  expect(sum(variances)).toBeLessThan(0)
})

test("Saturdays and December are busy, January is quiet, and shops are closed on Sundays and holidays", () => {
  const average = (days: string[]) => sum(days.map(busynessOf)) / days.length
  const days = daysBetween("2026-01-01", "2026-12-31")
  const saturdays = days.filter((day) => weekdayOf(day) === 6)
  expect(average(saturdays)).toBeGreaterThan(1.3 * average(days))
  const inMonth = (month: string) => average(days.filter((day) => day.slice(5, 7) === month))
  expect(inMonth("12")).toBeGreaterThan(1.5 * inMonth("01"))
  for (const day of ["2026-04-03", "2026-12-25", "2026-05-01"])
    expect(tradingShops.filter((shop) => shop.country !== "FR" && isOpen(shop, day))).toEqual([])
  for (const day of ["2026-03-08", "2026-06-20", "2026-08-10"])
    expect(tradingShops.some((shop) => isOpen(shop, day))).toBe(day !== "2026-03-08")
  expect(tradingShops.map((shop) => isOpen(shop, "2026-12-06"))).toEqual([false, false, false])
})

test("Easter and bank days are those of the calendar", () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
  ])
  // Good Friday and Easter Monday are bank holidays in Germany, and only the latter in France.
  expect(bankDayAfter("DE", "2026-04-02", 1)).toBe("2026-04-07")
  expect(bankDayAfter("FR", "2026-04-02", 1)).toBe("2026-04-03")
  expect(isBankDay("FI", "2026-06-19")).toBe(false)
})
