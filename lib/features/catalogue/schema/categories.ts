import * as z from "zod"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { categorySorts, categoryStates, categories as departments, levels, maxAge, wholeBps } from "../values"

const bps = z.int().min(0).max(wholeBps)

/** VAT rates in basis points by country. */
export const vatRates = z
  .record(z.string().regex(/^[A-Z]{2}$/), bps)
  .refine((rates) => Object.keys(rates).length <= 30, { params: { key: "invalid" } })
  .meta({ examples: [{ FI: 2550, DE: 1900 }] })

/** Values that subcategories and products inherit. Null, or a country without a rate, means inherited. */
const defaults = {
  vatRates,
  marginBps: bps.nullable(),
  ageLimit: z.int().min(0).max(maxAge).nullable(),
  isReturnable: z.boolean().nullable(),
}

/** Forms send an empty text for null. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable())

const written = {
  name: line(80).min(1),
  position: z.int().min(0).max(10_000),
  department: orNull(z.enum(departments)),
  ...defaults,
}

const newCategory = z.object(written).partial().required({ name: true })

export const categoryForm = newCategory.extend({ parent: orNull(id).optional().default(null) })
/** The forms of the two screens. */
export const topCategoryForm = newCategory
export const subcategoryForm = newCategory.omit({ department: true }).extend({ parent: id })
export type CategoryForm = z.output<typeof categoryForm>

export const categoryChanges = z
  .object(written)
  .partial()
  .extend({
    /** Only for subcategories, which stay subcategories. */
    parent: id.optional(),
    state: z.enum(categoryStates).optional(),
    /** The version that the caller edited. If it is outdated, nothing is written. */
    version: z.int().optional(),
  })
export type CategoryChanges = z.output<typeof categoryChanges>

const rates = z.record(z.string(), z.int())
/** The margin is only for callers who may see costs. */
const effective = z.object({
  vatRates: rates,
  marginBps: z.int().nullable().optional(),
  ageLimit: z.int().nullable(),
  isReturnable: z.boolean().nullable(),
})

export const category = z.object({
  id: z.int(),
  parent: z.int().nullable(),
  parentName: z.string().nullable(),
  state: z.enum(categoryStates),
  name: z.string(),
  position: z.int(),
  department: z.enum(departments).nullable(),
  /** The category's own values; null where it inherits. */
  vatRates: rates,
  marginBps: z.int().nullable().optional(),
  ageLimit: z.int().nullable(),
  isReturnable: z.boolean().nullable(),
  /** The effective values: its own, or else those of the parent category. */
  effective,
  /** The number of subcategories, and of products that are not archived, including those of the subcategories. */
  subcategories: z.int(),
  products: z.int(),
  version: z.int(),
})
export type Category = z.infer<typeof category>

export const categoryListQuery = listQuery({
  level: unset(z.enum(levels)),
  parent: unset(id),
  state: unset(z.enum(categoryStates)),
  sortBy: unset(z.enum(categorySorts)),
})
export type CategoryListQuery = z.output<typeof categoryListQuery>
export const categoryList = listOf(category)
export const categoryParams = z.object({ id })

named({ Category: category })
