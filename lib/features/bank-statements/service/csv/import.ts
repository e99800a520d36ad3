import { createHash } from "node:crypto"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { decimalOf } from "@/lib/core/imports/parse"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { CsvImport, CsvImportForm, CsvRow } from "../../schema/statements"
import * as lines from "../../store/lines"
import { findMapping, saveMapping } from "../../store/mappings"
import * as store from "../../store/statements"
import { previewedRows } from "../../values"
import type { ParsedLine, ParsedStatement } from "../../values/parsed"
import { checkSum } from "../camt/read"
import { type Importing, keep } from "../import"
import { recognise } from "./columns"
import { amountCells, type CsvLine, checkBalances, inOrder, readRows, readTable } from "./rows"

/** Returns a key that two rows share if they are the same payment. */
const identity = ({ bookedOn, amount, name, text, endToEnd, creditorRef, bankRef }: Omit<ParsedLine, "details">) =>
  JSON.stringify([bookedOn, amount, name, text, endToEnd, creditorRef, bankRef])

/** Marks rows that are lines of earlier statements; of identical rows, only as many as there are such lines. */
async function markKnown(scope: Scope, account: number, rows: CsvLine[]): Promise<CsvLine[]> {
  const days = rows.filter(({ problem }) => !problem).map(({ parsed }) => parsed.bookedOn)
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (!from || !to) return rows
  const left = new Map<string, number>()
  for (const line of await lines.between(scope, account, from, to))
    left.set(identity(line), (left.get(identity(line)) ?? 0) + 1)
  return rows.map((row) => {
    const count = row.problem ? 0 : (left.get(identity(row.parsed)) ?? 0)
    if (count > 0) left.set(identity(row.parsed), count - 1)
    return count > 0 ? { ...row, problem: "alreadyThere" } : row
  })
}

/** The balance before the first row: as given, from the row's own balance, or from the last statement. Null if unknown. */
async function openingOf(scope: Scope, form: CsvImportForm, [first]: CsvLine[]): Promise<number | null> {
  if (typeof form.opening === "number") return form.opening
  if (!first) return null
  if (first.balance !== undefined) return first.balance - first.parsed.amount
  return (await store.closingUntil(scope, form.account, first.parsed.bookedOn))?.closing ?? null
}

const toRow = ({ line, parsed, problem }: CsvLine): CsvRow => ({
  ...{
    line,
    date: parsed.bookedOn,
    amount: parsed.amount,
    name: parsed.name,
    text: parsed.text.slice(0, 200),
    problem,
  },
})

const idOf = (rows: ParsedLine[], opening: number) =>
  `csv-${createHash("sha256")
    .update(JSON.stringify([opening, rows.map(identity)]))
    .digest("hex")
    .slice(0, 24)}`

function statementOf(account: store.AccountRow, ready: CsvLine[], opening: number, closing: number): ParsedStatement {
  const parsed = ready.map((row) => row.parsed)
  const days = parsed.map(({ bookedOn }) => bookedOn).sort()
  return {
    ...{ format: "csv", statementId: idOf(parsed, opening), iban: account.iban, currency: account.currency },
    ...{ from: days[0] as string, to: days.at(-1) as string, opening, closing, lines: parsed },
  }
}

/** @throws HttpError 409 if every row is imported already; 422 if a row has a problem, or the balances are missing or wrong */
async function keepRows(
  importing: Importing,
  account: store.AccountRow,
  form: CsvImportForm,
  rows: CsvLine[],
  opening: number | null,
) {
  const wrong = rows.find(({ problem }) => problem && problem !== "alreadyThere")
  if (wrong) throw invalid({ text: ["bankRowWrong", { line: wrong.line }] })
  const ready = rows.filter(({ problem }) => !problem)
  if (ready.length === 0) throw conflict({ text: "bankRowsKnown" })
  if (opening === null) throw invalid({ opening: "required" })
  const parsed = statementOf(account, ready, opening, closingOf(ready, opening))
  if (typeof form.closing === "number" && form.closing !== parsed.closing)
    throw invalid({ closing: "bankBalanceWrong" })
  checkSum(parsed)
  return (await keep(importing, account, parsed)).statement
}

const closingOf = (ready: CsvLine[], opening: number) => ready.reduce((sum, { parsed }) => sum + parsed.amount, opening)

/**
 * Reads a bank's CSV file, and stores it as a statement in the phase `import`.
 * @throws HttpError 404; 409; 422 if the text isn't a table, or as for `keepRows`
 */
export async function importCsv(importing: Importing, form: CsvImportForm): Promise<CsvImport> {
  const { scope } = importing
  const account = await store.findAccount(scope, form.account)
  if (!account) throw notFound()
  const table = readTable(form.text)
  const remembered = await findMapping(scope, account.id)
  const isImport = form.phase === "import"
  // Waits for another import, so that its rows are known.
  if (isImport) await holdBooks(scope, account.business)
  const columns = recognise(table.headings, form.columns ?? remembered)
  const decimal = form.decimal ?? decimalOf(amountCells(table, columns)) ?? "point"
  const read = checkBalances(inOrder(readRows(table, columns, decimal)))
  const rows = await markKnown(scope, account.id, read)
  const ready = rows.filter(({ problem }) => !problem)
  const opening = await openingOf(scope, form, ready)
  const statement = isImport ? await keepRows(importing, account, form, rows, opening) : null
  if (isImport) await saveMapping(scope, account, { ...remembered, ...columns })
  return {
    currency: account.currency,
    columns: table.headings.map((name, i) => ({
      ...{ name, meaning: columns[name] ?? "ignore", sample: (table.rows[0]?.cells[i] ?? "").slice(0, 80) },
    })),
    ...{ decimal, rows: rows.slice(0, previewedRows).map(toRow), ready: ready.length },
    problems: rows.length - ready.length,
    opening,
    closing: opening === null ? null : closingOf(ready, opening),
    statement,
  }
}
