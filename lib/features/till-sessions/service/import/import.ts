import { HttpError, notFound } from "@/lib/core/http/errors"
import { decimalOf, readTable } from "@/lib/core/imports/parse"
import type { ImportedRow, ReadingsImport, ReadingsImportForm } from "../../schema/imports"
import * as store from "../../store/readings"
import { isOpen, usualVatRates } from "../../values"
import { type ImportProblem, maxImportColumns, maxImportRows } from "../../values/imports"
import type { Caller } from "../common"
import { checkReading, ratesOf, takeReading, tendersOf } from "../count"
import { meaningsFor, recognise } from "./columns"
import { type ReadRow, readRows } from "./rows"

type Shop = NonNullable<Awaited<ReturnType<typeof store.findShop>>>

interface Found {
  row: ReadRow
  session: number | null
  problem: ImportProblem | null
}

/** The reason why any session would reject a reading; null if there is none. */
function problemOf({ reading, problem }: ReadRow, { currency, cashRounding }: Shop): ImportProblem | null {
  if (problem) return problem
  try {
    checkReading(reading, ratesOf(reading), currency, cashRounding)
    return null
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const field = Object.keys(error.fields ?? {})[0] ?? ""
    if (field === "rounding") return "roundingNone"
    return field === "tenders" ? "unbalanced" : "vatWrong"
  }
}

/** The session of a row's till on its day. Several on one day are used in order, each for one reading. */
function sessionFor(sessions: store.SessionOn[], till: number, date: string): [number | null, ImportProblem | null] {
  const ofDay = sessions.filter((one) => one.till === till && one.date === date)
  const free = ofDay.find(({ state, readings }) => isOpen(state) && readings === 0)
  if (free) return [free.id, null]
  const last = ofDay.at(-1)
  if (!last) return [null, "noSession"]
  return [last.id, last.readings > 0 ? "alreadyTaken" : "closed"]
}

/** Finds the session of each row, and its problem, if it has one. */
async function match(caller: Caller, shop: Shop, rows: ReadRow[], lock: boolean): Promise<Found[]> {
  const { scope } = caller
  const tills = await store.listTills(scope, shop.shop)
  const active = tills.filter(({ state }) => state === "active")
  const days = [...new Set(rows.filter(({ problem }) => problem !== "dateUnreadable").map(({ date }) => date))]
  const sessions = await store.sessionsOn(scope, shop.shop, days, lock)
  const taken = new Set<number>()
  return rows.map((row) => {
    const wrong = problemOf(row, shop)
    const named = row.till.toLowerCase()
    // A shop with one till needs no column for it.
    const only = named === "" && active.length === 1 ? active[0] : undefined
    const till = only ?? tills.find(({ name }) => name.toLowerCase() === named)
    if (!till) return { row, session: null, problem: wrong ?? "tillUnknown" }
    const [session, problem] = sessionFor(sessions, till.id, row.date)
    const isTwice = session !== null && taken.has(session)
    if (session !== null && !wrong && !problem) taken.add(session)
    return { row, session, problem: wrong ?? problem ?? (isTwice ? "twice" : null) }
  })
}

/** Takes the reading of a row with the same command as a typed one. */
async function take(caller: Caller, { row, session, problem }: Found): Promise<ImportProblem | null> {
  if (problem || session === null) return problem
  try {
    await takeReading({ ...caller, key: `${caller.key}:${row.line}` }, session, row.reading)
    return null
  } catch (error) {
    // Nothing was written: the command throws before the first statement that changes something.
    if (!(error instanceof HttpError)) throw error
    return error.code === "period_locked" ? "monthClosed" : "refused"
  }
}

const salesOf = ({ rates, rounding }: ReadRow["reading"]) => rates.reduce((sum, { gross }) => sum + gross, rounding)

const toRow = ({ row, session }: Found, problem: ImportProblem | null, taken: boolean): ImportedRow => ({
  ...{ line: row.line, date: row.date, till: row.till, number: row.reading.number, session },
  ...{ sales: salesOf(row.reading), tenders: tendersOf(row.reading) },
  ...{ problem, column: problem === row.problem ? row.column : null, taken },
})

/**
 * Reads a file of Z readings. In the phase `take`, it takes those without a problem and saves the columns for the next import.
 * @throws HttpError 404; 422 if the text is no table
 */
export async function importReadings(caller: Caller, form: ReadingsImportForm): Promise<ReadingsImport> {
  const { scope } = caller
  const shop = await store.findShop(scope, form.shop)
  if (!shop) throw notFound()
  const table = readTable(form.text, { rows: maxImportRows, columns: maxImportColumns })
  const known = form.columns ?? (await store.findMapping(scope, shop.shop))
  const columns = recognise(table.headings, known)
  const isAmount = (heading: string) => !["date", "till", "number", "ignore"].includes(columns[heading] ?? "ignore")
  const amounts = table.rows.flatMap(({ cells }) => cells.filter((_, i) => isAmount(table.headings[i] as string)))
  const decimal = form.decimal ?? decimalOf(amounts) ?? "point"
  const isTaking = form.phase === "take"
  const found = await match(caller, shop, readRows(table, columns, decimal), isTaking)
  const rows: ImportedRow[] = []
  for (const one of found) {
    const problem = isTaking ? await take(caller, one) : one.problem
    rows.push(toRow(one, problem, isTaking && !problem))
  }
  if (isTaking) await store.saveMapping(scope, shop, { ...(await store.findMapping(scope, shop.shop)), ...columns })
  return {
    currency: shop.currency,
    columns: table.headings.map((name, i) => ({
      name,
      meaning: columns[name] as string,
      sample: (table.rows[0]?.cells[i] ?? "").slice(0, 80),
    })),
    meanings: meaningsFor(usualVatRates(shop.country), columns),
    decimal,
    rows,
    ready: rows.filter(({ problem, taken }) => !problem && !taken).length,
    taken: rows.filter(({ taken }) => taken).length,
  }
}

/** The place of a shop, for grants; undefined if there is none. */
export async function findPlaceOfShop(caller: Pick<Caller, "scope">, id: number) {
  const found = await store.findShop(caller.scope, id)
  return found && { business: found.business, shop: found.shop }
}
