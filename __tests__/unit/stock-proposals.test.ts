import fc from "fast-check"
import { foundIn, scannedIn, searchable } from "@/components/features/stock/search-products"
import { proposedQuantity } from "@/lib/features/stock/values/proposals"

// How much to order, and how a phone finds a product to count.

const need = fc.record({
  onHand: fc.integer({ min: -50, max: 500 }),
  reserved: fc.integer({ min: 0, max: 50 }),
  ordered: fc.integer({ min: 0, max: 100 }),
  sold: fc.integer({ min: 0, max: 2_000 }),
  reorderPoint: fc.integer({ min: 0, max: 200 }),
  outer: fc.integer({ min: 1, max: 72 }),
})
const days = fc.integer({ min: 1, max: 60 })

test("an order is of whole cartons, none above the reorder point, and otherwise brings the shop above it", () => {
  fc.assert(
    fc.property(need, days, (one, cover) => {
      const quantity = proposedQuantity(one, cover)
      const there = one.onHand - one.reserved + one.ordered
      expect(quantity % one.outer).toBe(0)
      expect(quantity > 0).toBe(there <= one.reorderPoint)
      if (quantity === 0) return
      const target = one.reorderPoint + Math.ceil((one.sold * cover) / 28)
      expect(there + quantity).toBeGreaterThanOrEqual(target)
      // No carton more than needed.
      expect(there + quantity - one.outer).toBeLessThan(Math.max(target, there + 1))
    }),
  )
})

test("a proposal that is ordered leaves nothing to propose, and more days never mean fewer pieces", () => {
  fc.assert(
    fc.property(need, days, days, (one, first, second) => {
      const quantity = proposedQuantity(one, first)
      const target = proposedQuantity({ ...one, sold: 0, ordered: one.ordered + quantity }, first)
      if (one.sold > 0) expect(target).toBe(0)
      const [short, long] = [first, second].sort((a, b) => a - b) as [number, number]
      expect(proposedQuantity(one, long)).toBeGreaterThanOrEqual(proposedQuantity(one, short))
    }),
  )
})

test("a product is found by words in any order, without accents, by its number and by digits of its barcode", () => {
  const products = [
    { id: 1, name: "Crème brûlée", sku: "CB-1", gtins: ["04006381333931"] },
    { id: 2, name: "Brass Fountain Pen", sku: "LD-001", gtins: [] },
  ]
  const find = (q: string) => foundIn(searchable(products), q).map(({ id }) => id)
  expect(["brulee creme", "PEN fountain", "ld-001", "6381333931", "pen creme", ""].map(find)).toEqual([
    ...[[1], [2], [2], [1], [], [1, 2]],
  ])
  expect(scannedIn(products, "4006381333931")?.id).toBe(1)
  expect(scannedIn(products, "4006381333932")).toBeUndefined()
})
