import * as z from "zod"
import { gtin14, isGtin } from "@/lib/core/gtin"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { contentUnits, maxAge, maxGtins, productSorts, productStates, unitPricePer } from "../values"
import { vatRates } from "./categories"

/** Forms send an empty text for nothing. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable())
const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A GTIN as typed or scanned; spaces and hyphens don't count. */
const gtin = z
  .string()
  .max(40)
  .meta({ examples: ["4006381333931"] })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine(isGtin, { params: { key: "gtin" } })

const gtins = z
  .array(z.object({ gtin, quantity: z.int().min(1).max(100_000).default(1) }))
  .max(maxGtins)
  .refine((list) => new Set(list.map((one) => gtin14(one.gtin))).size === list.length, { params: { key: "gtinTwice" } })

const written = {
  name: line(160).min(1),
  sku: line(40),
  category: orNull(id),
  gtins,
  content: orNull(z.int().min(1).max(100_000_000)),
  contentUnit: orNull(z.enum(contentUnits)),
  supplierName: line(120),
  supplierCode: line(60),
  reorderPoint: orNull(z.int().min(0).max(1_000_000)),
  vatRates,
  ageLimit: orNull(z.int().min(0).max(maxAge)),
  isReturnable: z.boolean().nullable(),
}

export const catalogueProductForm = z
  .object(written)
  .partial()
  .required({ name: true })
  /** With VAT, of all shops; for callers who may set prices. */
  .extend({ price: money.nullable().optional() })
export type CatalogueProductForm = z.output<typeof catalogueProductForm>

/** The version that the caller edited. If it is outdated, nothing is written. */
const version = z.int().optional()
export const catalogueProductChanges = z.object(written).partial().extend({ version })
export type CatalogueProductChanges = z.output<typeof catalogueProductChanges>
export const productAct = z.object({ version })

const rates = z.record(z.string(), z.int())
const text = z.string()
export const catalogueProduct = z.object({
  id: z.int(),
  state: z.enum(productStates),
  name: text,
  sku: text,
  image: text,
  gtins: z.array(z.object({ gtin: text, quantity: z.int() })),
  category: z.int().nullable(),
  categoryName: text.nullable(),
  parentName: text.nullable(),
  /** Whether the web shop sells it. */
  isInWebShop: z.boolean(),
  /** With VAT, in minor units: of the chosen shop, or else of all shops; null before the first. */
  price: z.int().nullable(),
  currency: text,
  /** Whether the chosen shop has a price of its own. */
  isOwnPrice: z.boolean(),
  unitPrice: z.object({ amount: z.int(), per: z.enum(unitPricePer) }).nullable(),
  content: z.int().nullable(),
  contentUnit: z.enum(contentUnits).nullable(),
  supplierName: text,
  supplierCode: text,
  reorderPoint: z.int().nullable(),
  stock: z.int(),
  /** Per piece, in minor units; for callers who may see cost. */
  costLast: z.int().nullable().optional(),
  costAverage: z.int().nullable().optional(),
  /** Its own values; null where it inherits from its category. */
  vatRates: rates,
  ageLimit: z.int().nullable(),
  isReturnable: z.boolean().nullable(),
  effective: z.object({ vatRates: rates, ageLimit: z.int().nullable(), isReturnable: z.boolean().nullable() }),
  version: z.int(),
})
export type CatalogueProduct = z.infer<typeof catalogueProduct>

export const catalogueProductQuery = listQuery({
  gtin: unset(z.string().max(40)),
  /** Only these products, archived ones too: up to 100 ids, separated by commas. */
  ids: unset(z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)),
  category: unset(id),
  state: unset(z.enum(productStates)),
  shop: unset(id),
  sortBy: unset(z.enum(productSorts)),
})
export type CatalogueProductQuery = z.output<typeof catalogueProductQuery>
export const catalogueProductList = listOf(catalogueProduct)
export const productParams = z.object({ id })
export const productQuery = z.object({ shop: unset(id) })

export const priceForm = z.object({
  /** Null for all shops without a price of their own. */
  shop: orNull(id).optional().default(null),
  /** Minor units with VAT. Null ends the own price of a shop. */
  amount: money.nullable(),
  /** Now, unless it is given. */
  validFrom: orNull(z.iso.datetime({ offset: true }))
    .optional()
    .default(null),
})
/** The form's moment is in the browser's time zone. */
export const localPriceForm = priceForm.extend({
  validFrom: z.preprocess((value) => (value ? new Date(String(value)).toISOString() : null), z.string().nullable()),
})
export type PriceForm = z.output<typeof priceForm>

export const productPrice = z.object({
  id: z.int(),
  shop: z.int().nullable(),
  shopName: text.nullable(),
  amount: z.int().nullable(),
  currency: text,
  validFrom: z.iso.datetime(),
  setBy: z.object({ id: z.int(), name: text }),
  setAt: z.iso.datetime(),
  /** Whether it is the price now. */
  isCurrent: z.boolean(),
})
export type ProductPrice = z.infer<typeof productPrice>
export const priceListQuery = listQuery({ shop: unset(id) })
export type PriceListQuery = z.output<typeof priceListQuery>
export const priceList = listOf(productPrice)

named({ CatalogueProduct: catalogueProduct, ProductPrice: productPrice })
