import { EventEmitter } from "node:events"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { drizzle } from "drizzle-orm/pglite"
import { ConfigError } from "../config"
import { lockDirectory } from "./lock"
import { pgliteWire } from "./pglite-wire"
import { snapshotPath } from "./snapshot"
import type { Db, Store } from "./types"

const extensions = { pg_trgm }

/** Drizzle asks its client for `query` and nothing else. */
const through = (client: { query: unknown }): Db => drizzle({ client: client as PGlite }) as unknown as Db

/** A prepared data directory saves a new database the second or two that initdb and the migrations take. */
async function prepared(snapshot: string | undefined): Promise<Blob | undefined> {
  const path = snapshot ?? snapshotPath()
  if (existsSync(path)) return new Blob([await readFile(path)])
  if (snapshot) throw new ConfigError(`STORE_SNAPSHOT ${snapshot} is not there.`)
}

/**
 * For a database in memory. What is read lies there already, so a large cache of it only costs: 100 ms of each start, and its
 * 128 MB. What is kept of the log is 4 files of 1 MB in place of 64 of 16.
 */
const inMemory = {
  extensions,
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [
    ...PGlite.defaultStartParams,
    ...["shared_buffers=16MB", "min_wal_size=2MB", "max_wal_size=4MB"].flatMap((setting) => ["-c", setting]),
  ],
}

/** A database in memory, from a prepared data directory or empty. */
export async function createPglite(loadDataDir?: Blob): Promise<PGlite> {
  const client = await PGlite.create({ ...inMemory, loadDataDir })
  // There is no disk that a commit could wait for. On disk this would lose what was written last.
  await client.exec("set synchronous_commit = off")
  return client
}

/** The store over an open PGlite. `directory` says where it lies on disk, `released` is run once it is closed. */
export function pgliteStore(client: PGlite, directory?: string, released?: () => Promise<void>): Store {
  const wire = pgliteWire(client)
  const inTransaction = through(wire)
  const bus = new EventEmitter()
  return {
    kind: "pglite",
    place: directory ?? "memory",
    version: wire.version,
    owner: through({
      query: (...statement: Parameters<typeof wire.query>) => wire.exclusive(() => wire.query(...statement)),
    }),
    begin: (setup, run) =>
      wire.exclusive(async () => {
        await wire.script(`begin; ${setup}`)
        try {
          const result = await run(inTransaction)
          await wire.script("commit")
          return result
        } catch (error) {
          await wire.script("rollback")
          throw error
        }
      }),
    // One process holds the store, so telling every process is telling this one.
    publish: async (channel, payload) => {
      bus.emit(channel, payload)
    },
    subscribe: async (channel, listener) => {
      bus.on(channel, listener)
      return async () => {
        bus.off(channel, listener)
      }
    },
    async close() {
      await wire.exclusive(() => client.close())
      await released?.()
    },
  }
}

/**
 * Opens the embedded store: in memory, or in a directory that this process then holds alone. A new one starts from the
 * prepared data directory in the file `snapshot`, without it from the empty one that the build made.
 * On disk it survives a killed process but not a power cut: PGlite does not fsync.
 * @throws ConfigError when another process holds the directory, or the snapshot is not there.
 */
export async function openPglite(directory?: string, snapshot?: string): Promise<Store> {
  if (!directory) return pgliteStore(await createPglite(await prepared(snapshot)))
  const unlock = await lockDirectory(directory)
  const dataDir = `${directory}/pgdata`
  try {
    const loadDataDir = existsSync(dataDir) ? undefined : await prepared(snapshot)
    return pgliteStore(await PGlite.create({ extensions, dataDir, loadDataDir }), directory, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}
