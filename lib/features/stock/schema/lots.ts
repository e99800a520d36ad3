import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"

export const stockLot = z.object({
  shop: z.int(),
  shopName: z.string(),
  business: z.int(),
  product: z.int(),
  productName: z.string(),
  sku: z.string(),
  currency: z.string(),
  expiresOn: z.iso.date(),
  /** Negative for expired goods. */
  daysLeft: z.int(),
  /** An estimate: pieces that expire first are sold first. */
  pieces: z.int(),
  /** The pieces' share of the stock value, in minor units; only for callers who may see costs. */
  value: z.int().optional(),
  /** The price of a piece in the shop, with VAT; null if prices are in another currency than the books. */
  price: z.int().nullable(),
  /** For `version` of `POST /api/v1/price-changes`. */
  priceVersion: z.int(),
})
export type StockLot = z.infer<typeof stockLot>

/** The price reduction for goods that are about to expire. */
export const markdownForm = z.object({ percent: z.int().min(1).max(99) })

export const lotListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  product: unset(id),
  /** Days until the expiry date; all dates if it is left out. */
  within: unset(z.coerce.number().int().min(0).max(3_650)),
  sortBy: unset(z.enum(["expiresOn"])),
})
export type LotListQuery = z.output<typeof lotListQuery>
export const lotList = listOf(stockLot)

named({ StockLot: stockLot })
