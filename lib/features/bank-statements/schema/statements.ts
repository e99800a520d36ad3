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
  /** How many of them are open. */
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

/** Which account a file is of, if several businesses have one with its IBAN. */
export const importQuery = z.object({ account: unset(id) })
export const importedStatements = z.object({
  data: z.array(bankStatement),
  /** How many lines rules have matched that apply without asking. */
  matched: z.int(),
})

const meaning = z.enum(csvMeanings)
export const csvImportForm = z.object({
  account: id,
  /** The file's text; its first line has the headings. Columns are separated by commas, semicolons or tabs. */
  text: z.string().min(1).max(maxCsvText),
  /** What each column means, by its heading. Left out: as in the account's last import, or recognised. */
  columns: z
    .record(z.string().max(200), meaning)
    .refine((columns) => Object.keys(columns).length <= maxCsvColumns, { params: { key: "invalid" } })
    .optional(),
  /** Left out: recognised. */
  decimal: z.enum(decimalMarks).optional(),
  /** The balance before the first line. Left out: as the balance column says, or the last statement. */
  opening: minor.nullable().optional(),
  /** The balance after the last line, if the bank says it. */
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
  /** The first ones. */
  rows: z.array(csvRow),
  /** How many rows can be imported, and how many have a problem or are there already. */
  ready: z.int(),
  problems: z.int(),
  /** Null while nothing says them. */
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
  /** What statements have and the books don't, up to the last day. */
  lines: z.object({ count: z.int(), sum: z.int() }),
  /** What the books have and statements don't, from the first statement to the last day; the first hundred. */
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
        /** What no line is matched with. */
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
      /** In the books, now. */
      books: z.int(),
      /** At the end of the last statement; null without one. */
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
