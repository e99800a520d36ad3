import { getTableColumns, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "@/lib/core/db/types"

/** What a noun's sample data may refer to. */
export interface SeedContext {
  /** Ids of the people by e-mail; one who registers with a sample person's e-mail takes their place. */
  idOf: ReadonlyMap<string, number>
  /** Those who can sign in from the first day. */
  founderIds: readonly number[]
  /** The day of seeding; all times are relative to it. */
  now: Date
}

/** A moment so many days before the seeding. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
/** A date as the store takes it. */
export const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

/**
 * Inserts many rows as one JSON parameter: a bulk insert of a few hundred rows with a parameter for each value takes
 * several times as long. Every row needs the same keys.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row]])),
  )
  await db.execute(sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`)
}
