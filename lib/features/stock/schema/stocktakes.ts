import * as z from "zod"
import { id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf } from "@/lib/core/http/v1"
import { stockDocument } from "../schema"
import { maxPieces, usualRecountAbove } from "../values"

const pieces = z.int().min(0).max(maxPieces)

export const stocktakeForm = z.object({
  shop: id,
  note: lines(500).default(""),
  isBlind: z.boolean().default(true),
  /** A difference of more pieces is counted again. */
  recountAbove: z.preprocess((value) => value ?? usualRecountAbove, pieces),
})
export type StocktakeForm = z.output<typeof stocktakeForm>

/** A product in a stocktake. What callers who count blind may not know is left out. */
export const countedLine = z.object({
  line: z.int(),
  product: z.int(),
  productName: z.string(),
  counted: z.int(),
  /** Whether the difference is so large that somebody has to count again. */
  needsRecount: z.boolean(),
  countedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  countedAt: z.iso.datetime().nullable(),
  expected: z.int().optional(),
  firstCount: z.int().nullable().optional(),
  difference: z.int().optional(),
})
export type CountedLine = z.infer<typeof countedLine>

export const stocktake = stockDocument
  .omit({ toShop: true, toShopName: true, supplier: true, number: true, vat: true, freight: true })
  .extend({ isBlind: z.boolean(), recountAbove: z.int(), mayApply: z.boolean() })
export type Stocktake = z.infer<typeof stocktake>
export const wholeStocktake = stocktake.extend({ lines: z.array(countedLine) })
export type WholeStocktake = z.infer<typeof wholeStocktake>
export const stocktakeList = listOf(stocktake)

/** A product that can be counted, with what finds it. */
export const countable = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  /** As their 14 digits. */
  gtins: z.array(z.string()),
})
export type Countable = z.infer<typeof countable>
export const countableList = z.object({ data: z.array(countable) })

export const countForm = z.object({ product: id, counted: pieces })
export type CountForm = z.output<typeof countForm>

export const applyForm = z.object({ version: unset(z.int()) })
export const cancelForm = z.object({ reason: line(300).min(1) })

named({ Stocktake: wholeStocktake, CountedStock: countedLine })
