import * as z from "zod"
import { id } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { decimalMarks } from "@/lib/core/imports/decimal-marks"
import { importProblems, maxImportColumns, maxImportText } from "../values/imports"

/** `date`, `till`, `number`, `cash`, `cards`, `vouchers`, `rounding`, `rate:2550`, `vat:2550` or `ignore`. */
const meaning = z.string().regex(/^(date|till|number|cash|cards|vouchers|rounding|ignore|(rate|vat):(0|[1-9]\d{0,4}))$/)

export const readingsImportForm = z.object({
  /** The shop whose tills the file covers. */
  shop: id,
  /** The file's text; its first line has the headings. Columns are separated by commas, semicolons or tabs. */
  text: z.string().min(1).max(maxImportText),
  /** The meaning of each column, by its heading. Taken from the shop's last import or recognised if left out. */
  columns: z
    .record(z.string().max(200), meaning)
    .refine((columns) => Object.keys(columns).length <= maxImportColumns, { params: { key: "invalid" } })
    .optional(),
  /** Recognised if left out. */
  decimal: z.enum(decimalMarks).optional(),
  /** `take` takes the readings of all rows without a problem; `preview` changes nothing. */
  phase: z.enum(["preview", "take"]).default("preview"),
})
export type ReadingsImportForm = z.output<typeof readingsImportForm>

const importedRow = z.object({
  /** The line in the file; the headings are line 1. */
  line: z.int(),
  date: z.string(),
  till: z.string(),
  number: z.string(),
  /** The session that takes the reading. */
  session: z.int().nullable(),
  /** With VAT and the rounding, in minor units. */
  sales: z.int(),
  tenders: z.int(),
  problem: z.enum(importProblems).nullable(),
  /** The heading of the column with the problem, if a single column has it. */
  column: z.string().nullable(),
  taken: z.boolean(),
})
export type ImportedRow = z.infer<typeof importedRow>

export const readingsImport = z.object({
  currency: z.string(),
  columns: z.array(z.object({ name: z.string(), meaning: z.string(), sample: z.string() })),
  /** The meanings that a column can have in this shop. */
  meanings: z.array(z.string()),
  decimal: z.enum(decimalMarks),
  rows: z.array(importedRow),
  ready: z.int(),
  taken: z.int(),
})
export type ReadingsImport = z.infer<typeof readingsImport>

named({ ReadingsImport: readingsImport })
