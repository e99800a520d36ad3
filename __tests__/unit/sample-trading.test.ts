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
import { type TradingEvent, tradingEvents } from "@/data/seed/trading/events"
import { isOpen, readingsOf } from "@/data/seed/trading/readings"
import { tradingShops } from "@/data/seed/trading/shops"

// What happens to the money of the sample's shops, generated from nothing but a shop and two days.

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

/** Adds up where the cash is, event by event. @throws if a till, the safe, the drops or the bags fall below zero */
function cashAfter(shop: (typeof tradingShops)[number], events: TradingEvent[]) {
  const held = { tills: shop.float * shop.tills.length, safe: shop.changeFund, drops: 0, bags: 0, cards: 0 }
  for (const event of events) {
    if (event.kind === "takings") {
      held.tills += event.reading.cash
      held.cards += event.reading.cards
    } else if (event.kind === "cash-up") held.tills += event.variance
    else if (event.kind === "paid-out") held.tills -= event.net + event.vat
    else if (event.kind === "drop") {
      held.tills -= event.amount
      held.drops += event.amount
    } else if (event.kind === "drop-verified") {
      held.drops -= event.amount
      held.safe += event.counted
    } else if (event.kind === "bag-sealed") {
      held.safe -= event.amount
      held.bags += event.amount
    } else if (event.kind === "card-settlement") held.cards -= event.amount
    else held.bags -= event.amount
    expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0)
  }
  return held
}

test("nothing is taken from where it isn't, and the change fund stays in the safe", () => {
  fc.assert(
    fc.property(anySpan, ({ shop, from, length }) => {
      const held = cashAfter(shop, tradingEvents(shop, from, addDays(from, length)))
      expect(held.safe).toBeGreaterThanOrEqual(shop.changeFund)
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

test.each(tradingShops)(
  "in $code, whoever drops an envelope doesn't verify it, and every envelope is verified",
  (shop) => {
    const events = year(shop)
    const drops = new Map(ofKind(events, "drop").map((drop) => [drop.envelope, drop]))
    const verified = ofKind(events, "drop-verified")
    for (const { envelope, amount, by, day } of verified) {
      const drop = drops.get(envelope)
      expect(drop).toMatchObject({ amount })
      expect(drop?.by.name).not.toBe(by.name)
      expect(drop?.day.localeCompare(day)).toBe(-1)
    }
    expect(drops.size - verified.length).toBeLessThanOrEqual(shop.tills.length)
  },
)

test("one bag of the year came short; it was resolved later, and every other was credited in full", () => {
  const all = tradingShops.map(year)
  const missing = all.map((events) => {
    const credited = new Map(ofKind(events, "bag-credited").map((bag) => [bag.bag, bag]))
    const late = ofKind(events, "bag-sealed").filter(({ day }) => day < "2026-11-16")
    return late.map(({ bag, amount }) => amount - (credited.get(bag)?.amount ?? 0)).filter((amount) => amount !== 0)
  })
  expect(missing).toEqual([[], [1000], []])
  const resolved = all.map((events) => ofKind(events, "bag-shortfall").map(({ amount }) => amount))
  expect(resolved).toEqual([[], [1000], []])
})

test("most days have no variance, and those that have one are mostly short by little", () => {
  const events = tradingShops.flatMap(year)
  const variances = ofKind(events, "cash-up").map(({ variance }) => variance)
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
