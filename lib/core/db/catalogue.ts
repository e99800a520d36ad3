import { sql } from "drizzle-orm"
import { rowsOf } from "./rows"
import type { Db } from "./types"

export interface TableColumns {
  table: string
  columns: string[]
  types: string[]
}

/** The tables of the schema with their writable columns. */
export async function tablesOf(db: Db): Promise<TableColumns[]> {
  return rowsOf<TableColumns>(
    await db.execute(sql`
      select t.relname::text as table, json_agg(a.attname order by a.attnum) as columns,
        json_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
      from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      group by t.relname order by t.relname`),
  )
}

/** The number of rows by table. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await tablesOf(db)
  if (tables.length === 0) return {}
  const counts = tables.map(
    ({ table }) => sql`select ${table} as table, count(*)::int as n from ${sql.identifier(table)}`,
  )
  const rows = rowsOf<{ table: string; n: number }>(await db.execute(sql.join(counts, sql` union all `)))
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]))
}

/** Drops everything that migrations created in the schema, rows included. Extensions and their objects stay. */
export const dropAll = sql.raw(`do $$
declare made record;
begin
  for made in select tablename as name from pg_tables where schemaname = 'public' and tableowner = current_user loop
    execute format('drop table if exists public.%I cascade', made.name);
  end loop;
  for made in select typname as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname = 'public' and t.typtype = 'e' loop
    execute format('drop type if exists public.%I cascade', made.name);
  end loop;
  for made in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function if exists %s cascade', made.name);
  end loop;
end $$`)
