import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Store } from "@/lib/core/db/types"
import { testStore } from "./store"

/** Runs SQL as the owner. @returns its rows */
export async function query<Row = Record<string, unknown>>(text: string): Promise<Row[]> {
  const { owner } = await testStore()
  return rowsOf<Row>(await owner.execute(sql.raw(text)))
}

/** Tables that change with every attempt, successful or not. The audit log records refused calls. */
const bookkeeping = ["workspace_usage", "rate_limits", "audit_events", "audit_details"]

let reading: Promise<string> | undefined
let last: { next?: string; read: Record<string, string> } | undefined

/** The id of the transaction that wrote a row, from two ages, because casting to text takes nine times as long. */
const writer = "age('3'::xid) - age(xmin)"

/** A statement that reads a fingerprint of every table's content. */
async function contentsStatement(): Promise<string> {
  const tables = await query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  return tables
    .filter(({ name }) => !bookkeeping.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as n, coalesce(sum(${writer}), 0)::text as print from "${name}"`,
    )
    .join(" union all ")
}

/**
 * The number of rows of every table and a fingerprint of the transactions that wrote them. Two equal results mean that
 * nothing was written in between, and cost far less than reading the rows.
 */
export async function contents(): Promise<Record<string, string>> {
  // Every writing transaction takes the next id. While that hasn't changed, the cached result is still right.
  const [now] = await query<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next")
  if (last && last.next === now?.next) return last.read
  reading ??= contentsStatement()
  const rows = await query<{ name: string; n: number; print: string }>(await reading)
  const read = Object.fromEntries(rows.map(({ name, n, print }) => [name, `${n} ${print}`]))
  last = { next: now?.next, read }
  return read
}

/** Headers for a read in a language no other test uses, so that it misses the cache and its statements can be counted. */
export const uncached = { headers: { "accept-language": "pt" } }

/** Returns the statements that `run` sends through the product's transactions, without the transactions' settings and entries of the audit log. */
export async function countStatements(run: () => Promise<unknown>): Promise<string[]> {
  const store = await testStore()
  const statements: string[] = []
  const begin = store.begin
  const counted: Store["begin"] = (setup, work, as) =>
    begin(
      setup,
      (db) => {
        const session = (db as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } }).session
        const prepareQuery = session.prepareQuery
        session.prepareQuery = function (this: unknown, ...args: unknown[]) {
          const { sql } = args[0] as { sql: string }
          if (!/^set local|audit_write/.test(sql)) statements.push(sql)
          return prepareQuery.apply(this, args)
        }
        return work(db as Db).finally(() => {
          session.prepareQuery = prepareQuery
        })
      },
      as,
    )
  store.begin = counted
  try {
    await run()
  } finally {
    store.begin = begin
  }
  return statements
}

/** Collects the statements that the product sends outside transactions. `soFar` returns them. */
export async function countOwnStatements(run: (soFar: () => string[]) => Promise<unknown>): Promise<string[]> {
  const { owner } = await testStore()
  const session = (owner as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } }).session
  const prepareQuery = session.prepareQuery
  const statements: string[] = []
  session.prepareQuery = function (this: unknown, ...args: unknown[]) {
    statements.push((args[0] as { sql: string }).sql)
    return prepareQuery.apply(this, args)
  }
  try {
    await run(() => [...statements])
    return statements
  } finally {
    session.prepareQuery = prepareQuery
  }
}
