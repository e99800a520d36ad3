import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { productStates } from "../values"
import { firstSheetRows, keptReasons, maxPriceCells, maxSheetRows } from "../values/price-sheet"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const text = z.string()
const shopId = z.preprocess((value) => (value === "" ? null : value), id.nullable())

export const priceSheetQuery = z.object({
  /** The last product of the answer before; products follow by id. */
  after: unset(id),
  limit: unset(z.coerce.number().int().min(1).max(maxSheetRows)).transform((limit) => limit ?? firstSheetRows),
})
export type PriceSheetQuery = z.output<typeof priceSheetQuery>

export const sheetShop = z.object({
  id: z.int(),
  name: text,
  currency: text,
  country: text,
  /** Whether the caller may set its prices. */
  maySet: z.boolean(),
})

export const sheetCell = z.object({
  /** Null for all shops without a price of their own. */
  shop: z.int().nullable(),
  /** With VAT, in minor units; null if a shop has no price of its own. */
  amount: z.int().nullable(),
  /** Grows with each price that is set, those of the future included. 0 for a cell that isn't listed. */
  version: z.int(),
  /** The next price that is already set. */
  next: z.object({ amount: z.int().nullable(), validFrom: z.iso.datetime({ offset: true }) }).nullable(),
})
export type SheetCell = z.infer<typeof sheetCell>

export const sheetRow = z.object({
  id: z.int(),
  name: text,
  sku: text,
  gtins: z.array(text),
  state: z.enum(productStates),
  category: z.int().nullable(),
  categoryName: text.nullable(),
  /** In basis points by country, those of its category included. */
  vatRates: z.record(text, z.int()),
  /** Per piece, in minor units; for callers who may see cost. */
  cost: z.int().nullable().optional(),
  prices: z.array(sheetCell),
})
export type SheetRow = z.infer<typeof sheetRow>

export const priceSheet = z.object({
  data: z.array(sheetRow),
  /** The shops that the caller may see, without archived ones. */
  shops: z.array(sheetShop),
  /** Whether the caller may set the price of all shops, and its currency. */
  maySetAll: z.boolean(),
  currency: text,
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
  /** The last price of the workspace: while it stays the same, no price has changed. */
  latest: z.int(),
})
export type PriceSheet = z.infer<typeof priceSheet>

const priceCell = z.object({
  product: id,
  shop: shopId,
  /** Null ends the own price of a shop. */
  amount: money.nullable(),
  /** The version that the caller saw. If the price has changed since, nothing is written. */
  version: z.int().min(0).optional(),
})

export const priceChangesForm = z.object({
  cells: z.array(priceCell).min(1).max(maxPriceCells),
  /** Now, unless it is given. */
  validFrom: z
    .preprocess((value) => (value === "" ? null : value), z.iso.datetime({ offset: true }).nullable())
    .optional()
    .default(null),
})
export type PriceChangesForm = z.output<typeof priceChangesForm>

export const priceChange = z.object({
  id: z.int(),
  /** How many prices it set. */
  cells: z.int(),
  validFrom: z.iso.datetime(),
  setBy: z.object({ id: z.int(), name: text }),
  setAt: z.iso.datetime(),
  /** The change that it undoes. */
  undoes: z.int().nullable(),
  /** The change that undid it. */
  undoneBy: z.int().nullable(),
})
export type PriceChange = z.infer<typeof priceChange>

export const keptPrice = z.object({
  product: z.int(),
  productName: text,
  shop: z.int().nullable(),
  shopName: text.nullable(),
  reason: z.enum(keptReasons),
})
export const undonePriceChange = priceChange.extend({
  /** The prices that stay as they are. */
  kept: z.array(keptPrice),
})
export type UndonePriceChange = z.infer<typeof undonePriceChange>

export const priceChangeQuery = listQuery()
export type PriceChangeQuery = z.output<typeof priceChangeQuery>
export const priceChangeList = listOf(priceChange)
export const priceChangeParams = z.object({ id })

named({ PriceSheetRow: sheetRow, PriceChange: priceChange })
