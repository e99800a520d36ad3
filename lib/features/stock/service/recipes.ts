import type { Recipe } from "@/lib/features/ledger/service/entry"
import { at, credit, debit, positive, recipe } from "@/lib/features/ledger/service/recipes/lines"

// Stock movements as journal entries. Amounts are minor units; `stock` is the value that a level gains or, negative, loses.

export interface Goods {
  /** Left out for the sum of many products. */
  productId?: number
  stock: bigint
  /** The part that belongs to the cost of goods sold, because the pieces had been sold before. */
  sold: bigint
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)

/** The accounts of stock and of goods sold, debited for each product. */
const goodsLines = (shopId: number, goods: readonly Goods[]) => [
  ...goods.map(({ productId, stock }) => debit({ ...at("stock", shopId), productId }, stock)),
  debit(
    at("cogs", shopId),
    goods.reduce((total, { sold }) => total + sold, 0n),
  ),
]

const worth = (goods: readonly Goods[]): bigint => sum(goods.map(({ stock, sold }) => stock + sold))

export interface Received {
  shopId: number
  /** `supplier:…` */
  party: string
  goods: Goods[]
  freight: bigint
  /** By rate; empty if the business can't deduct VAT. */
  vat: { vatCode: string; net: bigint; vat: bigint }[]
}

/** A delivery with its bill. The cost of pieces that were sold before goes to the cost of goods sold. */
export const received = ({ shopId, party, goods, freight, vat }: Received): Recipe =>
  recipe("delivery", [
    ...goodsLines(shopId, goods),
    debit(at("expense", shopId), positive(freight)),
    ...vat.map((one) => debit({ ...at("vat_input", shopId), vatCode: one.vatCode, net: one.net }, positive(one.vat))),
    credit({ ...at("supplier_control", shopId), party }, worth(goods) + freight + sum(vat.map((one) => one.vat))),
  ])

/** Goods leave the shop for a reason: sold, wasted, or missing at a count. Found goods have a positive `stock`. */
export const left = (
  kind: "stock-sale" | "waste" | "stock-count",
  { shopId, goods }: { shopId: number; goods: Goods[] },
): Recipe => {
  const role = { "stock-sale": "cogs", waste: "wastage", "stock-count": "shrinkage" } as const
  return recipe(kind, [...goodsLines(shopId, goods), credit(at(role[kind], shopId), worth(goods))])
}

interface Transferred {
  from: number
  to: number
  /** Values: `sent` left the first shop; it is the sum of `stock` and `sold`, which arrived, and `missing`. */
  goods: (Goods & { sent: bigint; missing: bigint })[]
}

/** The arrival of a transfer. Until then the goods are on the stock account of the sending shop, which bears any loss. */
export const transferred = ({ from, to, goods }: Transferred): Recipe =>
  recipe("stock-transfer", [
    ...goodsLines(to, goods),
    debit(at("shrinkage", from), sum(goods.map(({ missing }) => missing))),
    ...goods.map(({ productId, sent }) => credit({ ...at("stock", from), productId }, sent)),
  ])

/** The remainder that a reversal can't put back exactly, because the average has moved since. */
export const revalued = ({ shopId, goods }: { shopId: number; goods: Omit<Goods, "stock">[] }): Recipe =>
  recipe("stock-revaluation", [
    ...goods.map(({ productId, sold }) => debit({ ...at("stock", shopId), productId }, -sold)),
    debit(at("cogs", shopId), sum(goods.map(({ sold }) => sold))),
  ])
