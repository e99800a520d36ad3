import { getTableName, type SQL, sql } from "drizzle-orm"
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core"
import { cascadeTables, parentsFirst, type Relation, type Relations, relations } from "./relations"
import { idList, rowsOf } from "./rows"
import { removedRows } from "./table"
import type { Scope } from "./types"

/** How long a delete can be undone, in minutes. */
export const undoMinutes = 60
const undoLimit = sql.raw(`now() - interval '${undoMinutes} minutes'`)

interface Keyed {
  table: PgTable & { workspaceId: PgColumn }
  key: PgColumn
  /** Tables that the cascade reaches, but whose rows are deleted permanently. */
  permanent?: PgTable[]
}

const id = sql.identifier
const joined = (parts: SQL[], by = sql`, `) => sql.join(parts, by)
/** `a.x = b.y and …` along a foreign key. */
const joinOn = ({ columns, keys }: Relation, child: SQL, parent: SQL) =>
  joined(
    columns.map((column, i) => sql`${child}.${id(column)} = ${parent}.${id(keys[i] as string)}`),
    sql` and `,
  )

/** Selects the rows of a table that the cascade deletes, each with the key of the root row. */
function cascadePart(table: string, order: string[], all: Relation[]): SQL {
  const pieces = all
    .filter(({ child, parent, cascades }) => cascades && child === table && parent !== table && order.includes(parent))
    .map((relation) => {
      const parent = id(`gone_${relation.parent}`)
      return sql`select t.ctid as place, t as whole, p.root from ${id(table)} t join ${parent} p on ${joinOn(relation, sql`t`, sql`(p.whole)`)}`
    })
  // Two paths may reach the same row, as both participants reach a conversation.
  return pieces.length === 1
    ? (pieces[0] as SQL)
    : sql`select (array_agg(whole))[1] as whole, min(root) as root from (${joined(pieces, sql` union all `)}) as pieces group by place`
}

const dialect = new PgDialect()
/** Serializes SQL without parameters, so that Drizzle need not build it again. */
const serialized = (part: SQL) => sql.raw(dialect.sqlToQuery(part).sql)

/** The part of the delete statement that is the same for every row of a table: its cascade, and the copies. */
function cascadeParts(schema: Relations, { table, permanent = [] }: Keyed) {
  const order = cascadeTables(getTableName(table), schema, permanent.map(getTableName))
  const gone = order.slice(1).map((part) => sql`${id(`gone_${part}`)} as (${cascadePart(part, order, schema.all)}), `)
  const copies = order.map(
    (part) => sql`select ${sql.raw(`'${part}'`)} as part, root, to_jsonb(whole) as row from ${id(`gone_${part}`)}`,
  )
  return { gone: serialized(sql.join(gone)), copies: serialized(joined(copies, sql` union all `)) }
}

/** Cascade parts by table. Building them takes as long as running a small statement. */
const partsByTable = new WeakMap<Keyed, ReturnType<typeof cascadeParts>>()

/**
 * Deletes rows and copies them, with everything their cascade deletes, to `removed_rows` for undo, in one statement. Also
 * purges copies whose undo time is over. Pass the same `keyed` object each time, because it is the cache key.
 * @returns the keys of the rows that existed
 */
export async function moveToTrash(
  { db, workspaceId, userId }: Scope,
  keyed: Keyed,
  ids: number[] | SQL,
): Promise<number[]> {
  const { table, key } = keyed
  const given = Array.isArray(ids) ? idList(ids) : ids
  const source = getTableName(table)
  const parts = partsByTable.get(keyed) ?? cascadeParts(await relations(db), keyed)
  partsByTable.set(keyed, parts)
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with purged as (delete from ${removedRows} where workspace_id = ${workspaceId} and removed_at < ${undoLimit}),
      ${id(`gone_${source}`)} as (
        delete from ${table} t where t.workspace_id = ${workspaceId} and t.${id(key.name)} in ${given}
        returning t as whole, t.${id(key.name)} as root),
      ${parts.gone} copied as (
        insert into ${removedRows} (workspace_id, source, id, part, nr, row, removed_by)
        select ${workspaceId}::int, ${source}, root, part, row_number() over (partition by part, root), row, ${userId}::int
        from (${parts.copies}) as copies
        on conflict (workspace_id, source, id, part, nr)
          do update set row = excluded.row, removed_by = excluded.removed_by, removed_at = now())
      select root as id from ${id(`gone_${source}`)}`),
  )
  return rows.map((row) => row.id)
}

/** Conditions for restoring a row: each row it references exists or is being restored too. */
function parentConditions(table: string, parts: string[], all: Relation[]): SQL[] {
  return all
    .filter(({ child, parent }) => child === table && parent !== table && parent !== "workspaces")
    .map((relation) => {
      const { parent, columns } = relation
      const nullChecks = columns.map((column) => sql`f.${id(column)} is null`)
      const exists = sql`exists (select 1 from ${id(parent)} x where ${joinOn(relation, sql`f`, sql`x`)})`
      const restored = sql`exists (select 1 from ${id(`back_${parent}`)} b where ${joinOn(relation, sql`f`, sql`(b.whole)`)})`
      return sql`(${joined([...nullChecks, exists, ...(parts.includes(parent) ? [restored] : [])], sql` or `)})`
    })
}

/**
 * Restores deleted rows and their cascade under their old keys. A row that references another deleted row waits for it: a
 * conversation is restored with the second of its two participants.
 * @returns the keys of the restored rows, without those whose undo time is over
 */
export async function restoreFromTrash(
  { db, workspaceId }: Scope,
  { table, key }: Keyed,
  ids: number[],
): Promise<number[]> {
  const source = getTableName(table)
  const waiting = sql`
    from ${removedRows} r where r.workspace_id = ${workspaceId} and r.source = ${source} and r.removed_at >= ${undoLimit}
    and (r.id in ${idList(ids)} or r.part <> ${source} and not exists (
      select 1 from ${removedRows} whole
      where whole.workspace_id = r.workspace_id and whole.source = r.source and whole.id = r.id and whole.part = r.source))`
  // With this setting, the audit log calls the rows restored instead of created.
  const storedParts = rowsOf<{ part: string }>(
    await db.execute(sql`select distinct r.part, set_config('app.restoring', 'on', true) ${waiting}`),
  )
  if (!storedParts.some(({ part }) => part === source)) return []
  const { all, writable } = await relations(db)
  const parts = parentsFirst(new Set(storedParts.map(({ part }) => part)), all)
  const steps = parts.flatMap((part) => {
    const columns = (writable.get(part) ?? []).map((column) => id(column))
    const restoredRows = id(`back_${part}`)
    const conditions = [sql`w.part = ${part}`, ...parentConditions(part, parts, all)]
    return [
      sql`${restoredRows} as (select w.id as root, w.nr, f as whole
        from waiting w, lateral jsonb_populate_record(null::${id(part)}, w.row) f where ${joined(conditions, sql` and `)})`,
      sql`${id(`in_${part}`)} as (insert into ${id(part)} (${joined(columns.map((column) => sql`${column}`))})
        select ${joined(columns.map((column) => sql`(whole).${column}`))} from ${restoredRows}
        ${part === source ? sql`returning ${id(key.name)} as id` : sql`on conflict do nothing`})`,
    ]
  })
  const done = parts.map((part) => sql`select ${part}, root, nr from ${id(`back_${part}`)}`)
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with waiting as (select r.part, r.id, r.nr, r.row ${waiting}),
      ${joined(steps)},
      forgotten as (delete from ${removedRows} where workspace_id = ${workspaceId} and source = ${source}
        and (part, id, nr) in (${joined(done, sql` union all `)}))
      select id from ${id(`in_${source}`)}`),
  )
  await db.execute(sql`select set_config('app.restoring', 'off', true)`)
  return rows.map((row) => row.id)
}
