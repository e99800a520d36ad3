import { eq, sql } from "drizzle-orm"
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator"
import { createAuditTriggers } from "../audit/triggers"
import { ConfigError } from "../config"
import { log } from "../log"
import { createRole, grantRights } from "./repair"
import { rowsOf } from "./rows"
import { migrationsFolder } from "./snapshot"
import { formatProblems, problemsOf, storeState } from "./store-state"
import { storeFacts } from "./table"
import type { Db, Store } from "./types"

/** An arbitrary number, the same in every process that opens this store. */
const lock = 0x0c0e_1ed6

let cached: MigrationMeta[] | undefined

/** The migrations of this build, in order. */
export function migrations(): MigrationMeta[] {
  cached ??= readMigrationFiles({ migrationsFolder: migrationsFolder() })
  return cached
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  await db.execute(
    sql`create table if not exists applied_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  )
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select hash from applied_migrations`))
  return new Set(rows.map((row) => row.hash))
}

/** Applies the migrations of `wanted` that the store lacks. @returns whether there were any */
export async function migrate(db: Db, wanted = migrations()): Promise<boolean> {
  const applied = await appliedMigrations(db)
  const missing = wanted.filter(({ hash }) => !applied.has(hash))
  for (const migration of missing) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into applied_migrations (hash) values (${migration.hash})`)
  }
  return missing.length > 0
}

/** Counts the store's migrations and checks its policies and privileges, in one statement. */
export async function checkStore(db: Db): Promise<{ known: number; applied: number; problems: string[] }> {
  const state = await storeState(db)
  const number = migrations().length
  return { known: number, applied: state.applied, problems: problemsOf(state, number) }
}

/** @throws ConfigError with the problems and the command that repairs them */
async function requireSeparation(db: Db): Promise<void> {
  const { known, applied, problems } = await checkStore(db)
  if (problems.length > 0) throw new ConfigError(formatProblems(problems))
  // A newer version has its own triggers.
  if (applied === known) await createAuditTriggers(db)
}

const isMigrated = async (db: Db): Promise<boolean> => {
  const [found] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('public.applied_migrations') is not null as is`),
  )
  return found?.is === true
}

/** Migrations reference the role, so a store that was restored without it has to be repaired before they run. */
async function requireRole(db: Db): Promise<void> {
  const [role] = rowsOf(await db.execute(sql`select from pg_roles where rolname = 'cornerledger_member'`))
  if (!role && (await isMigrated(db))) await requireSeparation(db)
}

async function seedOnce(db: Db): Promise<void> {
  const [seeded] = await db.select().from(storeFacts).where(eq(storeFacts.name, "seeded"))
  if (seeded) return
  const { seedDemo } = await import("@/data/seed")
  await seedDemo(db)
  await db.insert(storeFacts).values({ name: "seeded", value: new Date().toISOString() })
  log().info("demo data seeded")
}

/**
 * Runs a transaction as the owner, under a lock that every process preparing this store takes. What it writes is no user's
 * work, so the audit log does not record it.
 */
export const withStoreLock = <T>(store: Store, run: (db: Db) => Promise<T>): Promise<T> =>
  store.begin(`select pg_advisory_xact_lock(${lock}); set local app.audit = 'off'`, run)

/**
 * Migrates and seeds a store in one transaction, so that an interrupted start leaves nothing behind. Other processes wait.
 * @throws ConfigError if the store doesn't separate workspaces, which only `repair` fixes
 */
export async function prepare(store: Store, { seed }: { seed: boolean }): Promise<void> {
  await withStoreLock(store, async (db) => {
    await requireRole(db)
    if (await migrate(db)) await grantRights(db)
    await requireSeparation(db)
    if (seed) await seedOnce(db)
  })
}

/** Recreates the role, its privileges and the policies. Changes no data. @returns the problems it found */
export async function repair(store: Store): Promise<string[]> {
  return withStoreLock(store, async (db) => {
    const before = (await isMigrated(db)) ? await checkStore(db) : undefined
    await createRole(db)
    const wasBehind = await migrate(db)
    await grantRights(db)
    await requireSeparation(db)
    // Before migrating, a store is expected to lack policies.
    return wasBehind || !before ? [] : before.problems
  })
}
