import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { decimalOf } from "@/lib/core/imports/parse"
import { fold } from "@/lib/core/text"
import type { ImportChoices, ImportListQuery, ImportRow, ImportRowQuery, ProductImport } from "../../schema/imports"
import * as products from "../../store/import-products"
import * as store from "../../store/imports"
import { shopCurrency } from "../../values"
import { plainMeanings } from "../../values/imports"
import { findRights, type Rights } from "../price-changes"
import { setsPrices } from "../prices"
import { type Allowed, meaningsFor, recognise } from "./columns"
import { readFile } from "./file"
import { type Planned, plan } from "./match"
import { type ReadRow, readRows } from "./rows"

/** The shops and countries that a user's columns may refer to. */
const allowedFor = (principal: Principal, { shops, maySetAll }: Rights): Allowed => ({
  shops: shops.filter((place) => mayOn(principal, setsPrices, place)),
  countries: [...new Set(shops.map(({ country }) => country))].sort(),
  maySetAll,
})

const keysOf = (rows: ReadRow[]) => ({
  skus: rows.flatMap(({ values }) => (values.sku ? [values.sku.toLowerCase()] : [])),
  gtins: rows.flatMap(({ gtins }) => gtins.map(({ gtin }) => gtin.padStart(14, "0"))),
  names: rows.flatMap(({ values }) => (values.name && !values.sku ? [values.name] : [])),
})

/** Plans the effects of an import on the current catalogue. */
export async function planOf(scope: Scope, rights: Rights, row: store.ImportRecord, lock = false) {
  const meanings = row.headings.map((heading) => row.columns[heading] ?? "ignore")
  const read = readRows(row.rows, meanings, row.decimal)
  return plan(read, {
    products: await products.findProducts(scope, keysOf(read), lock),
    categories: await products.findCategories(scope),
    currencyOf: (shop) => {
      const checked = rights.check(shop)
      return "currency" in checked ? checked.currency : undefined
    },
  })
}

const count = (rows: Planned[], outcome: Planned["outcome"]) => rows.filter((row) => row.outcome === outcome).length
export const countsOf = (rows: Planned[]) => ({
  created: count(rows, "create"),
  changed: count(rows, "change"),
  same: count(rows, "same"),
  problems: count(rows, "problem"),
})

const base = ({ id, state, fileName, decimal, newState, rowCount, ...row }: store.ImportRecord) => ({
  ...{ id, state, fileName, decimal, newState, rows: rowCount, created: row.created, changed: row.changed },
  ...{ importedBy: { id: row.userId, name: row.userName }, createdAt: row.createdAt.toISOString() },
  takenAt: row.takenAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

const whole = (row: store.ImportRecord) => ({
  ...base(row),
  columns: row.headings.map((name, at) => ({
    name,
    meaning: row.columns[name] ?? "ignore",
    sample: String(row.rows.find(({ cells }) => cells[at] !== "")?.cells[at] ?? "").slice(0, 80),
  })),
})

/** An import that isn't taken yet, with the counts of its planned effects. */
export async function preview(
  scope: Scope,
  principal: Principal,
  rights: Rights,
  row: store.ImportRecord,
): Promise<ProductImport> {
  const counts = countsOf(await planOf(scope, rights, row))
  return { ...whole(row), meanings: meaningsFor(plainMeanings, allowedFor(principal, rights)), ...counts }
}

/** An import that was taken, with the counts of its effects. */
export const toTaken = (row: store.ImportRecord): ProductImport => ({
  ...whole(row),
  ...{ meanings: [], created: row.created, changed: row.changed, same: 0, problems: 0 },
})

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number): Promise<ProductImport> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row.state === "draft" ? preview(scope, principal, await findRights(scope, principal), row) : toTaken(row)
}

export async function list(scope: Scope, query: ImportListQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map(({ row }) => base(row)), ...total, page: query.page, perPage: query.perPage }
}

/** The meanings of a file's columns and its decimal mark, as chosen by the caller, remembered, or recognised. */
async function mapped(scope: Scope, allowed: Allowed, row: store.File, chosen: ImportChoices) {
  const meanings = new Set(meaningsFor(plainMeanings, allowed).map(({ meaning }) => meaning))
  const remembered = await store.findRemembered(scope, row.headings.map(fold))
  const columns = recognise(row.headings, chosen.columns ?? {}, remembered, allowed, meanings)
  const isAmount = (at: number) => /^(price|vat|content)(:|$)/.test(columns[row.headings[at] as string] ?? "")
  const amounts = row.rows.flatMap(({ cells }) => cells.filter((cell, at) => typeof cell === "string" && isAmount(at)))
  return { columns, decimal: chosen.decimal ?? decimalOf(amounts as string[]) ?? "point" }
}

/** Stores a file for its preview. @throws HttpError 422 if it isn't a table, or is too long */
export async function add(
  scope: Scope,
  principal: Principal,
  fileName: string,
  upload: { type: string; content: Uint8Array },
): Promise<ProductImport> {
  const table = await readFile(upload)
  await store.deleteOldDrafts(scope)
  const rights = await findRights(scope, principal)
  const found = await mapped(scope, allowedFor(principal, rights), table, {})
  const row = await store.insert(scope, { ...table, ...found, fileName, userName: principal.fullName })
  return preview(scope, principal, rights, row)
}

/** Locks an import that isn't taken yet. @throws HttpError 404, 409 */
export async function lockDraft(scope: Scope, id: number): Promise<store.ImportRecord> {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (row.state !== "draft") throw conflict({ id: "importTaken" })
  return row
}

/** @throws HttpError 404; 409 if it is taken */
export async function change(scope: Scope, principal: Principal, id: number, choices: ImportChoices) {
  const row = await lockDraft(scope, id)
  const chosen = { decimal: row.decimal, ...choices, columns: { ...row.columns, ...choices.columns } }
  const rights = await findRights(scope, principal)
  const { columns, decimal } = await mapped(scope, allowedFor(principal, rights), row, chosen)
  const { newState = row.newState } = choices
  return preview(scope, principal, rights, await store.update(scope, id, { columns, decimal, newState }))
}

const toRow = ({ row, outcome, existing, columns, prices }: Planned): ImportRow => ({
  ...{ line: row.line, outcome, product: existing?.id ?? null },
  name: columns.name,
  currency: prices[0]?.currency ?? shopCurrency,
  cells: row.cells.map(({ text, before, problem, about }) => ({
    ...{ text, ...(before !== undefined && { before }), problem, about },
  })),
})

/** @throws HttpError 404; 409 if the import is taken, because its rows are deleted then */
export async function listRows(scope: Scope, principal: Principal, id: number, query: ImportRowQuery) {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  if (row.state !== "draft") throw conflict({ id: "importTaken" })
  const { page, perPage, outcome, q } = query
  const planned = await planOf(scope, await findRights(scope, principal), row)
  const shown = planned.filter(
    (one) => (!outcome || one.outcome === outcome) && (!q || fold(one.columns.name).includes(fold(q))),
  )
  // Problems first, because somebody has to look at them.
  const sorted = shown.toSorted((a, b) => rank(a) - rank(b))
  return {
    data: sorted.slice((page - 1) * perPage, page * perPage).map(toRow),
    ...{ total: shown.length, page, perPage },
  }
}
const rank = ({ outcome }: Planned) => ["problem", "change", "create", "same"].indexOf(outcome)
