import fc from "fast-check"
import { RRule } from "rrule"
import { readRule, wallsOf } from "@/lib/features/calendar/service/rule-days"
import { Steps } from "@/lib/features/calendar/service/steps"
import { partsOfRule } from "@/lib/features/calendar/values"

const dayLong = 86_400_000
const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
const some = <T>(item: fc.Arbitrary<T>, maxLength = 3) => fc.uniqueArray(item, { minLength: 1, maxLength: maxLength })
const nth = fc.constantFrom("", "1", "2", "3", "4", "5", "-1", "-2")

/**
 * Rules of every kind that we accept, except weekdays with and without a number in one rule, which the library reads
 * differently.
 */
const rules = fc
  .record({
    freq: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY"),
    interval: fc.integer({ min: 1, max: 5 }),
    count: fc.option(fc.integer({ min: 1, max: 30 })),
    months: fc.option(some(fc.integer({ min: 1, max: 12 }), 5)),
    monthDays: fc.option(some(fc.integer({ min: -31, max: 31 }).filter((day) => day !== 0))),
    weekdays: fc.option(some(fc.constantFrom(...days))),
    place: nth,
    // The library counts a day twice if two positions lead to it, and mistakes the first for the second from the end.
    positions: fc.option(some(fc.constantFrom(1, 2, -1, 5), 1)),
    weekStart: fc.constantFrom("MO", "SU"),
  })
  .map(({ freq, interval, count, months, monthDays, weekdays, place, positions, weekStart }) => {
    const isLong = freq === "MONTHLY" || freq === "YEARLY"
    const part = (name: string, values: unknown[] | null | undefined) => (values ? [`${name}=${values.join(",")}`] : [])
    return [
      `FREQ=${freq};INTERVAL=${interval};WKST=${weekStart}`,
      ...part("COUNT", count ? [count] : null),
      ...part("BYMONTH", months),
      // The library accepts days of the month in a weekly rule, which RFC 5545 forbids.
      ...part("BYMONTHDAY", freq === "WEEKLY" ? null : monthDays),
      ...part(
        "BYDAY",
        weekdays?.map((day) => (isLong ? place : "") + day),
      ),
      // If a series starts in the middle of a week, the library only counts the rest of that week.
      ...part("BYSETPOS", isLong ? positions : null),
    ].join(";")
  })

const starts = fc
  .integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((at) => new Date(at - (at % 1000)))

/** The library's result. It reads the interval at each step, so a rule without matches can be stopped there. */
function expected(text: string, start: Date, from: Date, end: Date): Date[] {
  const rule = new RRule({ ...RRule.parseString(text), dtstart: start }, true)
  const { interval } = rule.options
  let steps = 0
  Object.defineProperty(rule.options, "interval", {
    get: () => {
      if (++steps > 12_000) throw new RangeError("too far")
      return interval
    },
  })
  const found: Date[] = []
  try {
    rule.between(from, new Date(end.getTime() - 1), true, (date) => found.push(date) > 0)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found
}

test("visits the same days as the reference library", () => {
  const check = fc.property(rules, starts, fc.integer({ min: 0, max: 1_500 }), (text, start, later) => {
    const from = new Date(start.getTime() + later * dayLong)
    const end = new Date(from.getTime() + 900 * dayLong)
    const rule = readRule(partsOfRule(text) as Map<string, string>, start)
    const found = [...wallsOf(rule, start, from, end, new Steps())].filter((wall) => wall >= from)
    expect(found).toEqual(expected(text, start, from, end))
  })
  fc.assert(check, { numRuns: 60 })
})

test("a rule that never matches costs only the days visited, within the budget of steps", () => {
  const never = partsOfRule("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30") as Map<string, string>
  const start = new Date(Date.UTC(2000, 0, 1))
  const walk = (years: number, steps: Steps) => [
    ...wallsOf(readRule(never, start), start, start, new Date(Date.UTC(2000 + years, 0, 1)), steps),
  ]
  const steps = new Steps(undefined, 100_000)
  expect(walk(10, steps)).toEqual([])
  expect(100_000 - steps.left).toBeLessThan(12 * 366)
  expect(() => walk(300, new Steps("end", 10_000))).toThrow("422 invalid")
})
