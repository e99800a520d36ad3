import { sql } from "drizzle-orm"
import { rowsOf } from "./rows"
import type { Db } from "./types"

/** A foreign key: `columns` of `child` name a row of `parent` by its `keys`. */
export interface Relation {
  child: string
  columns: string[]
  parent: string
  keys: string[]
  /** Whether the child's rows go with the parent's. */
  cascades: boolean
}

/** What the database says of its tables: how they hang together, and which columns can be written. */
export interface Relations {
  all: Relation[]
  writable: Map<string, string[]>
}

const named = (numbers: string, table: string) => `(
  select string_agg(a.attname, ',' order by k.place) from unnest(c.${numbers}) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.number)`

const foreignKeys = `
  select child.relname::text as child, parent.relname::text as parent, c.confdeltype = 'c' as cascades,
    ${named("conkey", "conrelid")} as columns, ${named("confkey", "confrelid")} as keys
  from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  order by c.conname`

const columns = `
  select t.relname::text as name, string_agg(a.attname, ',' order by a.attnum) as columns
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  group by t.relname`

let known: Relations | undefined

/** Read once a process: tables change by migrations only. A new table that hangs on another is found by itself. */
export async function relations(db: Db): Promise<Relations> {
  if (known) return known
  const keys = rowsOf<Record<"child" | "parent" | "columns" | "keys", string> & { cascades: boolean }>(
    await db.execute(sql.raw(foreignKeys)),
  )
  const tables = rowsOf<{ name: string; columns: string }>(await db.execute(sql.raw(columns)))
  known = {
    all: keys.map((key) => ({ ...key, columns: key.columns.split(","), keys: key.keys.split(",") })),
    writable: new Map(tables.map((table) => [table.name, table.columns.split(",")])),
  }
  return known
}

/** The given tables, each after those it hangs on. */
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

/** The tables whose rows go when a row of `root` goes, itself the first; those in `besides`, and what hangs on them alone, left out. */
export function goingWith(root: string, { all }: Relations, besides: string[] = []): string[] {
  const reached = new Set([root])
  for (const table of reached) {
    for (const { child, parent, cascades } of all) {
      if (cascades && parent === table && !besides.includes(child)) reached.add(child)
    }
  }
  return parentsFirst(reached, all)
}
