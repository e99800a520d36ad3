import { sql } from "drizzle-orm"
import { createAuditTriggers } from "../audit/triggers"
import { ConfigError } from "../config"
import { checkBackup, type Header, linesOf } from "./backup-file"
import { dropAll, rowCounts, type TableColumns, tablesOf } from "./catalogue"
import { checkStore, migrate, migrations, withStoreLock } from "./prepare"
import { createRole, grantRights } from "./repair"
import { rowsOf } from "./rows"
import { formatProblems } from "./store-state"
import type { Db, Store } from "./types"

// Limits per insert: rows, and characters.
const maxRows = 500
const maxTextLength = 2_000_000

/** The number of this build's migrations that the backup has. @throws ConfigError if it has others */
function levelOf({ migrations: theirs, at }: Header, path: string): number {
  const ours = migrations().map(({ hash }) => hash)
  if (theirs.every((hash, i) => ours[i] === hash)) return theirs.length
  throw new ConfigError(`${path}, of ${at}, was made by another version. Restore it with that version, or a newer one.`)
}

async function insert(db: Db, { table, columns, types }: TableColumns, rows: unknown[]): Promise<void> {
  const names = sql.join(columns.map(sql.identifier), sql`, `)
  const values = types.map((type, i) => `(r.row ->> ${i})::${type}`).join(", ")
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${names}) overriding system value
      select ${sql.raw(values)} from json_array_elements(${JSON.stringify(rows)}::json) as r (row)`,
  )
}

/** Loads every row of a checked backup. @returns the number of rows by table, according to the file */
async function load(db: Db, path: string): Promise<Record<string, number>> {
  const tablesByName = new Map((await tablesOf(db)).map((table) => [table.table, table]))
  const counts: Record<string, number> = {}
  let table: TableColumns | undefined
  let rows: unknown[] = []
  let length = 0
  const flush = async () => {
    if (table && rows.length > 0) await insert(db, table, rows)
    rows = []
    length = 0
  }
  for await (const line of linesOf(path)) {
    if (Array.isArray(line)) {
      rows.push(line)
      for (const value of line) length += value?.length ?? 0
      if (rows.length >= maxRows || length >= maxTextLength) await flush()
    } else if ("table" in line) {
      const found = tablesByName.get(line.table)
      const types = line.columns.map((name) => found?.types[found.columns.indexOf(name)])
      if (!found || types.includes(undefined))
        throw new ConfigError(`${path} has a table or column that this version does not know.`)
      table = { ...line, types: types as string[] }
      await db.execute(sql`delete from ${sql.identifier(line.table)}`)
    } else if ("rows" in line) {
      await flush()
      if (table) counts[table.table] = line.rows
    }
  }
  return counts
}

/**
 * Runs work with all triggers off and all foreign keys dropped, then adds the keys again, which checks them. Rows come in the
 * order of their tables, and the triggers have done their work when the rows were first written.
 */
async function withoutChecks<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const keys = rowsOf<{ on: string; name: string; text: string }>(
    await db.execute(sql`select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`),
  )
  const triggers = async (state: "disable" | "enable") => {
    for (const { table } of await tablesOf(db))
      await db.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`)
  }
  await triggers("disable")
  for (const { on, name } of keys) await db.execute(sql.raw(`alter table ${on} drop constraint "${name}"`))
  const result = await work()
  for (const { on, name, text } of keys) {
    await db.execute(sql.raw(`alter table ${on} add constraint "${name}" ${text}`))
  }
  await triggers("enable")
  return result
}

async function compare(db: Db, expected: Record<string, number>): Promise<void> {
  const found = await rowCounts(db)
  const mismatched = Object.keys({ ...expected, ...found }).filter(
    (table) => (expected[table] ?? 0) !== (found[table] ?? 0),
  )
  if (mismatched.length === 0) return
  const lines = mismatched.map(
    (table) => `${table}: ${expected[table] ?? 0} in the file, ${found[table] ?? 0} restored`,
  )
  throw new ConfigError(`Not all rows were restored, so nothing was changed.\n  ${lines.join("\n  ")}`)
}

/** The number of rows that a restore into this store would delete. */
export async function countExistingRows(store: Store): Promise<number> {
  const counts = await store.begin("", rowCounts)
  const { applied_migrations: _, ...userTables } = counts
  return Object.values(userTables).reduce((sum, n) => sum + n, 0)
}

/**
 * Replaces all data of a store with a backup, in one transaction: a restore that fails changes nothing. The schema, its
 * policies and privileges come from the migrations, so they are complete on any server.
 * @throws ConfigError if the file is damaged or of another version, or not all rows were restored
 */
export async function restore(store: Store, path: string): Promise<{ tables: number; rows: number }> {
  const header = await checkBackup(path)
  const level = levelOf(header, path)
  const counts = await withStoreLock(store, async (db) => {
    await db.execute(dropAll)
    await createRole(db)
    await migrate(db, migrations().slice(0, level))
    const loaded = await withoutChecks(db, () => load(db, path))
    for (const [name, last] of Object.entries(header.sequences)) {
      await db.execute(sql`select setval(to_regclass(${`public.${name}`}), ${last})`)
    }
    await compare(db, loaded)
    await migrate(db)
    await grantRights(db)
    await createAuditTriggers(db)
    const { problems } = await checkStore(db)
    if (problems.length > 0) throw new ConfigError(formatProblems(problems))
    return loaded
  })
  await store.owner.execute(sql`analyze`)
  return { tables: Object.keys(counts).length, rows: Object.values(counts).reduce((sum, n) => sum + n, 0) }
}
