import * as z from "zod"
import { id, isoDate, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { levelSorts, levelStates, movementKinds } from "../values"

export const stockLevel = z.object({
  shop: z.int(),
  shopName: z.string(),
  business: z.int(),
  product: z.int(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  category: z.int().nullable(),
  categoryName: z.string().nullable(),
  reorderPoint: z.int().nullable(),
  /** Left out while the caller counts the shop blind. */
  onHand: z.int().optional(),
  reserved: z.int().optional(),
  available: z.int().optional(),
  /** Minor units; only for those who may see what products cost. */
  value: z.int().optional(),
  averageCost: z.int().nullable().optional(),
  currency: z.string(),
  expiresOn: z.iso.date().nullable(),
  soldAt: z.iso.datetime().nullable(),
  countedAt: z.iso.datetime().nullable(),
})
export type StockLevel = z.infer<typeof stockLevel>

const levelFilters = {
  business: unset(id),
  shop: unset(id),
  product: unset(id),
  category: unset(id),
  state: unset(z.enum(levelStates)),
}
export const levelListQuery = listQuery({ ...levelFilters, sortBy: unset(z.enum(levelSorts)) })
export type LevelListQuery = z.output<typeof levelListQuery>
export const levelList = listOf(stockLevel)

export const stockMovement = z.object({
  id: z.int(),
  kind: z.enum(movementKinds),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  product: z.int(),
  productName: z.string(),
  quantity: z.int(),
  onHandAfter: z.int(),
  value: z.int().optional(),
  valueAfter: z.int().optional(),
  currency: z.string(),
  document: z.int().nullable(),
  order: z.int().nullable(),
  entry: z.string().nullable(),
  businessDate: z.iso.date(),
  at: z.iso.datetime(),
  by: z.object({ id: z.int(), name: z.string() }),
})
export type StockMovement = z.infer<typeof stockMovement>

export const movementListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  product: unset(id),
  document: unset(id),
  kind: unset(z.enum(movementKinds)),
  from: unset(isoDate),
  to: unset(isoDate),
})
export type MovementListQuery = z.output<typeof movementListQuery>
export const movementList = listOf(stockMovement)

export const stockSettings = z.object({
  /** The shop that the web shop sells from; null for none. */
  webShop: z.int().nullable(),
  /** Whether that is the default, because nobody has chosen one. */
  isDefault: z.boolean(),
})
export const stockSettingsForm = z.object({
  webShop: z.preprocess((value) => (value === "" ? null : value), id.nullable()),
})

named({ StockLevel: stockLevel, StockMovement: stockMovement })
