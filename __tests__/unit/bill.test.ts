import fc from "fast-check"
import { netOf } from "@/lib/core/money"
import type { Reward } from "@/lib/core/pricing/types"
import { bill, type Priced } from "@/lib/features/orders/service/bill"
import { deliveryMinor } from "@/lib/features/orders/values"
import { storedOffer } from "../support/offers"

const line = (productId: number): fc.Arbitrary<Priced> =>
  fc.record({
    productId: fc.constant(productId),
    qty: fc.integer({ min: 1, max: 999 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    discountPercentage: fc.integer({ min: 0, max: 20 }),
    hasFreeShipping: fc.boolean(),
    categories: fc.subarray([1, 2, 3]),
    vatRate: fc.constantFrom(0, 700, 1_400, 2_550),
  })
const cart = fc
  .integer({ min: 0, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => line(i))))

const rate = fc.integer({ min: 1, max: 10_000 })
const amount = fc.integer({ min: 1, max: 200_000 })
const minimum = fc.integer({ min: 0, max: 500_000 })
const reward: fc.Arbitrary<Reward<number>> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), rate }),
  fc.record({ kind: fc.constant("amount" as const), off: amount }),
  fc.record({ kind: fc.constant("n-for" as const), pieces: fc.integer({ min: 2, max: 5 }), price: amount }),
  fc.record({ kind: fc.constant("threshold" as const), minimum, off: fc.record({ rate }) }),
  fc.record({ kind: fc.constant("threshold" as const), minimum, off: fc.record({ amount }) }),
  fc.record({ kind: fc.constant("free-delivery" as const), minimum }),
)
const offers = fc
  .array(fc.tuple(reward, fc.boolean(), fc.constantFrom(null, "CODE")), { maxLength: 4 })
  .map((all) => all.map(([one, stacks, code], i) => storedOffer(one, { id: i + 1, stacks, code })))
const moment = { shop: 1, channel: "web", date: "2026-03-04", minutes: 720 }
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test("a cart's total adds up to the cent and is never negative, nor is a line", () => {
  fc.assert(
    fc.property(cart, offers, (lines, given) => {
      const { lines: billed, amounts } = bill(lines, { offers: given, moment })
      const { subtotal, discount, couponDiscount, delivery, total } = amounts
      expect(total).toBe(subtotal - discount - couponDiscount + delivery)
      expect(sum(billed.map((one) => one.total))).toBe(subtotal - discount)
      for (const number of [...Object.values(amounts), ...billed.map((one) => one.total)]) {
        expect(Number.isSafeInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
      }
      expect(couponDiscount).toBe(
        sum(billed.flatMap(({ reductions }) => reductions.filter(({ code }) => code).map((one) => one.amount))),
      )
    }),
  )
})

test("VAT by rate, with delivery, adds up to the total", () => {
  fc.assert(
    fc.property(cart, offers, (lines, given) => {
      const { vat, amounts } = bill(lines, { offers: given, moment })
      expect(sum(vat.map(({ gross }) => gross))).toBe(amounts.total)
      for (const { rate: of, net, vat: tax, gross } of vat)
        expect([BigInt(net), net + tax]).toEqual([netOf(BigInt(gross), of), gross])
    }),
  )
})

test("without offers, a line's discount rounds once, by less than a cent", () => {
  fc.assert(
    fc.property(line(1), (one) => {
      const exact = (one.price * one.qty * (100 - one.discountPercentage)) / 100
      const [billed] = bill([one], { offers: [], moment }).lines
      expect(Math.abs((billed?.total ?? 0) - exact)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test("the order of lines doesn't matter", () => {
  fc.assert(
    fc.property(cart, offers, (lines, given) => {
      const [one, other] = [lines, [...lines].reverse()].map((each) => bill(each, { offers: given, moment }))
      expect([other?.amounts, other?.vat]).toEqual([one?.amounts, one?.vat])
    }),
  )
})

test("delivery is charged once, unless everything ships free or an offer covers it", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const ships = lines.some(({ hasFreeShipping }) => !hasFreeShipping)
      expect(bill(lines, { offers: [], moment }).amounts.delivery).toBe(ships ? deliveryMinor : 0)
      const free = [storedOffer({ kind: "free-delivery", minimum: 0 })]
      const { amounts, uses } = bill(lines, { offers: free, moment })
      expect([amounts.delivery, uses.length]).toEqual([0, 1])
    }),
  )
})

test("VAT is left out if the country is unknown", () => {
  const one = { productId: 1, qty: 1, price: 100, discountPercentage: 0, hasFreeShipping: true, categories: [] }
  expect(bill([{ ...one, vatRate: null }], { offers: [], moment }).vat).toEqual([])
})

test("an amount too large to be exact is rejected", () => {
  const dear = { productId: 1, qty: 999, price: Number.MAX_SAFE_INTEGER, discountPercentage: 0, hasFreeShipping: true }
  expect(() => bill([{ ...dear, categories: [], vatRate: 0 }], { offers: [], moment })).toThrow("422")
})
