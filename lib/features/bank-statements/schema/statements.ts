import * as z from "zod"
import { id, isoDate, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import {
  csvMeanings,
  csvProblems,
  decimalMarks,
  maxCsvColumns,
  maxCsvText,
  statementFormats,
  statementSorts,
} from "../values"

const minor = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

export const bankStatement = z.object({
  id: z.int(),
  business: z.int(),
  bankAccount: z.int(),
  accountName: z.string(),
  iban: z.string(),
  format: z.enum(statementFormats),
  /** The bank's own id of the statement. */
  statementId: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: z.int(),
  closing: z.int(),
  currency: z.string(),
  lines: z.int(),
  /** The number of open lines. */
  open: z.int(),
  importedBy: z.object({ id: z.int(), name: z.string() }),
  importedAt: z.iso.datetime(),
})
export type BankStatement = z.infer<typeof bankStatement>

export const statementParams = z.object({ id })
export const statementListQuery = listQuery({
  business: unset(id),
  account: unset(id),
  sortBy: unset(z.enum(statementSorts)),
})
export type StatementListQuery = z.output<typeof statementListQuery>
export const statementList = listOf(bankStatement)

/** The account for the file, needed if several businesses have one with its IBAN. */
export const importQuery = z.object({ account: unset(id) })
export const importedStatements = z.object({
  data: z.array(bankStatement),
  /** The number of lines that automatic rules matched. */
  matched: z.int(),
})

const meaning = z.enum(csvMeanings)
export const csvImportForm = z.object({
  account: id,
  /** The file's text; its first line has the headings. Columns are separated by commas, semicolons or tabs. */
  text: z.string().min(1).max(maxCsvText),
  /** The meaning of each column, by its heading. Left out: as in the account's last import, or recognised. */
  columns: z
    .record(z.string().max(200), meaning)
    .refine((columns) => Object.keys(columns).length <= maxCsvColumns, { params: { key: "invalid" } })
    .optional(),
  /** Left out: recognised. */
  decimal: z.enum(decimalMarks).optional(),
  /** The balance before the first line. Left out: taken from the balance column or the last statement. */
  opening: minor.nullable().optional(),
  /** The balance after the last line, if the bank states it. */
  closing: minor.nullable().optional(),
  /** `import` stores the statement; `preview` changes nothing. */
  phase: z.enum(["preview", "import"]).default("preview"),
})
export type CsvImportForm = z.output<typeof csvImportForm>

const csvRow = z.object({
  /** The line in the file; the headings are line 1. */
  line: z.int(),
  date: z.string(),
  amount: z.int(),
  name: z.string(),
  text: z.string(),
  problem: z.enum(csvProblems).nullable(),
})
export type CsvRow = z.infer<typeof csvRow>
export const csvImport = z.object({
  currency: z.string(),
  columns: z.array(z.object({ name: z.string(), meaning, sample: z.string() })),
  decimal: z.enum(decimalMarks),
  /** The first rows, at most `previewedRows`. */
  rows: z.array(csvRow),
  /** The number of rows that can be imported, and of rows that have a problem or were imported already. */
  ready: z.int(),
  problems: z.int(),
  /** The balances; null while unknown. */
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  statement: bankStatement.nullable(),
})
export type CsvImport = z.infer<typeof csvImport>

export const reconciliationQuery = z.object({ from: unset(isoDate), to: unset(isoDate) })
export type ReconciliationQuery = z.output<typeof reconciliationQuery>
export const reconciliation = z.object({
  account: z.int(),
  business: z.int(),
  accountName: z.string(),
  iban: z.string(),
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** From the first to the last statement in the range; the latest first. */
  days: z.array(z.object({ date: z.iso.date(), statement: z.int(), books: z.int(), difference: z.int() })),
  /** Statement lines up to the last day that are missing from the books. */
  lines: z.object({ count: z.int(), sum: z.int() }),
  /** Entries from the first statement to the last day that are missing from the statements; `data` has the first hundred. */
  entries: z.object({
    count: z.int(),
    sum: z.int(),
    data: z.array(
      z.object({
        entry: z.uuid(),
        number: line(20),
        kind: z.string(),
        memo: z.string(),
        businessDate: z.iso.date(),
        /** The unmatched part of the entry. */
        amount: z.int(),
      }),
    ),
  }),
})
export type Reconciliation = z.infer<typeof reconciliation>

export const accountFigures = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      business: z.int(),
      businessName: z.string(),
      name: z.string(),
      iban: z.string(),
      currency: z.string(),
      /** The current balance in the books. */
      books: z.int(),
      /** The balance at the end of the last statement; null without one. */
      statement: z.int().nullable(),
      statementTo: z.iso.date().nullable(),
      open: z.int(),
      openSum: z.int(),
    }),
  ),
})
export type AccountFigures = z.infer<typeof accountFigures>["data"][number]
export const figuresQuery = z.object({ business: unset(id) })

named({ BankStatement: bankStatement, BankReconciliation: reconciliation })
