import fc from "fast-check"
import { gridParts, niceBottom, niceTop } from "@/components/charts/scale"

test.each([
  [[], 4],
  [[0], 4],
  [[3], 4],
  [[5], 8],
  [[17], 20],
  [[21], 24],
  [[99], 100],
  [[101], 120],
  [[3073.4], 3200],
  [[10_500], 12_000],
] as const)("%j ends at %i", (values, top) => {
  expect(niceTop(values)).toBe(top)
})

test("all values fit, with little room to spare, on a grid of even steps", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1 }), (values) => {
      const top = niceTop(values)
      const max = Math.max(...values)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(Number.isInteger(Math.round((top / gridParts) * 100) / 100)).toBe(true)
      if (max > 20) expect(top / max).toBeLessThanOrEqual(1.67)
    }),
  )
})

test("an axis goes below zero only if a value does", () => {
  expect(niceBottom([3, 4])).toBe(0)
  expect(niceBottom([3, -40])).toBe(-40)
})
