import fc from "fast-check"
import { formatAmount, roundedShare } from "@/lib/core/money"
import { type BilledLine, billTotals, findInexact, lineAmounts, thousandths } from "@/lib/core/vat"

const line: fc.Arbitrary<BilledLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
  unitPriceMinor: fc.maxSafeInteger(),
  discount: fc.integer({ min: 0, max: 10_000 }),
  vatRate: fc.constantFrom(0, 250, 600, 1200, 1900, 2500, 10_000),
})
/** Lines whose amounts and sums are exact as numbers; the service rejects others. */
const lines = fc.array(line, { maxLength: 60 }).map((all) => {
  const fitting = all.filter((one) => findInexact([one]) === undefined)
  return findInexact(fitting) === undefined ? fitting : fitting.slice(0, 1)
})
const fitting = line.filter((one) => findInexact([one]) === undefined)

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test("amounts add up to the cent: by rate, over the lines, and to the total", () => {
  fc.assert(
    fc.property(lines, (bill) => {
      const amounts = bill.map(lineAmounts)
      const rates = [...new Set(bill.map(({ vatRate }) => vatRate))]
      const summary = rates.map((rate) => billTotals(bill.filter(({ vatRate }) => vatRate === rate)))
      const totals = billTotals(bill)
      expect(sum(summary.map(({ netMinor }) => netMinor))).toBe(sum(amounts.map(({ netMinor }) => netMinor)))
      expect(sum(summary.map(({ vatMinor }) => vatMinor))).toBe(sum(amounts.map(({ vatMinor }) => vatMinor)))
      expect(totals.netMinor + totals.vatMinor).toBe(totals.totalMinor)
      expect(totals.vatMinor).toBe(sum(summary.map(({ vatMinor }) => vatMinor)))
    }),
    { numRuns: 500 },
  )
})

test("a line's amounts are integers within half a cent of the exact ones", () => {
  fc.assert(
    fc.property(fitting, (one) => {
      const { netMinor, vatMinor } = lineAmounts(one)
      const exact = BigInt(one.quantity) * BigInt(one.unitPriceMinor) * BigInt(10_000 - one.discount)
      const off = BigInt(netMinor) * 10_000_000n - exact
      expect((off < 0n ? -off : off) * 2n <= 10_000_000n).toBe(true)
      const vatOff = BigInt(vatMinor) * 10_000n - BigInt(netMinor) * BigInt(one.vatRate)
      expect((vatOff < 0n ? -vatOff : vatOff) * 2n <= 10_000n).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test("a return credits exactly what was billed", () => {
  fc.assert(
    fc.property(line, (one) => {
      const back = lineAmounts({ ...one, unitPriceMinor: -one.unitPriceMinor })
      const { netMinor, vatMinor } = lineAmounts(one)
      expect([back.netMinor + netMinor, back.vatMinor + vatMinor]).toEqual([0, 0])
    }),
  )
})

test("a line or a sum beyond 2^53 is found, wherever it is", () => {
  const one = (unitPriceMinor: number, vatRate = 0) => ({ quantity: 1000, unitPriceMinor, discount: 0, vatRate })
  const half = 2 ** 52
  expect(findInexact([one(Number.MAX_SAFE_INTEGER)])).toBeUndefined()
  expect(findInexact([one(1), one(Number.MAX_SAFE_INTEGER, 1)])).toBe(1)
  expect(findInexact([one(half), one(half)])).toBe("total")
  // The total would fit, but not the row of the summary with this rate.
  expect(findInexact([one(half), one(half), one(-half, 2500)])).toBe("total")
  expect(findInexact([one(half), one(half), one(-half)])).toBeUndefined()
})

test.each([
  [1.234, 1234],
  [1_000_000, 1_000_000_000],
  [0.1 + 0.2, undefined],
  [1.2345, undefined],
])("%s pieces are %s thousandths", (quantity, units) => {
  expect(thousandths(quantity)).toBe(units)
})

test.each([
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [4n, 10n, 0n],
  [15n, 10n, 2n],
  [0n, 7n, 0n],
])("%s / %s is rounded to %s", (dividend, divisor, share) => {
  expect(roundedShare(dividend, divisor)).toBe(share)
})

test.each([
  [20_500, "USD", "$205"],
  [-20_500, "USD", "-$205"],
  [120_550, "USD", "$1,205.50"],
  [1, "EUR", "€0.01"],
])("%s %s is written %s", (minor, currency, text) => {
  expect(formatAmount(minor, currency)).toBe(text)
})
