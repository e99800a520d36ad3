import type { Reward, Target } from "@/lib/core/pricing/types"
import { type Costed, lossesOf } from "@/lib/features/offers/service/margins"
import { countryRules } from "@/lib/features/offers/values/country-rules"
import { everything, offer, products } from "../support/offers"

// Baskets that lose money with an offer. A piece of product 1 costs 60 and is sold for 124 with 24 % VAT, so 100 without.

const pen: Costed = { id: 1, name: "Pen", categories: [], price: 124, vatRate: 2_400, cost: 60 }
const ink: Costed = { id: 2, name: "Ink", categories: [], price: 248, vatRate: 2_400, cost: 190 }
const losses = (reward: Reward, goods = [pen], target: Target = everything) =>
  lossesOf(offer(reward, { target }), goods).map(({ goods: of, margin }) => [
    of.map(({ product, pieces }) => `${pieces}×${product}`).join("+"),
    margin,
  ])

test("a piece loses money from the rate, amount or price on at which its net price is below its cost", () => {
  expect(losses({ kind: "percent", rate: 4_000 })).toEqual([])
  expect(losses({ kind: "percent", rate: 5_000 })).toEqual([["1×1", -10]])
  expect(losses({ kind: "amount", off: 62n })).toEqual([["1×1", -10]])
  expect(losses({ kind: "fixed-price", price: 62n })).toEqual([["1×1", -10]])
})

test("offers on several pieces are judged by the smallest basket that has them", () => {
  expect(losses({ kind: "n-for", pieces: 3, price: 186n })).toEqual([["3×1", -30]])
  expect(losses({ kind: "buy-get", buy: 1, get: 1, rate: 10_000 })).toEqual([["2×1", -20]])
  expect(losses({ kind: "buy-get", buy: 2, get: 1, rate: 10_000 })).toEqual([])
  expect(losses({ kind: "threshold", minimum: 200n, off: { amount: 124n } })).toEqual([["2×1", -20]])
  const parts = [1, 2].map((id) => ({ target: products(id), pieces: 1 }))
  expect(losses({ kind: "bundle", parts, price: 248n }, [pen, ink])).toEqual([["1×1+1×2", -50]])
  const other: Reward = { kind: "buy-get", buy: 1, get: 1, rate: 10_000, gets: products(2) }
  expect(losses(other, [pen, ink], products(1))).toEqual([["1×1+1×2", -150]])
})

test("the worst basket comes first, and goods without the offer are left out", () => {
  expect(losses({ kind: "percent", rate: 5_000 }, [pen, ink])).toEqual([
    ["1×2", -90],
    ["1×1", -10],
  ])
  expect(losses({ kind: "percent", rate: 5_000 }, [pen, ink], products(1))).toEqual([["1×1", -10]])
  expect(losses({ kind: "free-delivery", minimum: 0n })).toEqual([])
})

test("rules of a country begin on their day", () => {
  const kinds = (country: string, day: string) => countryRules(country, day).map(({ kind }) => kind)
  expect([kinds("FI", "2022-12-31"), kinds("FI", "2023-01-01")]).toEqual([[], ["prior-price"]])
  expect(kinds("FR", "2026-01-01")).toEqual(["prior-price", "sale-at-loss"])
  expect(kinds("US", "2026-01-01")).toEqual([])
})
