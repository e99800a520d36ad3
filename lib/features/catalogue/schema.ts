import * as z from "zod"
import { id, line, lines, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { isWholeMinor, maxMajor } from "@/lib/core/money"
import { categories, colorOptions, maxPictures, stockSorts, stockStates } from "./values"

/** A product as a row of the stock list. The price is in minor units. */
export const stockRow = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  category: z.enum(categories),
  image: z.string(),
  priceMinor: z.int(),
  stock: z.int(),
  rating: z.int(),
  hasFreeShipping: z.boolean(),
})
export type StockRow = z.infer<typeof stockRow>

export const stockListQuery = z.object({
  q,
  category: unset(z.enum(categories)),
  stock: unset(z.enum(stockStates)),
  sortBy: unset(z.enum(stockSorts)),
  order: unset(z.enum(["asc", "desc"])),
  ...paging(10),
})
export type StockListQuery = z.output<typeof stockListQuery>

export const stockPage = z.object({
  products: z.array(stockRow),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

/** Pictures of the sample shop, and uploads. */
const picture = z.string().regex(/^\/(api\/files\/[\da-f-]{36}|products\/[a-z\d-]{1,80}\.svg)$/)
const fact = z.object({ name: line(60).min(1), value: line(200).min(1) })
/** Brands can't contain commas, which separate brands in a URL. */
const brand = line(80).refine((text) => !text.includes(","), { params: { key: "noComma" } })

const written = {
  name: line(160).min(1),
  description: lines(5000),
  brand,
  category: z.enum(categories),
  /** In major units, with at most two decimals. */
  price: z
    .number()
    .min(0)
    .max(maxMajor)
    .refine(isWholeMinor, { params: { key: "cents" } }),
  stock: z.int().min(0).max(1_000_000),
  deliveryDays: z.int().min(0).max(365),
  hasFreeShipping: z.boolean(),
  rating: z.int().min(1).max(5),
  colorOptions: z.array(z.enum(colorOptions)).max(colorOptions.length),
  images: z.array(picture).max(maxPictures),
  facts: z.array(fact).max(20),
}

/** The form for adding and editing. Its number inputs already return numbers. */
export const productForm = z.object(written)
export type ProductForm = z.infer<typeof productForm>

const newProduct = z.object({
  ...written,
  description: written.description.default(""),
  brand: written.brand.default(""),
  stock: written.stock.default(0),
  deliveryDays: written.deliveryDays.default(4),
  hasFreeShipping: written.hasFreeShipping.default(false),
  rating: written.rating.default(5),
  colorOptions: written.colorOptions.default([]),
  images: written.images.default([]),
  facts: written.facts.default([]),
})
export type NewProduct = z.output<typeof newProduct>
export const addProductBody = z.object({ product: newProduct })

export const productChanges = z.object(written).partial()
export type ProductChanges = z.infer<typeof productChanges>
export const updateProductBody = z.object({
  product: productChanges.extend({
    id,
    /** The version that the caller edited. If it is outdated, nothing is written. */
    version: z.int().optional(),
    /** The stock that the caller saw. Units sold since then are deducted from `stock`. */
    stockBefore: z.int().min(0).optional(),
  }),
})

/** A product with all fields, for editing. */
export const productRecord = z.object({ id: z.int(), version: z.int(), slug: z.string(), ...written })
export type ProductRecord = z.infer<typeof productRecord>

export const productIds = z.array(id).min(1).max(1000)

named({ ProductRecord: productRecord })
