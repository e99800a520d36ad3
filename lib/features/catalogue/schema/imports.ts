import * as z from "zod"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { decimalMarks } from "@/lib/core/imports/decimal-marks"
import {
  importOutcomes,
  importProblems,
  importStates,
  keptProducts,
  maxImportColumns,
  newStates,
  plainMeanings,
} from "../values/imports"

const text = z.string()

/** One of the plain meanings, `price:7` for the price of a shop, or `vat:FI` for the VAT of a country. */
const meaning = z.string().regex(new RegExp(`^(?:${plainMeanings.join("|")}|price:[1-9]\\d{0,8}|vat:[A-Z]{2})$`))

export const importUpload = z.object({ fileName: line(200).default("") })
export const importParams = z.object({ id })

export const importChoices = z.object({
  /** The meanings of columns, by heading; columns left out keep theirs. */
  columns: z
    .record(z.string().max(200), meaning)
    .refine((columns) => Object.keys(columns).length <= maxImportColumns, { params: { key: "invalid" } })
    .optional(),
  decimal: z.enum(decimalMarks).optional(),
  newState: z.enum(newStates).optional(),
})
export type ImportChoices = z.output<typeof importChoices>

const count = z.int().min(0)
/** The counts in the preview that the caller saw. If they have changed, nothing is written. */
export const takeImportForm = z.object({ created: count, changed: count })
export type TakeImportForm = z.output<typeof takeImportForm>

export const productImport = z.object({
  id: z.int(),
  state: z.enum(importStates),
  fileName: text,
  decimal: z.enum(decimalMarks),
  newState: z.enum(newStates),
  /** The number of rows in the file, and of those that create or change a product. */
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  importedBy: z.object({ id: z.int(), name: text }),
  createdAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  columns: z.array(z.object({ name: text, meaning: text, sample: text })),
  /** The meanings that the caller can give a column, with the shop's name for shop prices. */
  meanings: z.array(z.object({ meaning: text, shopName: text.nullable() })),
  same: z.int(),
  problems: z.int(),
})
export type ProductImport = z.infer<typeof productImport>

const value = z.union([text, z.number(), z.boolean(), z.null()])
const importCell = z.object({
  text,
  /** The product's current value, if the cell changes it: money in minor units, rates in basis points. */
  before: value.optional(),
  problem: z.enum(importProblems).nullable(),
  /** A detail of the problem: another product, a category, or the line with the same product. */
  about: text,
})
export type ImportCell = z.infer<typeof importCell>

export const importRow = z.object({
  /** The line in the file; the headings are line 1. */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  /** The product that the row changes. */
  product: z.int().nullable(),
  name: text,
  currency: text,
  /** In the order of the import's columns. */
  cells: z.array(importCell),
})
export type ImportRow = z.infer<typeof importRow>

export const importRowQuery = listQuery({ outcome: unset(z.enum(importOutcomes)) })
export type ImportRowQuery = z.output<typeof importRowQuery>
export const importRowList = listOf(importRow)

export const importListQuery = listQuery()
export type ImportListQuery = z.output<typeof importListQuery>
export const importList = listOf(productImport.omit({ columns: true, meanings: true, same: true, problems: true }))

export const undoneImport = productImport.extend({
  /** The products that the undo left unchanged. */
  kept: z.array(z.object({ product: z.int(), name: text, reason: z.enum(keptProducts) })),
})
export type UndoneImport = z.infer<typeof undoneImport>

named({ ProductImport: productImport, ProductImportRow: importRow })
