// Writes snapshots of a migrated database, which save new stores initdb and the migrations: an empty one, and one for demos with
// the sample company's books, whose year of commands takes too long for a start. With `--seeded <file>`, it writes a single one
// with all of the demo data, for tests.
import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { prepare, withStoreLock } from "@/lib/core/db/prepare"
import { demoSnapshotPath, snapshotPath } from "@/lib/core/db/snapshot"
import type { Store } from "@/lib/core/db/types"

const seededAt = process.argv.indexOf("--seeded")
/** The sample company's books begin that many days ago. */
const days = 365
const [step, dayMs] = [30, 86_400_000]

/** Deletes snapshots of earlier migrations. */
async function removeOlder(path: string): Promise<void> {
  const [, kind] = /^(\w+-)[0-9a-f]{16}\.tar$/.exec(basename(path)) ?? []
  if (!kind) return
  for (const name of await readdir(dirname(path))) {
    if (name.startsWith(kind) && name !== basename(path)) await rm(join(dirname(path), name), { force: true })
  }
}

/** Drops the template databases, which the embedded store doesn't need. They are half of an empty snapshot. */
async function dropTemplates(client: PGlite): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await client.query("update pg_database set datistemplate = false, datallowconn = true where datname = $1", [name])
    await client.exec(`drop database ${name}`)
  }
}

/**
 * Makes the books month by month. In one transaction, every change of a balance would have to pass all of its earlier versions:
 * ten minutes instead of one.
 */
async function trade(store: Store, client: PGlite): Promise<void> {
  const { seedDemoBooks } = await import("@/data/seed")
  for (let left = days - step; left > -step; left -= step) {
    const now = new Date(Date.now() - Math.max(left, 0) * dayMs)
    await withStoreLock(store, (db) => seedDemoBooks(db, { days: step, now }))
    await client.exec("vacuum analyze")
  }
}

async function write(path: string, { seed = false, books = false } = {}): Promise<void> {
  const engine = await createPglite()
  const { client } = engine
  const store = pgliteStore(engine)
  await prepare(store, { seed })
  if (books) await trade(store, client)
  await dropTemplates(client)
  await client.exec("vacuum analyze")
  await client.exec("checkpoint")
  const dump = await client.dumpDataDir("none")
  await client.close()
  await mkdir(dirname(path), { recursive: true })
  // Two processes may write the snapshot at the same time, so it is renamed into place when complete.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, path)
  await removeOlder(path)
}

async function writeOnce(path: string, what?: Parameters<typeof write>[1]): Promise<void> {
  if (existsSync(path)) console.log(`${path} exists already.`)
  else await write(path, what)
}

if (seededAt > 0) await writeOnce(String(process.argv[seededAt + 1]), { seed: true })
else {
  await writeOnce(snapshotPath())
  // Replaces an earlier one, because a build may have changed the sample, and its days end yesterday.
  await write(demoSnapshotPath(), { books: true })
}
process.exit(0)
