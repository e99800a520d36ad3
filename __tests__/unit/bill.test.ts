import fc from "fast-check"
import { bill, goodsTotal, type Priced, type Reduction } from "@/lib/features/orders/service/bill"
import { deliveryMinor } from "@/lib/features/orders/values"

const line: fc.Arbitrary<Priced> = fc.record({
  qty: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 0, max: 50_000 }),
  discountPercentage: fc.integer({ min: 0, max: 20 }),
  hasFreeShipping: fc.boolean(),
})
const cart = fc.array(line, { maxLength: 20 })
const coupon: fc.Arbitrary<Reduction | undefined> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 0, max: 2_000_000 }) }),
    fc.record({ kind: fc.constant("freeDelivery" as const), value: fc.constant(0) }),
  ),
  { nil: undefined },
)
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test("a cart's total adds up to the cent and is never negative", () => {
  fc.assert(
    fc.property(cart, coupon, (lines, reduction) => {
      const { lines: billed, amounts } = bill(lines, reduction)
      const { subtotal, discount, couponDiscount, delivery, total } = amounts
      expect(total).toBe(subtotal - discount - couponDiscount + delivery)
      expect(sum(billed.map((one) => one.total))).toBe(subtotal - discount)
      for (const amount of Object.values(amounts)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
      }
      expect(couponDiscount).toBeLessThanOrEqual(subtotal - discount)
    }),
  )
})

test("a line rounds once, by less than a cent", () => {
  fc.assert(
    fc.property(line, (one) => {
      const exact = (one.price * one.qty * (100 - one.discountPercentage)) / 100
      expect(Math.abs(Number(goodsTotal([one])) - exact)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test("the order of lines doesn't matter, and more in the cart never costs less", () => {
  fc.assert(
    fc.property(cart, line, coupon, (lines, more, reduction) => {
      expect(bill([...lines].reverse(), reduction).amounts).toEqual(bill(lines, reduction).amounts)
      expect(goodsTotal([...lines, more])).toBeGreaterThanOrEqual(goodsTotal(lines))
    }),
  )
})

test("delivery is charged once, unless everything ships free or a coupon covers it", () => {
  fc.assert(
    fc.property(cart, coupon, (lines, reduction) => {
      const free = reduction?.kind === "freeDelivery" || lines.every(({ hasFreeShipping }) => hasFreeShipping)
      expect(bill(lines, reduction).amounts.delivery).toBe(free ? 0 : deliveryMinor)
    }),
  )
})

test("an amount too large to be exact is rejected", () => {
  const dear = { qty: 999, price: Number.MAX_SAFE_INTEGER, discountPercentage: 0, hasFreeShipping: true }
  expect(() => bill([dear])).toThrow("422")
})
