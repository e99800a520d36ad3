import fc from "fast-check"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import {
  afterDiscount,
  currencies,
  formatAmount,
  isWholeMinor,
  major,
  majorText,
  maxMajor,
  maxMinor,
  minor,
  minorIn,
  money,
  roundedShare,
} from "@/lib/core/money"

const amount = fc.maxSafeInteger()
const locale = fc.constantFrom("en", "de", "fr", "pt")

test("converting an amount to decimal text and back keeps every cent, up to the largest", () => {
  fc.assert(
    fc.property(amount, (pennies) => expect(minorIn(majorText(pennies))).toBe(pennies || 0)),
    { numRuns: 2000 },
  )
  expect(majorText(maxMinor)).toBe("90071992547409.91")
  expect(minorIn("90071992547409.91")).toBe(maxMinor)
})

test("an amount as a decimal number keeps every cent up to 15 digits, also through JSON", () => {
  const max = minor(maxMajor)
  expect(max).toBe(999_999_999_999_999)
  fc.assert(
    fc.property(fc.integer({ min: -max, max }), (pennies) => {
      expect(minor(JSON.parse(JSON.stringify(major(pennies))))).toBe(pennies || 0)
    }),
    { numRuns: 2000 },
  )
})

test.each([0.1 + 0.2, 19.955, 1e-7, 1e21, Number.NaN])("%s is no amount, and is never rounded to one", (number) => {
  expect(isWholeMinor(number)).toBe(false)
  expect(() => minor(number)).toThrow(RangeError)
})

test("a formatted amount shows every cent, in any currency", () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...currencies), (pennies, currency) => {
      const text = formatAmount(pennies, currency)
      expect(minorIn(text.replace(/[^\d.-]/g, ""))).toBe(pennies || 0)
      expect(text.startsWith("-")).toBe(pennies < 0)
      expect(text.endsWith(".00")).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test("an amount in a language shows every digit", () => {
  fc.assert(
    fc.property(amount, locale, (pennies, locale) => {
      const digits = money(pennies, "EUR", locale).replace(/\D/g, "")
      expect(digits).toBe(String(Math.abs(pennies)).padStart(3, "0"))
      expect(money(BigInt(pennies), "EUR", locale)).toBe(money(pennies || 0, "EUR", locale))
    }),
    { numRuns: 1000 },
  )
  expect(money(maxMinor, "EUR", "en")).toBe("€90,071,992,547,409.91")
  expect(money(1234, "JPY", "en")).toBe(
    new Intl.NumberFormat(intlLocale("en"), { style: "currency", currency: "JPY" }).format(1234),
  )
})

test("a share is at most half a unit off, and symmetric for negative amounts", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
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
  const pence = fc.bigInt({ min: 0n, max: BigInt(maxMinor) * 999n })
  fc.assert(
    fc.property(pence, fc.integer({ min: 0, max: 100 }), (pennies, percent) => {
      const less = afterDiscount(pennies, percent)
      expect(less >= 0n && less <= pennies).toBe(true)
      expect(afterDiscount(pennies, 0)).toBe(pennies)
      expect(afterDiscount(pennies, 100)).toBe(0n)
    }),
  )
})
