import fc from "fast-check"
import { axisWidth } from "@/components/charts/axis-width"
import { scaleOf } from "@/components/charts/scale"

test.each([
  [[], [0, 1, 2, 3]],
  [[0], [0, 1, 2, 3]],
  [[3], [0, 1, 2, 3]],
  [[5], [0, 1, 2, 3, 4, 5]],
  [[17], [0, 5, 10, 15, 20]],
  [[99], [0, 20, 40, 60, 80, 100]],
  [[101], [0, 25, 50, 75, 100, 125]],
  [[3073.4], [0, 1000, 2000, 3000, 4000]],
  [[19_800], [0, 5000, 10_000, 15_000, 20_000]],
  [
    [-40, 300],
    [-100, 0, 100, 200, 300],
  ],
])("the axis of %j has grid lines at %j", (values, ticks) => {
  expect(scaleOf(values)).toEqual({ bottom: ticks[0], top: ticks.at(-1), ticks })
})

test("all values fit, and fill at least half of a plot with three to five even steps on round numbers", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1 }), (values) => {
      const { top, ticks } = scaleOf(values)
      const max = Math.max(...values)
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeGreaterThanOrEqual(4)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks).toEqual(ticks.map((_, i) => i * step))
      expect(String(step)).toMatch(/^([125]|25)0*$/)
      if (max > 3) expect(max / top).toBeGreaterThan(0.6)
    }),
  )
})

test("an axis goes below zero only if a value does, and leaves it out only if told so", () => {
  expect(scaleOf([3, 4]).bottom).toBe(0)
  expect(scaleOf([3, -40]).bottom).toBeLessThanOrEqual(-40)
  expect(scaleOf([902, 984], true)).toEqual({ bottom: 900, top: 1000, ticks: [900, 920, 940, 960, 980, 1000] })
})

test("an axis grows with its longest label", () => {
  const german = axisWidth(["0 €", "10.000 €", "20.000 €"])
  expect(german).toBeGreaterThan(axisWidth(["€0", "€10k", "€20k"]))
  // “20.000 €” is 48 px wide in Inter at 12 px.
  expect(german).toBeGreaterThanOrEqual(48 + 8)
})
