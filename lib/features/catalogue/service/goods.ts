import type { Scope } from "@/lib/core/db/types"
import * as store from "../store/goods"

// Product data for the pricing of other nouns.

/** A product as it is sold at a place. Amounts are in minor units. */
export interface Goods {
  id: number
  name: string
  /** With VAT; null without a price in the currency. */
  price: number | null
  /** By country. */
  vatRates: Record<string, number>
  /** The ids of its category and, if it has one, of the parent category. */
  categories: number[]
  /** The average cost, or else that of the last delivery. */
  cost: number | null
}

interface Sold extends store.GoodsFilter {
  currency: string
}

/** Products with the prices of a shop, or of all shops. */
export async function goodsAt(scope: Scope, { currency, ...filter }: Sold): Promise<Goods[]> {
  const rows = await store.findGoods(scope, filter)
  return rows.map(({ id, name, costLast, costAverage, category, parent, vatRates, price, ownPrice }) => {
    const valid = typeof ownPrice?.amount === "number" ? ownPrice : price
    return {
      ...{ id, name, vatRates, cost: costAverage ?? costLast },
      price: valid?.currency === currency ? valid.amount : null,
      categories: [category, parent].filter((one) => one !== null),
    }
  })
}

export const lowestPrices = store.findLowest
export const categoryParents = store.findParents
