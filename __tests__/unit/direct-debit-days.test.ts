import fc from "fast-check"
import { easterSunday, holidayCalendars, isWorkingDay, workingDay, workingDayRules } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { forecastOf } from "@/lib/features/direct-debits/service/forecast"
import { daysOf } from "@/lib/features/direct-debits/service/schedule"

const schedule = {
  ...{ rule: "FREQ=MONTHLY;BYMONTHDAY=1", startsOn: "2026-01-01", endsOn: null },
  ...{ adjust: "following" as const, calendar: "FI" as const },
}
const dues = (values: object, from = "2026-01-01", to = "2026-12-31") =>
  daysOf({ ...schedule, ...values }, from, to).map(({ dueOn }) => dueOn)

test.each([
  ["2008", "03-23"],
  ["2025", "04-20"],
  ["2026", "04-05"],
  ["2038", "04-25"],
])("Easter in %s is on %s", (year, day) => {
  expect(easterSunday(Number(year))).toBe(`${year}-${day}`)
})

test.each([
  ["FI", "2026-01-06", false],
  ["DE", "2026-01-06", true],
  ["FI", "2026-06-19", false],
  ["FI", "2026-06-26", true],
  ["DE", "2026-05-25", false],
  ["FR", "2026-07-14", false],
  ["FR", "2026-04-03", true],
  ["TARGET", "2026-04-03", false],
  ["TARGET", "2026-12-24", true],
  ["DE", "2026-11-22", false],
] as const)("in %s banks work on %s: %s", (calendar, day, isOpen) => {
  expect(isWorkingDay(day, calendar)).toBe(isOpen)
})

test("a debit that is due on a holiday moves", () => {
  // The first of January and of May are holidays; the first of February, March, August and November a weekend.
  expect(dues({})).toEqual(
    "2026-01-02 2026-02-02 2026-03-02 2026-04-01 2026-05-04 2026-06-01 2026-07-01 2026-08-03 2026-09-01 2026-10-01 2026-11-02 2026-12-01".split(
      " ",
    ),
  )
  expect(dues({ adjust: "preceding" }, "2026-05-01", "2026-05-31")).toEqual(["2026-04-30"])
  expect(dues({ adjust: "none" }, "2026-05-01", "2026-05-31")).toEqual(["2026-05-01"])
  const last = { rule: "FREQ=MONTHLY;BYMONTHDAY=-1", adjust: "modifiedFollowing" }
  expect(dues(last, "2026-05-01", "2026-05-31")).toEqual(["2026-05-29"])
})

test("the 31st of every month is the last day of shorter ones", () => {
  const values = { rule: "FREQ=MONTHLY", startsOn: "2026-01-31", adjust: "none" }
  expect(dues(values, "2026-01-01", "2026-05-31")).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
  ])
})

test("a rule has to be one that goes on", () => {
  for (const rule of ["", "FREQ=MONTHLY;COUNT=3", "FREQ=MONTHLY;UNTIL=20270101", "every month"]) {
    expect(() => dues({ rule })).toThrow()
  }
})

test("a moved day is a working day, and the same whenever it is computed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom(...holidayCalendars),
      fc.constantFrom(...workingDayRules),
      (days, calendar, adjust) => {
        const day = shiftDay("1999-01-01", days)
        const moved = workingDay(day, adjust, calendar)
        if (adjust !== "none") expect(isWorkingDay(moved, calendar)).toBe(true)
        if (adjust === "modifiedFollowing") expect(moved.slice(0, 7)).toBe(day.slice(0, 7))
        if (isWorkingDay(day, calendar)) expect(moved).toBe(day)
        const one = daysOf({ rule: "FREQ=DAILY", startsOn: day, endsOn: null, adjust, calendar }, day, day)
        expect(one).toEqual([{ nominalOn: day, dueOn: moved }])
      },
    ),
  )
})

test("a schedule in pieces is the schedule as a whole", () => {
  const rules = ["FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15", "FREQ=YEARLY"]
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.integer({ min: 1, max: 700 }), (rule, at) => {
      const cut = shiftDay("2026-01-01", at)
      const parts = [...dues({ rule }, "2026-01-01", cut), ...dues({ rule }, shiftDay(cut, 1), "2028-06-30")]
      expect(parts).toEqual(dues({ rule }, "2026-01-01", "2028-06-30"))
    }),
  )
})

test("a forecast finds its lowest point; what is overdue counts for today", () => {
  const debit = (dueOn: string, amount: number) => ({ directDebit: 1, creditor: "Landlord", dueOn, amount })
  const days = [debit("2026-11-20", 300), debit("2026-11-25", 500), debit("2026-11-25", 400)]
  const { low, days: shown } = forecastOf(1_000, "2026-11-24", days)
  expect(shown.map(({ date, balance }) => [date, balance])).toEqual([
    ["2026-11-24", 700],
    ["2026-11-25", -200],
  ])
  expect(low).toEqual({ date: "2026-11-25", balance: -200 })
  expect(forecastOf(50, "2026-11-24", []).low).toEqual({ date: "2026-11-24", balance: 50 })
})
