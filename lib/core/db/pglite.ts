import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { drizzle } from "drizzle-orm/pglite"
import { lockDirectory } from "./lock"
import { snapshotPath } from "./snapshot"
import type { Db, Store } from "./types"

const extensions = { pg_trgm }

/** Drizzle asks its client for `query` only, which a PGlite transaction has too. */
const through = (client: unknown): Db => drizzle({ client: client as PGlite }) as unknown as Db

async function inMemory(): Promise<PGlite> {
  const path = snapshotPath()
  // A prepared data directory saves the second or two that initdb and the migrations take.
  if (existsSync(path)) return PGlite.create({ extensions, loadDataDir: new Blob([await readFile(path)]) })
  return PGlite.create({ extensions })
}

/**
 * Opens the embedded store: in memory, or in a directory that this process then holds alone.
 * On disk it survives a killed process but not a power cut: PGlite does not fsync.
 * @throws ConfigError when another process holds the directory.
 */
export async function openPglite(directory?: string): Promise<Store> {
  const unlock = directory ? await lockDirectory(directory) : undefined
  const client = directory ? await PGlite.create({ extensions, dataDir: `${directory}/pgdata` }) : await inMemory()
  return {
    kind: "pglite",
    place: directory ?? "memory",
    owner: through(client),
    begin: (setup, run) =>
      client.transaction(async (transaction) => {
        if (setup) await transaction.exec(setup)
        return run(through(transaction))
      }),
    publish: async (channel, payload) => {
      await client.query("select pg_notify($1, $2)", [channel, payload])
    },
    subscribe: (channel, listener) => client.listen(channel, listener),
    async close() {
      await client.close()
      await unlock?.()
    },
  }
}

/** The raw client for tools that need the data directory itself. */
export const createRawPglite = () => PGlite.create({ extensions })
export { through as drizzleOverPglite }
