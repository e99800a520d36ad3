import { sql } from "drizzle-orm"
import { rowsOf } from "./rows"
import type { Db } from "./types"

/** A foreign key: `columns` of `child` reference `keys` of `parent`. */
export interface Relation {
  child: string
  columns: string[]
  parent: string
  keys: string[]
  /** Whether deleting the parent deletes the child's rows. */
  cascades: boolean
}

/** The foreign keys of the schema, the writable columns by table, and the tables with a column of bytes. */
export interface Relations {
  all: Relation[]
  writable: Map<string, string[]>
  withBytes: Set<string>
}

const columnNames = (numbers: string, table: string) => `(
  select string_agg(a.attname, ',' order by k.place) from unnest(c.${numbers}) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.number)`

const foreignKeys = `
  select child.relname::text as child, parent.relname::text as parent, c.confdeltype = 'c' as cascades,
    ${columnNames("conkey", "conrelid")} as columns, ${columnNames("confkey", "confrelid")} as keys
  from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  order by c.conname`

const columns = `
  select t.relname::text as name, string_agg(a.attname, ',' order by a.attnum) as columns,
    bool_or(a.atttypid = 'bytea'::regtype) as "hasBytes"
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  group by t.relname`

let cached: Relations | undefined

/** Reads the relations from the catalogue, once per process: only migrations change them. */
export async function relations(db: Db): Promise<Relations> {
  if (cached) return cached
  const keys = rowsOf<Record<"child" | "parent" | "columns" | "keys", string> & { cascades: boolean }>(
    await db.execute(sql.raw(foreignKeys)),
  )
  const tables = rowsOf<{ name: string; columns: string; hasBytes: boolean }>(await db.execute(sql.raw(columns)))
  cached = {
    all: keys.map((key) => ({ ...key, columns: key.columns.split(","), keys: key.keys.split(",") })),
    writable: new Map(tables.map((table) => [table.name, table.columns.split(",")])),
    withBytes: new Set(tables.filter(({ hasBytes }) => hasBytes).map(({ name }) => name)),
  }
  return cached
}

/** Sorts tables so that each follows those it references. */
export function parentsFirst(tables: Set<string>, all: Relation[]): string[] {
  const ordered = new Set<string>()
  const visit = (table: string, path: string[]) => {
    if (ordered.has(table) || path.includes(table)) return
    for (const { child, parent } of all) if (child === table && tables.has(parent)) visit(parent, [...path, table])
    ordered.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...ordered]
}

/** The tables that deleting a `root` row cascades to, parents first. Skips `excluded`, and tables reached only through it. */
export function cascadeTables(root: string, { all }: Relations, excluded: string[] = []): string[] {
  const reached = new Set([root])
  for (const table of reached) {
    for (const { child, parent, cascades } of all) {
      if (cascades && parent === table && !excluded.includes(child)) reached.add(child)
    }
  }
  return parentsFirst(reached, all)
}
