import { sql } from "drizzle-orm"
import { ConfigError } from "../config"
import { type Write, writeBackup } from "./backup-file"
import { type TableColumns, tablesOf } from "./catalogue"
import { migrations } from "./prepare"
import { rowsOf } from "./rows"
import type { Db, Store } from "./types"

/** Reads one consistent state of the whole store, with values in a form that no server setting changes. */
const reading = `set transaction isolation level repeatable read, read only; set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`

/** Rows per fetch; rows with `bytea` columns are large. */
const batch = ({ types }: TableColumns) => (types.includes("bytea") ? 5 : 500)

async function dumpTable(db: Db, table: TableColumns, write: Write): Promise<number> {
  const columns = sql.join(
    table.columns.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  const cursor = sql.identifier(`rows_of_${table.table}`)
  await db.execute(
    sql`declare ${cursor} no scroll cursor for select to_json(array[${columns}])::text as row from ${sql.identifier(table.table)}`,
  )
  await write({ table: table.table, columns: table.columns })
  let rows = 0
  for (;;) {
    const fetched = rowsOf<{ row: string }>(
      await db.execute(sql`fetch ${sql.raw(String(batch(table)))} from ${cursor}`),
    )
    for (const { row } of fetched) await write(JSON.parse(row))
    rows += fetched.length
    if (fetched.length === 0) break
  }
  await db.execute(sql`close ${cursor}`)
  await write({ rows })
  return rows
}

async function appliedInOrder(db: Db): Promise<string[]> {
  const [row] = rowsOf<{ found: boolean }>(
    await db.execute(sql`select to_regclass('public.applied_migrations') is not null as found`),
  )
  if (!row?.found) throw new ConfigError("There is no Cornerledger in this database.")
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select hash from applied_migrations`))
  const applied = new Set(rows.map(({ hash }) => hash))
  const ownHashes = migrations().map(({ hash }) => hash)
  if (rows.some(({ hash }) => !ownHashes.includes(hash))) {
    throw new ConfigError("A newer version has migrated this store. Make the backup with that version.")
  }
  return ownHashes.filter((hash) => applied.has(hash))
}

async function dump(db: Db, kind: string, write: Write): Promise<{ tables: number; rows: number }> {
  const sequences = rowsOf<{ name: string; last: string | null }>(
    await db.execute(
      sql`select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    ),
  )
  await write({
    cornerledger: "backup",
    version: 1,
    at: new Date().toISOString(),
    store: kind,
    migrations: await appliedInOrder(db),
    sequences: Object.fromEntries(sequences.filter(({ last }) => last).map(({ name, last }) => [name, Number(last)])),
  })
  const tables = await tablesOf(db)
  let rows = 0
  for (const table of tables) rows += await dumpTable(db, table, write)
  return { tables: tables.length, rows }
}

/** Writes all rows of a store to a file. Either kind of store can be restored from it. */
export async function backUp(store: Store, path: string): Promise<{ tables: number; rows: number; bytes: number }> {
  let counted = { tables: 0, rows: 0 }
  const { bytes } = await writeBackup(path, (write) =>
    store.begin(reading, async (db) => {
      counted = await dump(db, store.kind, write)
    }),
  )
  return { ...counted, bytes }
}
