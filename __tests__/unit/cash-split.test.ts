import fc from "fast-check"
import { type Count, piecesOf, totalOf } from "@/lib/core/cash/count"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { splitFloat } from "@/lib/core/cash/split"
import { addCounts } from "../support/counts"

test("coins and small notes stay in the drawer, large notes go to the safe", () => {
  const count = { pieces: { 5000: 3, 2000: 4, 1000: 5, 500: 6, 200: 10 } }
  const [{ float, rest, missing }, ...others] = splitFloat(count, 100_00, "EUR")
  expect(float.pieces).toEqual({ 200: 10, 500: 6, 1000: 5 })
  expect(rest.pieces).toEqual({ 5000: 3, 2000: 4 })
  expect([missing, others]).toEqual([0, []])
})

test("odd cents go to the safe where the float is exact without them", () => {
  const [{ float, missing }] = splitFloat({ pieces: { 1: 3, 5000: 2, 10000: 1 } }, 100_00, "EUR")
  expect([float.pieces, missing]).toEqual([{ 5000: 2 }, 0])
})

test("an exact float is found where taking the smallest pieces first misses it", () => {
  const [{ float, missing }] = splitFloat({ pieces: { 2000: 3, 5000: 1 } }, 60_00, "EUR")
  expect([float.pieces, missing]).toEqual([{ 2000: 3 }, 0])
  const [mixed] = splitFloat({ pieces: { 500: 1, 1000: 1, 2000: 1, 5000: 1 } }, 70_00, "EUR")
  expect([mixed.float.pieces, mixed.missing]).toEqual([{ 2000: 1, 5000: 1 }, 0])
})

test("without an exact float, the nearest below and above are proposed", () => {
  const splits = splitFloat({ pieces: { 5000: 3, 200: 1 } }, 120_00, "EUR")
  expect(splits.map(({ float, missing }) => [float.pieces, missing])).toEqual([
    [{ 5000: 2, 200: 1 }, 18_00],
    [{ 5000: 3 }, -30_00],
  ])
})

test("a drawer with less than the float keeps everything", () => {
  const splits = splitFloat({ pieces: { 2000: 2 } }, 100_00, "EUR")
  expect(splits.map(({ rest, missing }) => [rest.pieces, missing])).toEqual([[{}, 60_00]])
  expect(splitFloat({ pieces: {} }, 100_00, "EUR")).toEqual([
    { float: { pieces: {} }, rest: { pieces: {} }, missing: 100_00 },
  ])
})

const values = denominationsOf("EUR").map(({ value }) => String(value))
const drawer = (max: number) => fc.dictionary(fc.constantFrom(...values), fc.integer({ min: 0, max }))

test("no money is lost or made, and no more pieces are used than there are", () => {
  fc.assert(
    fc.property(drawer(60), fc.integer({ min: 0, max: 500_00 }), (counted, target) => {
      const count = { pieces: counted, rolls: { 200: 1 } }
      const splits = splitFloat(count, target, "EUR")
      for (const { float, rest, missing } of splits) {
        expect(addCounts(float, rest, "EUR").pieces).toEqual(piecesOf(count, "EUR"))
        expect([...Object.values(float.pieces), ...Object.values(rest.pieces)].every((of) => of >= 0)).toBe(true)
        expect(totalOf(float, "EUR") + missing).toBe(target)
      }
      expect(splits[0].missing).toBeGreaterThanOrEqual(0)
      expect(splits.length === 1 || (splits[0].missing > 0 && (splits[1]?.missing ?? 0) < 0)).toBe(true)
    }),
  )
})

/** Every sum that a few pieces make, by trying all of them. */
function sumsOf({ pieces }: Count): number[] {
  const single = Object.entries(pieces).flatMap(([value, of]) => Array<number>(of).fill(Number(value)))
  const sums = new Set([0])
  for (const value of single) for (const sum of [...sums]) sums.add(sum + value)
  return [...sums]
}

test("no float of the drawer is nearer to the target, below or above", () => {
  fc.assert(
    fc.property(drawer(2), fc.integer({ min: 0, max: 100_00 }), (counted, target) => {
      const few = { pieces: Object.fromEntries(Object.entries(counted).slice(0, 5)) }
      const sums = sumsOf(few)
      const below = Math.max(...sums.filter((sum) => sum <= target))
      const above = Math.min(...sums.filter((sum) => sum > target))
      const expected = below === target || above === Number.POSITIVE_INFINITY ? [below] : [below, above]
      expect(splitFloat(few, target, "EUR").map(({ float }) => totalOf(float, "EUR"))).toEqual(expected)
    }),
  )
})

test("a drawer with too many sums to try keeps its smallest pieces", () => {
  const [{ float }] = splitFloat({ pieces: { 1: 5, 50000: 99_999 } }, 1_000_000_05, "EUR")
  expect(float.pieces).toEqual({ 1: 5, 50000: 2000 })
})
