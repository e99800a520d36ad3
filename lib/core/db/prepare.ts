import { eq, sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { log } from "../log"
import { rowsOf } from "./rows"
import { migrationsFolder } from "./snapshot"
import { storeFacts } from "./table"
import type { Db, Store } from "./types"

/** Any number will do; it only has to be the same in every process that opens this store. */
const lock = 0x0c0e_1ed6

async function appliedMigrations(db: Db): Promise<Set<string>> {
  await db.execute(
    sql`create table if not exists applied_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  )
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select hash from applied_migrations`))
  return new Set(rows.map((row) => row.hash))
}

let known: number | undefined

/** How many migrations this build knows, and how many the store has; for /api/ready. */
export async function migrationState(db: Db): Promise<{ known: number; applied: number }> {
  const rows = rowsOf<{ n: number }>(await db.execute(sql`select count(*)::int as n from applied_migrations`))
  known ??= readMigrationFiles({ migrationsFolder: migrationsFolder() }).length
  return { known, applied: rows[0]?.n ?? 0 }
}

async function migrate(db: Db): Promise<void> {
  const applied = await appliedMigrations(db)
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsFolder() })) {
    if (applied.has(migration.hash)) continue
    for (const statement of migration.sql) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into applied_migrations (hash) values (${migration.hash})`)
  }
}

async function seedOnce(db: Db): Promise<void> {
  const [seeded] = await db.select().from(storeFacts).where(eq(storeFacts.name, "seeded"))
  if (seeded) return
  const { seedDemo } = await import("@/data/seed")
  await seedDemo(db)
  await db.insert(storeFacts).values({ name: "seeded", value: new Date().toISOString() })
  log().info("demo data seeded")
}

/** Brings a store up to date in one transaction, so that a start that is cut off leaves nothing half-made; other processes wait for it. */
export async function prepare(store: Store, { seed }: { seed: boolean }): Promise<void> {
  await store.begin(`select pg_advisory_xact_lock(${lock})`, async (db) => {
    await migrate(db)
    if (seed) await seedOnce(db)
  })
}
