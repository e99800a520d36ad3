import { sql } from "drizzle-orm"
import { store } from "./client"
import { rowsOf } from "./rows"

/** The number of writes after which a vacuum is worthwhile. */
const minWrites = 500
let lastVersion = 0

/**
 * Vacuums and analyzes the embedded store, and shortens its log. A PostgreSQL server does that automatically; the embedded one
 * has no background processes. Runs table by table, so that requests don't wait for all of them.
 */
export async function vacuumStore(): Promise<void> {
  const { version, owner } = await store()
  if (!version || version() - lastVersion < minWrites) return
  const tables = rowsOf<{ name: string }>(
    await owner.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`),
  )
  for (const { name } of tables) await owner.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
  await owner.execute(sql`checkpoint`)
  lastVersion = version()
}
