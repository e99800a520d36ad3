// Writes a snapshot of a migrated, empty database. In-memory stores start from it, which saves initdb and the migrations.
// With `--seeded <file>`, the snapshot has the demo data, for tests.
import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { createPglite, pgliteStore } from "@/lib/core/db/pglite"
import { prepare } from "@/lib/core/db/prepare"
import { snapshotPath } from "@/lib/core/db/snapshot"

const seededAt = process.argv.indexOf("--seeded")
const seed = seededAt > 0
const path = seed ? String(process.argv[seededAt + 1]) : snapshotPath()

/** Deletes snapshots of earlier migrations. */
async function removeOlder(): Promise<void> {
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

async function write(): Promise<void> {
  const engine = await createPglite()
  const { client } = engine
  await prepare(pgliteStore(engine), { seed })
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
  await removeOlder()
}

if (existsSync(path)) console.log(`${path} exists already.`)
else await write()
process.exit(0)
