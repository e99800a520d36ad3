import fc from "fast-check"
import { type Count, piecesOf, subtractCounts, totalOf, validateCount } from "@/lib/core/cash/count"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { cashRounding } from "@/lib/core/cash/rounding"
import { countSchema } from "@/lib/core/cash/schema"
import { currencies } from "@/lib/core/money"
import { addCounts } from "../support/counts"

const euro: Count = { pieces: { 5000: 3, 200: 1 }, rolls: { 200: 1 }, bundles: { 500: 2 } }

test("every currency of the product has notes and coins, each once and from the largest", () => {
  for (const currency of currencies) {
    const kinds = denominationsOf(currency).map(({ kind }) => kind)
    expect([currency, kinds.includes("note"), kinds.includes("coin")]).toEqual([currency, true, true])
    const values = denominationsOf(currency).map(({ value }) => value)
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a))
  }
  expect(denominationsOf("XXX")).toEqual([])
})

test("a roll of 2-euro coins is fifty euros, a bundle of fives five hundred", () => {
  expect(totalOf({ pieces: {}, rolls: { 200: 1 } }, "EUR")).toBe(50_00)
  expect(totalOf({ pieces: {}, bundles: { 500: 1 } }, "EUR")).toBe(500_00)
  expect(totalOf(euro, "EUR")).toBe(150_00 + 2_00 + 50_00 + 1000_00)
  expect(piecesOf(euro, "EUR")).toEqual({ 5000: 3, 200: 26, 500: 200 })
})

test("a count with a note that the currency doesn't have, a pack that doesn't exist or half a coin is refused", () => {
  expect(validateCount(euro, "EUR")).toEqual([])
  expect(validateCount({ pieces: { 300: 1, 100: 1.5, 50: -1 }, rolls: { 5000: 1 } }, "EUR")).toEqual([
    { unit: "pieces", value: "50", problem: "piecesInvalid" },
    { unit: "pieces", value: "100", problem: "piecesInvalid" },
    { unit: "pieces", value: "300", problem: "denominationUnknown" },
    { unit: "rolls", value: "5000", problem: "packUnknown" },
  ])
})

test("the schema accepts counts and refuses what is no face value", () => {
  expect(countSchema.safeParse(euro).success).toBe(true)
  for (const pieces of [{ fifty: 1 }, { "-5": 1 }, { 500: -1 }, { 500: 0.5 }, { 500: 1_000_000 }])
    expect([pieces, countSchema.safeParse({ pieces }).success]).toEqual([pieces, false])
})

test("one can't take what isn't there, though the sum would do", () => {
  expect(subtractCounts({ pieces: { 5000: 1 } }, { pieces: { 2000: 1 } }, "EUR")).toBeUndefined()
  expect(subtractCounts({ pieces: { 5000: 2 } }, { pieces: { 5000: 2 } }, "EUR")).toEqual({ pieces: {} })
})

test("cash is rounded to five cents in Finland and Ireland, and not in Germany", () => {
  expect(["FI", "IE", "DE", "SE"].map(cashRounding)).toEqual([5, 5, 1, 100])
})

test("putting heaps together and taking one away again changes nothing", () => {
  const pieces = fc.dictionary(
    fc.constantFrom(...denominationsOf("EUR").map(({ value }) => String(value))),
    fc.integer({ min: 0, max: 500 }),
  )
  fc.assert(
    fc.property(pieces, pieces, (a, b) => {
      const [one, other] = [{ pieces: a }, { pieces: b }]
      const both = addCounts(one, other, "EUR")
      expect(totalOf(both, "EUR")).toBe(totalOf(one, "EUR") + totalOf(other, "EUR"))
      expect(subtractCounts(both, other, "EUR")?.pieces).toEqual(piecesOf(one, "EUR"))
    }),
  )
})
