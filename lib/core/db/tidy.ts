import { sql } from "drizzle-orm"
import { store } from "./client"
import { rowsOf } from "./rows"

/** After so many writes there is something to tidy up. */
const worth = 500
let tidied = 0

/**
 * Gives the room of old rows and of the log back and counts anew what the planner goes by. A PostgreSQL server does so by
 * itself; the embedded store has no process beside ours that would. Table by table, so that nobody waits for all of them.
 */
export async function tidyStore(): Promise<void> {
  const { version, owner } = await store()
  if (!version || version() - tidied < worth) return
  const tables = rowsOf<{ name: string }>(
    await owner.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`),
  )
  for (const { name } of tables) await owner.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
  await owner.execute(sql`checkpoint`)
  tidied = version()
}
