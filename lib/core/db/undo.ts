import { getTableName, type SQL, sql } from "drizzle-orm"
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core"
import { goingWith, parentsFirst, type Relation, type Relations, relations } from "./relations"
import { idList, rowsOf } from "./rows"
import { removedRows } from "./table"
import type { Scope } from "./types"

/** How long a delete can be undone. */
export const undoMinutes = 60
const tooLate = sql.raw(`now() - interval '${undoMinutes} minutes'`)

interface Keyed {
  table: PgTable & { workspaceId: PgColumn }
  key: PgColumn
  /** Tables whose rows go for good, although they hang on this one. */
  forGood?: PgTable[]
}

const id = sql.identifier
const listed = (parts: SQL[], by = sql`, `) => sql.join(parts, by)
/** `a.x = b.y and …` along a foreign key. */
const along = ({ columns, keys }: Relation, child: SQL, parent: SQL) =>
  listed(
    columns.map((column, i) => sql`${child}.${id(column)} = ${parent}.${id(keys[i] as string)}`),
    sql` and `,
  )

/** The rows of a table that go with rows already named, each with the key of the first it all hangs on. */
function gonePart(table: string, order: string[], all: Relation[]): SQL {
  const pieces = all
    .filter(({ child, parent, cascades }) => cascades && child === table && parent !== table && order.includes(parent))
    .map((relation) => {
      const parent = id(`gone_${relation.parent}`)
      return sql`select t.ctid as place, t as whole, p.root from ${id(table)} t join ${parent} p on ${along(relation, sql`t`, sql`(p.whole)`)}`
    })
  // A row may be reached in two ways, as a talk is by both who talk.
  return pieces.length === 1
    ? (pieces[0] as SQL)
    : sql`select (array_agg(whole))[1] as whole, min(root) as root from (${listed(pieces, sql` union all `)}) as pieces group by place`
}

const dialect = new PgDialect()
/** A part without parameters, put together once. */
const fixed = (part: SQL) => sql.raw(dialect.sqlToQuery(part).sql)

/** What of a delete is the same for every row of a table: the rows that go with it, and the copies of all. */
function goingParts(known: Relations, { table, forGood = [] }: Keyed) {
  const order = goingWith(getTableName(table), known, forGood.map(getTableName))
  const gone = order.slice(1).map((part) => sql`${id(`gone_${part}`)} as (${gonePart(part, order, known.all)}), `)
  const copies = order.map(
    (part) => sql`select ${sql.raw(`'${part}'`)} as part, root, to_jsonb(whole) as row from ${id(`gone_${part}`)}`,
  )
  return { gone: fixed(sql.join(gone)), copies: fixed(listed(copies, sql` union all `)) }
}

/** Putting them together takes as long as a small statement itself. */
const partsOf = new WeakMap<Keyed, ReturnType<typeof goingParts>>()

/**
 * Deletes rows for real and keeps a copy aside for undo, of everything that goes with them too, in one statement; copies
 * whose time is over go for good. `keyed` is to be the same object each time.
 * @returns the keys of the rows that were there.
 */
export async function removeKept(
  { db, workspaceId, userId }: Scope,
  keyed: Keyed,
  ids: number[] | SQL,
): Promise<number[]> {
  const { table, key } = keyed
  const given = Array.isArray(ids) ? idList(ids) : ids
  const source = getTableName(table)
  const parts = partsOf.get(keyed) ?? goingParts(await relations(db), keyed)
  partsOf.set(keyed, parts)
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with purged as (delete from ${removedRows} where workspace_id = ${workspaceId} and removed_at < ${tooLate}),
      ${id(`gone_${source}`)} as (
        delete from ${table} t where t.workspace_id = ${workspaceId} and t.${id(key.name)} in ${given}
        returning t as whole, t.${id(key.name)} as root),
      ${parts.gone} kept as (
        insert into ${removedRows} (workspace_id, source, id, part, nr, row, removed_by)
        select ${workspaceId}::int, ${source}, root, part, row_number() over (partition by part, root), row, ${userId}::int
        from (${parts.copies}) as copies
        on conflict (workspace_id, source, id, part, nr)
          do update set row = excluded.row, removed_by = excluded.removed_by, removed_at = now())
      select root as id from ${id(`gone_${source}`)}`),
  )
  return rows.map((row) => row.id)
}

/** What has to be there for a kept row to come back: each row it hangs on, in its table or coming back beside it. */
function parentsThere(table: string, parts: string[], all: Relation[]): SQL[] {
  return all
    .filter(({ child, parent }) => child === table && parent !== table && parent !== "workspaces")
    .map((relation) => {
      const { parent, columns } = relation
      const unset = columns.map((column) => sql`f.${id(column)} is null`)
      const there = sql`exists (select 1 from ${id(parent)} x where ${along(relation, sql`f`, sql`x`)})`
      const coming = sql`exists (select 1 from ${id(`back_${parent}`)} b where ${along(relation, sql`f`, sql`(b.whole)`)})`
      return sql`(${listed([...unset, there, ...(parts.includes(parent) ? [coming] : [])], sql` or `)})`
    })
}

/**
 * Puts rows back that `removeKept` took, under their old keys, and with them what went with them. What hangs on a row
 * that is still gone waits for it: a talk comes back with whoever of the two comes back last.
 * @returns the keys of the rows that are back; those whose time is over are missing.
 */
export async function restoreKept({ db, workspaceId }: Scope, { table, key }: Keyed, ids: number[]): Promise<number[]> {
  const source = getTableName(table)
  const waiting = sql`
    from ${removedRows} r where r.workspace_id = ${workspaceId} and r.source = ${source} and r.removed_at >= ${tooLate}
    and (r.id in ${idList(ids)} or r.part <> ${source} and not exists (
      select 1 from ${removedRows} whole
      where whole.workspace_id = r.workspace_id and whole.source = r.source and whole.id = r.id and whole.part = r.source))`
  const kept = rowsOf<{ part: string }>(await db.execute(sql`select distinct r.part ${waiting}`))
  if (!kept.some(({ part }) => part === source)) return []
  const { all, writable } = await relations(db)
  const parts = parentsFirst(new Set(kept.map(({ part }) => part)), all)
  const steps = parts.flatMap((part) => {
    const columns = (writable.get(part) ?? []).map((column) => id(column))
    const back = id(`back_${part}`)
    const conditions = [sql`w.part = ${part}`, ...parentsThere(part, parts, all)]
    return [
      sql`${back} as (select w.id as root, w.nr, f as whole
        from waiting w, lateral jsonb_populate_record(null::${id(part)}, w.row) f where ${listed(conditions, sql` and `)})`,
      sql`${id(`in_${part}`)} as (insert into ${id(part)} (${listed(columns.map((column) => sql`${column}`))})
        select ${listed(columns.map((column) => sql`(whole).${column}`))} from ${back}
        ${part === source ? sql`returning ${id(key.name)} as id` : sql`on conflict do nothing`})`,
    ]
  })
  const done = parts.map((part) => sql`select ${part}, root, nr from ${id(`back_${part}`)}`)
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with waiting as (select r.part, r.id, r.nr, r.row ${waiting}),
      ${listed(steps)},
      forgotten as (delete from ${removedRows} where workspace_id = ${workspaceId} and source = ${source}
        and (part, id, nr) in (${listed(done, sql` union all `)}))
      select id from ${id(`in_${source}`)}`),
  )
  return rows.map((row) => row.id)
}
