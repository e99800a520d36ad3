import fc from "fast-check"
import { partsOf } from "@/lib/features/supplier-bills/service/settle"
import type { Bill } from "@/lib/features/supplier-bills/store/bills"

// How an amount is divided among open bills.

const bills = fc
  .array(fc.record({ total: fc.integer({ min: 1, max: 9_000 }), paid: fc.nat(9_000) }), { maxLength: 8 })
  .map((rows) =>
    rows.map(({ total, paid }, id) => ({ id, total, prepaid: 0, allocated: Math.min(paid, total - 1) }) as Bill),
  )
const dueOf = ({ total, allocated }: Bill) => total - allocated
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test("parts never exceed the amount or a bill, and leave nothing while a bill is open", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), bills, (amount, open) => {
      const parts = partsOf(amount, open)
      expect(sum(parts.map((part) => part.amount))).toBe(Math.min(amount, sum(open.map(dueOf))))
      for (const part of parts) {
        expect(part.amount).toBeGreaterThan(0)
        expect(part.amount).toBeLessThanOrEqual(dueOf(part.bill))
      }
      // Only the last bill is partly paid.
      expect(parts.slice(0, -1).every((part) => part.amount === dueOf(part.bill))).toBe(true)
      expect(new Set(parts.map(({ bill }) => bill.id)).size).toBe(parts.length)
    }),
  )
})

test("the first bill of exactly the amount gets all of it, otherwise they are paid in their order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000 }), bills, (amount, open) => {
      const ids = partsOf(amount, open).map(({ bill }) => bill.id)
      const exact = open.find((bill) => dueOf(bill) === amount)
      expect(ids).toEqual(exact ? [exact.id] : open.slice(0, ids.length).map(({ id }) => id))
    }),
  )
})
