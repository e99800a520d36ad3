import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { contentUnits, productStates } from "../values"
import { alikeReasons } from "../values/duplicates"

export const duplicateQuery = z.object({
  /** The `next` of the answer before: products with a lower id follow. */
  before: unset(id),
})
export type DuplicateQuery = z.output<typeof duplicateQuery>

const text = z.string()
const alikeProduct = z.object({
  id: z.int(),
  version: z.int(),
  name: text,
  state: z.enum(productStates),
  sku: text,
  brand: text,
  supplierName: text,
  supplierCode: text,
  gtins: z.array(text),
  content: z.int().nullable(),
  contentUnit: z.enum(contentUnits).nullable(),
  /** Of all shops; null if it has none yet. */
  price: z.int().nullable(),
  currency: text,
  image: text,
  /** Whether a shop ever received it: then it can't be the one that a merge archives. */
  isStocked: z.boolean(),
})
export type AlikeProduct = z.infer<typeof alikeProduct>

export const alikePair = z.object({
  first: alikeProduct,
  second: alikeProduct,
  reasons: z.array(z.enum(alikeReasons)),
  /** Of the names, in percent. */
  similarity: z.int(),
})
export type AlikePair = z.infer<typeof alikePair>

export const duplicateList = z.object({
  data: z.array(alikePair),
  /** How many products have been compared up to here, and how many there are. */
  compared: z.int(),
  total: z.int(),
  /** Where the next answer continues; null after the last product. */
  next: z.int().nullable(),
})
export type DuplicateList = z.infer<typeof duplicateList>

export const distinctForm = z.object({ first: id, second: id })
export const distinctPair = z.object({ first: z.int(), second: z.int() })

export const mergeForm = z.object({
  /** The product that stays, and gets the barcodes. */
  keep: id,
  /** The product that is archived. */
  archive: id,
  /** The versions that the caller saw. */
  keepVersion: z.int().optional(),
  archiveVersion: z.int().optional(),
})
export type MergeForm = z.output<typeof mergeForm>

named({ AlikeProduct: alikeProduct, AlikePair: alikePair })
