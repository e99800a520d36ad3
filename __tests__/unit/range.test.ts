import { lastDayOf, momentsOf, monthOf, periodOf, pointsOf, ranges, spanOfYear, yearOf } from "@/lib/core/range"

const now = new Date("2026-11-21T13:30:00Z")

test("the last 28 days end with today and are compared with the 28 before", () => {
  const period = periodOf("last-28-days", now)
  expect(period).toEqual({
    range: "last-28-days",
    from: "2026-10-25",
    to: "2026-11-22",
    before: { from: "2026-09-27", to: "2026-10-25" },
    grain: "day",
  })
  expect(pointsOf(period, "day")).toHaveLength(28)
  expect(lastDayOf(period)).toBe("2026-11-21")
})

test("the last month is the complete previous one", () => {
  expect(periodOf("last-month", now)).toMatchObject({
    from: "2026-10-01",
    to: "2026-11-01",
    before: { from: "2026-09-01", to: "2026-10-01" },
  })
  expect(periodOf("last-month", new Date("2026-01-31T23:59:59Z"))).toMatchObject({
    from: "2025-12-01",
    to: "2026-01-01",
    before: { from: "2025-11-01", to: "2025-12-01" },
  })
})

test("the last year is the complete previous one, by months", () => {
  const period = periodOf("last-year", now)
  expect(period).toMatchObject({
    from: "2025-01-01",
    to: "2026-01-01",
    before: { from: "2024-01-01", to: "2025-01-01" },
  })
  expect(pointsOf(period, period.grain)).toEqual(
    Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, "0")}-01`),
  )
})

test("a day begins at midnight in the time zone", () => {
  const late = new Date("2026-03-31T22:30:00Z")
  expect(periodOf("last-28-days", late).to).toBe("2026-04-01")
  expect(periodOf("last-28-days", late, "Europe/Stockholm").to).toBe("2026-04-02")
  expect(periodOf("last-month", late, "Europe/Stockholm").from).toBe("2026-03-01")
  expect(yearOf(new Date("2025-12-31T23:30:00Z"), "Europe/Stockholm")).toBe(2026)
  // In March the clocks go forward, so the month is an hour shorter.
  const { from, to } = momentsOf({ from: "2026-03-01", to: "2026-04-01" }, "Europe/Stockholm")
  expect([from, to].map((moment) => moment.toISOString())).toEqual([
    "2026-02-28T23:00:00.000Z",
    "2026-03-31T22:00:00.000Z",
  ])
})

test("the current month and leap years are right", () => {
  expect(monthOf(new Date("2028-03-01T00:00:00Z"))).toEqual({
    from: "2028-03-01",
    to: "2028-03-02",
    end: "2028-04-01",
    before: { from: "2028-02-01", to: "2028-03-01" },
  })
  expect(pointsOf({ from: "2028-02-01", to: "2028-03-01" }, "day")).toHaveLength(29)
  expect(spanOfYear(2020)).toEqual({ from: "2020-01-01", to: "2021-01-01" })
})

test("periods are contiguous on every day of several years", () => {
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    for (const range of ranges) {
      const { before, from, to, grain } = periodOf(range, new Date(day))
      expect(before.to).toBe(from)
      expect(before.from < from && from < to).toBe(true)
      expect(pointsOf({ from, to }, grain)[0]).toBe(from)
    }
  }
})
