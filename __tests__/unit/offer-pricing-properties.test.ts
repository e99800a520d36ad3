import fc from "fast-check"
import { netOf } from "@/lib/core/money"
import { price } from "@/lib/core/pricing/price"
import type { BasketLine, Offer, Reward, Target } from "@/lib/core/pricing/types"
import { basket, products } from "../support/offers"

// Properties of the prices of any basket with any offers.

const cents = (max: number) => fc.integer({ min: 0, max }).map(BigInt)
const few = fc.integer({ min: 1, max: 4 })
const rate = fc.integer({ min: 0, max: 10_000 })
const target: fc.Arbitrary<Target> = fc.record({
  products: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
})

const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), rate }),
  fc.record({ kind: fc.constant("amount" as const), off: cents(500) }),
  fc.record({ kind: fc.constant("fixed-price" as const), price: cents(900) }),
  fc.record({ kind: fc.constant("n-for" as const), pieces: few, price: cents(2_000) }),
  fc.record(
    { kind: fc.constant("buy-get" as const), buy: few, get: few, rate, gets: target },
    { requiredKeys: ["kind", "buy", "get", "rate"] },
  ),
  fc.record({
    kind: fc.constant("bundle" as const),
    parts: fc.array(fc.record({ target, pieces: few }), { minLength: 1, maxLength: 3 }),
    price: cents(2_000),
  }),
  fc.record({
    kind: fc.constant("threshold" as const),
    minimum: cents(3_000),
    off: fc.oneof(fc.record({ rate }), fc.record({ amount: cents(5_000) })),
  }),
  fc.record({ kind: fc.constant("free-delivery" as const), minimum: cents(3_000) }),
)

const offers: fc.Arbitrary<Offer[]> = fc
  .array(
    fc.record(
      {
        ...{ reward, target, conditions: fc.constant({}), stacks: fc.boolean() },
        ...{ priority: fc.integer({ min: 0, max: 2 }), most: few },
      },
      { requiredKeys: ["reward", "target", "conditions", "stacks", "priority"] },
    ),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, i) => ({ ...one, id: i + 1 })))

const lines: fc.Arbitrary<BasketLine[]> = fc
  .array(
    fc.record({
      ...{ product: fc.integer({ min: 1, max: 6 }), pieces: fc.integer({ min: 1, max: 30 }), price: cents(1_500) },
      ...{ categories: fc.uniqueArray(fc.integer({ min: 1, max: 3 })), vatRate: fc.constantFrom(0, 1_000, 2_400) },
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, i) => ({ ...one, id: `line ${i}` })))

const check = (property: (given: BasketLine[], by: Offer[]) => void) =>
  fc.assert(fc.property(lines, offers, property), { numRuns: 1_000 })
const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n)

test("no line is negative, and each costs its price less what its offers took off", () => {
  check((given, by) => {
    for (const { full, amount, reductions } of price(basket(given), by).lines) {
      expect(amount >= 0n && amount <= full).toBe(true)
      expect(full - sum(reductions.map((one) => one.amount))).toBe(amount)
    }
  })
})

test("lines, and VAT by rate, add up to the total", () => {
  check((given, by) => {
    const { lines: priced, vat, full, discount, total } = price(basket(given), by)
    expect([sum(priced.map(({ amount }) => amount)), sum(vat.map(({ gross }) => gross))]).toEqual([total, total])
    expect(full - discount).toBe(total)
    for (const { rate: of, gross, net, vat: tax } of vat) expect([net, net + tax]).toEqual([netOf(gross, of), gross])
  })
})

test("the order of lines and offers changes nothing", () => {
  const shuffled = fc
    .tuple(lines, offers)
    .chain(([given, by]) =>
      fc.tuple(
        ...[fc.constant(given), fc.constant(by)],
        fc.shuffledSubarray(given, { minLength: given.length }),
        fc.shuffledSubarray(by, { minLength: by.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([given, by, otherLines, otherOffers]) => {
      const byLine = (of: ReturnType<typeof price>) => Object.fromEntries(of.lines.map((one) => [one.id, one]))
      const first = price(basket(given as BasketLine[]), by as Offer[])
      const second = price(basket(otherLines as BasketLine[]), otherOffers as Offer[])
      expect(byLine(second)).toEqual(byLine(first))
      expect([second.total, second.vat, second.uses]).toEqual([first.total, first.vat, first.uses])
    }),
    { numRuns: 1_000 },
  )
})

test("a piece that has an offer that doesn't stack has no other", () => {
  check((given, by) => {
    const alone = by.map((one) => ({ ...one, stacks: false }))
    for (const [i, { reductions }] of price(basket(given), alone).lines.entries())
      expect(reductions.reduce((all, { pieces }) => all + pieces, 0)).toBeLessThanOrEqual(given[i]?.pieces ?? 0)
  })
})

test("an offer is applied at most as often as it says", () => {
  check((given, by) => {
    for (const { offer, times } of price(basket(given), by).uses)
      expect(times).toBeLessThanOrEqual(by.find(({ id }) => id === offer)?.most ?? Number.POSITIVE_INFINITY)
  })
})

test("a piece has several offers only if all of them stack", () => {
  check((given, by) => {
    const alone = new Set(by.filter(({ stacks }) => !stacks).map(({ id }) => id))
    for (const [i, { reductions }] of price(basket(given), by).lines.entries()) {
      const pieces = given[i]?.pieces ?? 0
      const taken = reductions.filter(({ offer }) => alone.has(offer)).reduce((all, one) => all + one.pieces, 0)
      // Pieces with an offer that doesn't stack have no other, so each of the others fits into the rest.
      const most = Math.max(0, ...reductions.filter(({ offer }) => !alone.has(offer)).map((one) => one.pieces))
      expect(taken + most).toBeLessThanOrEqual(pieces)
    }
  })
})

test("another offer that stacks with all never makes the basket dearer", () => {
  fc.assert(
    fc.property(lines, offers, reward, (given, by, more) => {
      const stacking = by.map((one) => ({ ...one, stacks: true, priority: 1 }))
      const before = price(basket(given), stacking).total
      const last = { id: 99, reward: more, target: products(), conditions: {}, priority: 0, stacks: true }
      // Threshold offers are applied last, so the added offer could keep the basket below their minimum.
      const untouched = !stacking.some((one) => one.reward.kind === "threshold")
      if (untouched) expect(price(basket(given), [...stacking, last]).total).toBeLessThanOrEqual(before)
    }),
    { numRuns: 1_000 },
  )
})

test("every kind takes something off some of these baskets, so that the other properties say something", () => {
  const seen = new Set<string>()
  check((given, by) => {
    const priced = price(basket(given), by)
    for (const { offer } of priced.uses) seen.add(by.find(({ id }) => id === offer)?.reward.kind ?? "")
    if (priced.freeDelivery) seen.add("free-delivery")
    if (priced.lines.some(({ reductions }) => reductions.length > 1)) seen.add("two offers on a line")
    for (const { offer, times } of priced.uses)
      if (times === by.find(({ id }) => id === offer)?.most) seen.add("a limit")
  })
  expect([...seen].sort()).toEqual([
    ...["a limit", "amount", "bundle", "buy-get", "fixed-price", "free-delivery", "n-for", "percent"],
    ...["threshold", "two offers on a line"],
  ])
})
