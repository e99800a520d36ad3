import { eq, sql } from "drizzle-orm"
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator"
import { ConfigError } from "../config"
import { log } from "../log"
import { createRole, grantRights } from "./repair"
import { rowsOf } from "./rows"
import { migrationsFolder } from "./snapshot"
import { problemsOf, storeState, toldProblems } from "./store-state"
import { storeFacts } from "./table"
import type { Db, Store } from "./types"

/** Any number will do; it only has to be the same in every process that opens this store. */
const lock = 0x0c0e_1ed6

let known: MigrationMeta[] | undefined

/** The migrations of this build, in their order. */
export function migrations(): MigrationMeta[] {
  known ??= readMigrationFiles({ migrationsFolder: migrationsFolder() })
  return known
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  await db.execute(
    sql`create table if not exists applied_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  )
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select hash from applied_migrations`))
  return new Set(rows.map((row) => row.hash))
}

/** Applies what is missing of `wanted`. @returns whether anything was */
export async function migrate(db: Db, wanted = migrations()): Promise<boolean> {
  const applied = await appliedMigrations(db)
  const missing = wanted.filter(({ hash }) => !applied.has(hash))
  for (const migration of missing) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into applied_migrations (hash) values (${migration.hash})`)
  }
  return missing.length > 0
}

/** How many migrations the store has, and what is wrong with what keeps its workspaces apart; in one statement. */
export async function checkStore(db: Db): Promise<{ known: number; applied: number; problems: string[] }> {
  const state = await storeState(db)
  const number = migrations().length
  return { known: number, applied: state.applied, problems: problemsOf(state, number) }
}

/** @throws ConfigError naming what is wrong and the command that repairs it */
async function requireWall(db: Db): Promise<void> {
  const { problems } = await checkStore(db)
  if (problems.length > 0) throw new ConfigError(toldProblems(problems))
}

const isMigrated = async (db: Db): Promise<boolean> => {
  const [found] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('public.applied_migrations') is not null as is`),
  )
  return found?.is === true
}

/** Migrations name the role, so a store that was restored without it has to be repaired before they run. */
async function requireRole(db: Db): Promise<void> {
  const [role] = rowsOf(await db.execute(sql`select from pg_roles where rolname = 'cornerledger_member'`))
  if (!role && (await isMigrated(db))) await requireWall(db)
}

async function seedOnce(db: Db): Promise<void> {
  const [seeded] = await db.select().from(storeFacts).where(eq(storeFacts.name, "seeded"))
  if (seeded) return
  const { seedDemo } = await import("@/data/seed")
  await seedDemo(db)
  await db.insert(storeFacts).values({ name: "seeded", value: new Date().toISOString() })
  log().info("demo data seeded")
}

/** One transaction as the owner that every process preparing this store waits for. */
export const alone = <T>(store: Store, run: (db: Db) => Promise<T>): Promise<T> =>
  store.begin(`select pg_advisory_xact_lock(${lock})`, run)

/**
 * Brings a store up to date in one transaction, so that a start that is cut off leaves nothing half-made; other processes wait for it.
 * @throws ConfigError where the store does not keep workspaces apart, which only `repair` puts right
 */
export async function prepare(store: Store, { seed }: { seed: boolean }): Promise<void> {
  await alone(store, async (db) => {
    await requireRole(db)
    if (await migrate(db)) await grantRights(db)
    await requireWall(db)
    if (seed) await seedOnce(db)
  })
}

/** Creates the role, its rights and the policies anew, and changes no data. @returns what was wrong */
export async function repair(store: Store): Promise<string[]> {
  return alone(store, async (db) => {
    const before = (await isMigrated(db)) ? await checkStore(db) : undefined
    await createRole(db)
    const wasBehind = await migrate(db)
    await grantRights(db)
    await requireWall(db)
    // What a store that is behind lacks is no defect of it.
    return wasBehind || !before ? [] : before.problems
  })
}
