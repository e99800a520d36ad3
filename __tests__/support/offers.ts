import type { Basket, BasketLine, Offer, Reward } from "@/lib/core/pricing/types"
import type { OfferRow } from "@/lib/features/offers/service/web"

// Baskets and offers for tests of the pricing.

export const everything = { products: [], categories: [] }
export const products = (...ids: number[]) => ({ products: ids, categories: [] })

/** An offer on all goods, everywhere and always. */
export const offer = (reward: Reward, values: Partial<Offer> = {}): Offer => ({
  ...{ id: 1, reward, target: everything, conditions: {}, priority: 0, stacks: false },
  ...values,
})

/** A line of a product; its id is the product's. */
export const line = (product: number, pieces: number, price: number, values: Partial<BasketLine> = {}): BasketLine => ({
  ...{ id: String(product), product, categories: [], pieces, price: BigInt(price), vatRate: 2400 },
  ...values,
})

/** A basket at noon on Wednesday, 4 March 2026. */
export const basket = (lines: BasketLine[], values: Partial<Basket> = {}): Basket => ({
  ...{ shop: 1, channel: "shop", date: "2026-03-04", minutes: 12 * 60, codes: [], lines },
  ...values,
})

/** An active offer as its table has it. */
export const storedOffer = (reward: Reward<number>, values: Partial<OfferRow> = {}): OfferRow => ({
  ...{ workspaceId: 1, id: 1, businessId: 1, name: "Offer", state: "active", kind: reward.kind, reward },
  ...{ target: everything, conditions: {}, startsOn: null, endsOn: null, startsAt: null, endsAt: null, code: null },
  ...{ isOffered: false, priority: 0, stacks: false, most: null, mostUses: null, mostPerCustomer: null, uses: 0 },
  ...{ activatedAt: null, stoppedAt: null, version: 1, createdAt: new Date(0), search: "offer" },
  ...values,
})
