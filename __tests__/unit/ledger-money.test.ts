import fc from "fast-check"
import { decimalAmount, exactNumber, netOf, rateOf, spread } from "@/lib/core/money"

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const rate = fc.integer({ min: 0, max: 10_000 })
const size = (value: bigint) => (value < 0n ? -value : value)
const sum = (values: bigint[]) => values.reduce((all, one) => all + one, 0n)

test("a rate of an amount is rounded once, halves away from zero", () => {
  expect([rateOf(50n, 100), rateOf(49n, 100), rateOf(-50n, 100), rateOf(150n, 100)]).toEqual([1n, 0n, -1n, 2n])
  fc.assert(
    fc.property(amount, rate, (value, points) => {
      const part = rateOf(value, points)
      expect(size(part * 10_000n - value * BigInt(points)) * 2n <= 10_000n).toBe(true)
      expect(rateOf(-value, points)).toBe(-part)
    }),
  )
})

test("net and VAT of a gross amount add up, and the VAT is that of the net within a unit", () => {
  fc.assert(
    fc.property(amount, rate, (gross, points) => {
      const net = netOf(gross, points)
      expect(size(gross - net - rateOf(net, points)) <= 1n).toBe(true)
    }),
  )
})

test("parts of a spread add up, are less than a unit from their share, and favour the largest remainders", () => {
  expect(spread(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
  expect(spread(-5n, [1n, 3n, 6n])).toEqual([-1n, -1n, -3n])
  expect(spread(7n, [0n, 0n])).toEqual([7n, 0n])
  expect(() => spread(1n, [1n, -1n])).toThrow(RangeError)
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 }),
      (total, weights) => {
        const parts = spread(total, weights)
        expect(sum(parts)).toBe(total)
        const whole = sum(weights)
        if (whole === 0n) return
        parts.forEach((part, i) => {
          expect(size(part * whole - total * (weights[i] as bigint)) < whole).toBe(true)
        })
        expect(spread(-total, weights)).toEqual(parts.map((part) => -part))
      },
    ),
  )
})

test("decimal text has the decimals of its currency, and only exact numbers leave as JSON", () => {
  expect([decimalAmount(5n, "EUR"), decimalAmount(-123_456n, "EUR"), decimalAmount(1_500n, "JPY")]).toEqual([
    "0.05",
    "-1234.56",
    "1500",
  ])
  fc.assert(fc.property(amount, (value) => expect(BigInt(decimalAmount(value, "EUR").replace(".", ""))).toBe(value)))
  expect(exactNumber(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => exactNumber(9_007_199_254_740_993n)).toThrow(RangeError)
})
