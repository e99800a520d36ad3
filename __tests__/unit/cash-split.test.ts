import fc from "fast-check"
import { addCounts, piecesOf, totalOf } from "@/lib/core/cash/count"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { splitFloat } from "@/lib/core/cash/split"

test("coins and small notes stay in the drawer, large notes go to the safe", () => {
  const count = { pieces: { 5000: 3, 2000: 4, 1000: 5, 500: 6, 200: 10 } }
  const { float, rest, missing } = splitFloat(count, 100_00, "EUR")
  expect(float.pieces).toEqual({ 200: 10, 500: 6, 1000: 5 })
  expect(rest.pieces).toEqual({ 5000: 3, 2000: 4 })
  expect(missing).toBe(0)
})

test("odd cents go to the safe where the float is exact without them", () => {
  const { float, missing } = splitFloat({ pieces: { 1: 3, 5000: 2, 10000: 1 } }, 100_00, "EUR")
  expect([float.pieces, missing]).toEqual([{ 5000: 2 }, 0])
})

test("a drawer with less than the float keeps everything", () => {
  const { rest, missing } = splitFloat({ pieces: { 2000: 2 } }, 100_00, "EUR")
  expect([rest.pieces, missing]).toEqual([{}, 60_00])
})

test("no money is lost or made, and the float is never above its target", () => {
  const values = denominationsOf("EUR").map(({ value }) => String(value))
  const pieces = fc.dictionary(fc.constantFrom(...values), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(pieces, fc.integer({ min: 0, max: 500_00 }), (counted, target) => {
      const count = { pieces: counted, rolls: { 200: 1 } }
      const { float, rest, missing } = splitFloat(count, target, "EUR")
      expect(addCounts(float, rest, "EUR").pieces).toEqual(piecesOf(count, "EUR"))
      expect(totalOf(float, "EUR") + missing).toBe(target)
      expect(missing).toBeGreaterThanOrEqual(0)
    }),
  )
})
