import fc from "fast-check"
import { readDecimal, writeDecimal } from "@/lib/core/decimal-text"

test.each([
  ["1234.5", "en", 1234.5],
  ["1234,5", "en", 1234.5],
  ["1,234", "en", 1234],
  ["1,234", "de", 1.234],
  ["1.234", "de", 1234],
  ["1.234", "en", 1.234],
  ["1.234,56", "en", 1234.56],
  ["1,234.56", "de", 1234.56],
  ["1,234,567", "en", 1_234_567],
  ["1 234,56", "fr", 1234.56],
  ["1\u202f234,56", "fr", 1234.56],
  ["1'234.50", "de", 1234.5],
  ["-3,5", "pt", -3.5],
  ["\u22123.5", "en", -3.5],
  [",5", "de", 0.5],
  [" 7 ", "en", 7],
])("%j in %s is %d", (text, locale, number) => {
  expect(readDecimal(text, locale)).toBe(number)
})

test.each(["", "abc", "1e5", "--1", "1-2", ".", "$5", "Infinity", "NaN"])("%j is not a number", (text) => {
  expect(readDecimal(text, "en")).toBeUndefined()
})

test("a formatted number reads back the same, in every language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom("en", "de", "fr", "pt"),
      (cents, locale) => {
        expect(readDecimal(writeDecimal(cents / 100, locale, 2), locale)).toBe(cents / 100)
      },
    ),
  )
})
