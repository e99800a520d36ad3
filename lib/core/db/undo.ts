import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { rowsOf } from "./rows"
import { removedRows } from "./table"
import type { Scope } from "./types"

/** How long a delete can be undone. */
const undoMinutes = 60
const tooLate = sql.raw(`now() - interval '${undoMinutes} minutes'`)

interface Keyed {
  table: PgTable & { workspaceId: PgColumn }
  key: PgColumn
}

/**
 * Deletes rows for real and keeps a copy aside for undo, in one statement; copies whose time is over go for good.
 * @returns the keys of the rows that were there.
 */
export async function removeKept(
  { db, workspaceId, userId }: Scope,
  { table, key }: Keyed,
  ids: SQL,
): Promise<number[]> {
  const source = getTableName(table)
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with purged as (delete from ${removedRows} where workspace_id = ${workspaceId} and removed_at < ${tooLate}),
      gone as (delete from ${table} where ${table.workspaceId} = ${workspaceId} and ${key} in ${ids} returning *)
      insert into ${removedRows} (workspace_id, source, id, row, removed_by)
      select ${workspaceId}::int, ${source}, gone.${sql.identifier(key.name)}, to_jsonb(gone), ${userId}::int from gone
      on conflict (workspace_id, source, id) do update set row = excluded.row, removed_by = excluded.removed_by, removed_at = now()
      returning id`),
  )
  return rows.map((row) => row.id)
}

const writable = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter((column) => !column.generated)
    .map((column) => sql.identifier(column.name))

/**
 * Puts rows back that `removeKept` took, under their old keys.
 * @returns the keys of the rows that are back; those whose time is over are missing.
 */
export async function restoreKept({ db, workspaceId }: Scope, { table, key }: Keyed, ids: number[]): Promise<number[]> {
  const source = getTableName(table)
  const columns = sql.join(writable(table), sql`, `)
  const kept = and(
    eq(removedRows.workspaceId, workspaceId),
    eq(removedRows.source, source),
    inArray(removedRows.id, ids),
    sql`${removedRows.removedAt} >= ${tooLate}`,
  )
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with kept as (delete from ${removedRows} where ${kept} returning row)
      insert into ${table} (${columns})
      select ${columns} from kept, jsonb_populate_record(null::${table}, kept.row)
      returning ${sql.identifier(key.name)} as id`),
  )
  return rows.map((row) => row.id)
}
