import fc from "fast-check"
import { afterDiscount, currencies, formatAmount, major, maxMinor, minor, roundedShare } from "@/lib/core/money"

const amount = fc.integer({ min: -maxMinor, max: maxMinor })

test("converting an amount to whole currency and back keeps every cent", () => {
  fc.assert(
    fc.property(amount, (pennies) => expect(minor(major(pennies))).toBe(pennies || 0)),
    { numRuns: 2000 },
  )
})

test("a formatted amount shows every cent, in any currency", () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...currencies), (pennies, currency) => {
      const text = formatAmount(pennies, currency)
      expect(minor(Number(text.replace(/[^\d.-]/g, "")))).toBe(pennies || 0)
      expect(text.startsWith("-")).toBe(pennies < 0)
      expect(text.endsWith(".00")).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test("a share is at most half a unit off, and symmetric for negative amounts", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (dividend, divisor) => {
        const share = roundedShare(dividend, divisor)
        const off = share * divisor - dividend
        expect((off < 0n ? -off : off) * 2n <= divisor).toBe(true)
        expect(roundedShare(-dividend, divisor)).toBe(-share)
      },
    ),
  )
})

test("a discount never raises an amount; 0 % leaves it, 100 % leaves nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxMinor }), fc.integer({ min: 0, max: 100 }), (pennies, percent) => {
      const less = afterDiscount(pennies, percent)
      expect(less >= 0 && less <= pennies).toBe(true)
      expect(afterDiscount(pennies, 0)).toBe(pennies)
      expect(afterDiscount(pennies, 100)).toBe(0)
    }),
  )
})
