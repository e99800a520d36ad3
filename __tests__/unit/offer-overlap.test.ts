import type { Conditions, Reward } from "@/lib/core/pricing/types"
import { holdTogether, overlapOf } from "@/lib/features/offers/service/overlap"
import { everything, offer, products } from "../support/offers"

// Whether two offers can be about the same piece.

const tenth: Reward = { kind: "percent", rate: 1_000 }
const fifth: Reward = { kind: "percent", rate: 2_000 }
/** Product 1 is in subcategory 11 of category 10, product 2 in category 20. */
const belonging = {
  products: new Map([
    [1, [11, 10]],
    [2, [20]],
  ]),
  parents: new Map([
    [10, null],
    [11, 10],
    [20, null],
  ]),
}
const inCategory = (...categories: number[]) => ({ products: [], categories })
const overlap = (one: object, other: object) =>
  overlapOf(offer(tenth, { id: 1, ...one }), offer(fifth, { id: 2, ...other }), belonging)

test("goods meet as the same product, through a category or its subcategory, or as all goods", () => {
  expect(overlap({ target: products(1) }, { target: products(1, 2) })).toBe("best")
  expect(overlap({ target: products(1) }, { target: products(2) })).toBeUndefined()
  expect(overlap({ target: products(1) }, { target: inCategory(10) })).toBe("best")
  expect(overlap({ target: inCategory(11) }, { target: inCategory(10) })).toBe("best")
  expect(overlap({ target: inCategory(10) }, { target: inCategory(20) })).toBeUndefined()
  expect(overlap({ target: everything }, { target: inCategory(20) })).toBe("best")
})

test("the parts of a bundle and the goods that one gets count too", () => {
  const parts = [
    { target: products(1), pieces: 1 },
    { target: products(2), pieces: 1 },
  ]
  expect(
    overlap({ reward: { kind: "bundle", parts, price: 1n }, target: everything }, { target: inCategory(20) }),
  ).toBe("best")
  const got = { reward: { kind: "buy-get", buy: 1, get: 1, rate: 1, gets: products(2) }, target: products(1) }
  expect(overlap(got, { target: products(2) })).toBe("best")
})

test("shops, channels, days, weekdays and hours keep offers apart", () => {
  const together = (one: Conditions, other: Conditions) => [holdTogether(one, other), holdTogether(other, one)]
  expect(together({ shops: [1, 2] }, { shops: [2] })).toEqual([true, true])
  expect(together({ shops: [1] }, { shops: [2] })).toEqual([false, false])
  expect(together({ channels: ["web"] }, { channels: ["shop"] })).toEqual([false, false])
  expect(together({ until: "2026-03-31" }, { from: "2026-04-01" })).toEqual([false, false])
  expect(together({ until: "2026-04-01" }, { from: "2026-04-01" })).toEqual([true, true])
  expect(together({ weekdays: [1, 2] }, { weekdays: [3] })).toEqual([false, false])
  expect(together({ hours: { from: 0, to: 600 } }, { hours: { from: 600, to: 700 } })).toEqual([false, false])
  expect(together({ hours: { from: 0, to: 601 } }, { hours: { from: 600, to: 700 } })).toEqual([true, true])
  // Sunday night reaches into Monday.
  const night = { weekdays: [7], hours: { from: 1_320, to: 120 } }
  expect(together(night, { weekdays: [1], hours: { from: 60, to: 90 } })).toEqual([true, true])
  expect(together(night, { weekdays: [1], hours: { from: 120, to: 180 } })).toEqual([false, false])
  expect(together(night, { weekdays: [6] })).toEqual([false, false])
})

test("which offer a piece gets follows from stacking and priority, as in the pricing", () => {
  expect(overlap({ stacks: true }, { stacks: true })).toBe("both")
  expect(overlap({ priority: 2 }, { priority: 1 })).toBe("ours")
  expect(overlap({ priority: 1, stacks: true }, { priority: 2 })).toBe("theirs")
  const total = { reward: { kind: "threshold", minimum: 0n, off: { rate: 1 } } }
  expect([overlap(total, {}), overlap({}, total)]).toEqual(["theirs", "ours"])
  expect(overlap({ reward: { kind: "free-delivery", minimum: 0n } }, {})).toBeUndefined()
})
