import { sql } from "drizzle-orm"
import type { Db } from "../db/types"

/** Runs writes that the audit log doesn't record, such as sample data. Only the owner's transactions can do that. */
export async function unaudited<T>(db: Db, run: () => Promise<T>): Promise<T> {
  await db.execute(sql`select set_config('app.audit', 'off', true)`)
  const result = await run()
  await db.execute(sql`select set_config('app.audit', 'on', true)`)
  return result
}
