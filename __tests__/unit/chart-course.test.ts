import { byWeek, cumulative } from "@/components/features/cards/course"
import { pointsOf } from "@/lib/core/range"

const ones = (length: number) => Array.from({ length }, () => 1)

test("28 days become four weeks, with the 28 days before them", () => {
  const dates = pointsOf({ from: "2026-10-27", to: "2026-11-24" }, "day")
  expect(byWeek({ dates, data: ones(28), previous: ones(28) })).toEqual({
    points: {
      kind: "span",
      values: ["2026-10-27/2026-11-02", "2026-11-03/2026-11-09", "2026-11-10/2026-11-16", "2026-11-17/2026-11-23"],
    },
    data: [7, 7, 7, 7],
    previous: [7, 7, 7, 7],
  })
})

test("a month has parts of seven or eight days, which add up to it", () => {
  const dates = pointsOf({ from: "2026-10-01", to: "2026-11-01" }, "day")
  const { data, previous } = byWeek({ dates, data: ones(31), previous: ones(30) })
  expect([...new Set(data)].sort()).toEqual([7, 8])
  expect(data.reduce((a, b) => a + b, 0)).toBe(31)
  expect(previous).toHaveLength(data.length)
  expect(previous.reduce((a, b) => a + b, 0)).toBe(30)
})

test("the months of a year stay months", () => {
  const dates = pointsOf({ from: "2025-01-01", to: "2026-01-01" }, "month")
  const { points, data } = byWeek({ dates, data: ones(12), previous: ones(12) })
  expect(points).toEqual({ kind: "month", values: dates })
  expect(data).toHaveLength(12)
})

test("a running total ends at the total, and that of the period before at its own, however long it is", () => {
  const dates = ["2026-11-01", "2026-11-02", "2026-11-03"]
  const of = (previous: number[]) => cumulative({ dates, data: [0.1, 0.2, 1], previous })
  expect(of([]).data).toEqual([0.1, 0.3, 1.3])
  expect(of([5, 5]).previous).toEqual([5, 10])
  expect(of([5, 5, 5]).previous).toEqual([5, 10, 15])
  expect(of([5, 5, 5, 5]).previous).toEqual([5, 10, 20])
})
