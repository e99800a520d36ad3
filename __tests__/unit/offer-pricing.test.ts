import { price } from "@/lib/core/pricing/price"
import { basket, line, offer, products } from "../support/offers"

// The effect of offers on a basket. Amounts are in cents.

const amounts = (priced: ReturnType<typeof price>) =>
  Object.fromEntries(priced.lines.map(({ id, amount }) => [id, Number(amount)]))

test("“2 for €3” over two VAT rates: the receipt adds up, and VAT per rate is right", () => {
  const lines = [line(1, 1, 199, { vatRate: 2400 }), line(2, 1, 149, { vatRate: 1400 })]
  const priced = price(basket(lines), [offer({ kind: "n-for", pieces: 2, price: 300n })])
  // 48 cents off 348: 27.4 and 20.6, so the cent that is left goes to the second.
  expect(amounts(priced)).toEqual({ 1: 172, 2: 128 })
  expect(priced.vat).toEqual([
    { rate: 1400, gross: 128n, net: 112n, vat: 16n },
    { rate: 2400, gross: 172n, net: 139n, vat: 33n },
  ])
  expect([priced.full, priced.discount, priced.total]).toEqual([348n, 48n, 300n])
})

test("a percentage is rounded once per line, halves away from zero", () => {
  const priced = price(basket([line(1, 3, 115), line(2, 1, 99)]), [offer({ kind: "percent", rate: 1000 })])
  // 34.5 of 345, and 9.9 of 99.
  expect(amounts(priced)).toEqual({ 1: 310, 2: 89 })
})

test("an amount off never makes a piece cost less than nothing, and a fixed price makes none dearer", () => {
  const lines = [line(1, 2, 30), line(2, 1, 500)]
  expect(amounts(price(basket(lines), [offer({ kind: "amount", off: 50n })]))).toEqual({ 1: 0, 2: 450 })
  expect(amounts(price(basket(lines), [offer({ kind: "fixed-price", price: 100n })]))).toEqual({ 1: 60, 2: 100 })
})

test("groups take the dearest pieces; what is left over costs its price", () => {
  const lines = [line(1, 4, 100), line(2, 3, 200)]
  const priced = price(basket(lines), [offer({ kind: "n-for", pieces: 3, price: 250n })])
  // 3 × 200 for 250, then 3 × 100 for 250, and one for 100.
  expect(amounts(priced)).toEqual({ 1: 350, 2: 250 })
  expect(priced.uses).toEqual([{ offer: 1, times: 2 }])
})

test("a group that would cost more than without the offer stays as it is", () => {
  const priced = price(basket([line(1, 3, 50), line(2, 3, 100)]), [offer({ kind: "n-for", pieces: 3, price: 200n })])
  expect(amounts(priced)).toEqual({ 1: 150, 2: 200 })
})

test("buy 2, get 1 free: the cheapest of each three is free", () => {
  const lines = [line(1, 2, 300), line(2, 2, 200), line(3, 3, 100)]
  const free = offer({ kind: "buy-get", buy: 2, get: 1, rate: 10_000 })
  // 300 300 [200], 200 100 [100], 100.
  expect(amounts(price(basket(lines), [free]))).toEqual({ 1: 600, 2: 200, 3: 200 })
  const once = { ...free, most: 1 }
  expect(amounts(price(basket(lines), [once]))).toEqual({ 1: 600, 2: 200, 3: 300 })
})

test("buy X, get Y for half: the cheapest Y, once for each X", () => {
  const reward = { kind: "buy-get", buy: 1, get: 1, rate: 5_000, gets: products(2, 3) } as const
  const lines = [line(1, 1, 900), line(2, 1, 401), line(3, 1, 300)]
  expect(amounts(price(basket(lines), [offer(reward, { target: products(1) })]))).toEqual({ 1: 900, 2: 401, 3: 150 })
})

test("a bundle has one price, spread over its parts", () => {
  const parts = [
    { target: products(1), pieces: 1 },
    { target: products(2), pieces: 2 },
  ]
  const lines = [line(1, 2, 500), line(2, 3, 250)]
  const priced = price(basket(lines), [offer({ kind: "bundle", parts, price: 800n })])
  expect(amounts(priced)).toEqual({ 1: 900, 2: 650 })
})

test("an offer from a total on sees what other offers have left", () => {
  const lines = [line(1, 1, 6_000), line(2, 1, 4_000)]
  const total = offer({ kind: "threshold", minimum: 9_000n, off: { amount: 1_000n } }, { id: 2, stacks: true })
  expect(price(basket(lines), [total]).total).toBe(9_000n)
  const fifth = offer({ kind: "percent", rate: 2_000 }, { stacks: true })
  expect(price(basket(lines), [total, fifth]).total).toBe(8_000n)
  const tenth = offer({ kind: "percent", rate: 1_000 }, { stacks: true })
  expect(price(basket(lines), [total, tenth]).total).toBe(8_000n)
})

test("a piece has one offer that doesn't stack: that of the highest priority, else the one that saves most", () => {
  const ten = offer({ kind: "percent", rate: 1_000 }, { id: 1 })
  const twenty = offer({ kind: "percent", rate: 2_000 }, { id: 2 })
  const goods = basket([line(1, 1, 1_000)])
  expect(price(goods, [ten, twenty]).total).toBe(800n)
  expect(price(goods, [{ ...ten, priority: 1 }, twenty]).total).toBe(900n)
  expect(price(goods, [{ ...ten, priority: 1, stacks: true }, twenty]).total).toBe(900n)
  expect(
    price(goods, [
      { ...ten, priority: 1, stacks: true },
      { ...twenty, stacks: true },
    ]).total,
  ).toBe(720n)
})

test("offers hold in their shops, channels, days and hours, and for their codes", () => {
  const total = (conditions: object, values = {}) =>
    Number(price(basket([line(1, 1, 1_000)], values), [offer({ kind: "percent", rate: 1_000 }, { conditions })]).total)
  const off = 900
  expect([total({ shops: [1] }), total({ shops: [2] }), total({ channels: ["web"] })]).toEqual([off, 1_000, 1_000])
  expect([total({ from: "2026-03-04", until: "2026-03-04" }), total({ until: "2026-03-03" })]).toEqual([off, 1_000])
  expect([total({ weekdays: [3] }), total({ weekdays: [1, 2, 4, 5, 6, 7] })]).toEqual([off, 1_000])
  expect([total({ code: "SPRING" }), total({ code: "SPRING" }, { codes: ["spring"] })]).toEqual([1_000, off])
  const lunch = { hours: { from: 11 * 60, to: 14 * 60 } }
  expect([total(lunch), total(lunch, { minutes: 14 * 60 })]).toEqual([off, 1_000])
  // From 22:00 on Tuesday until 02:00 on Wednesday.
  const night = { weekdays: [2], hours: { from: 22 * 60, to: 2 * 60 } }
  expect([total(night, { minutes: 60 }), total(night, { minutes: 23 * 60 })]).toEqual([off, 1_000])
})

test("delivery is free from a total on, after the other offers", () => {
  const free = offer({ kind: "free-delivery", minimum: 5_000n }, { id: 2 })
  const goods = basket([line(1, 1, 5_000)])
  expect(price(goods, [free]).freeDelivery).toBe(true)
  expect(price(goods, [free, offer({ kind: "percent", rate: 1 })]).freeDelivery).toBe(false)
})

test("many pieces of a line make their groups at once", () => {
  const lines = [line(1, 10_000_000, 100), line(2, 10_000_000, 90)]
  const priced = price(basket(lines), [offer({ kind: "n-for", pieces: 3, price: 250n })])
  expect(priced.uses).toEqual([{ offer: 1, times: 6_666_666 }])
})
