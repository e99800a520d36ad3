import { EventEmitter } from "node:events"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { PGlite } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/pglite"
import { ConfigError } from "../config"
import { checkDirectory, makeDirectory, makingDatabase } from "./data-directory"
import { spaceCheck, type Writer } from "./disk-space"
import { lockDirectory } from "./lock"
import { DatabaseError } from "./pglite-decode"
import { type Engine, type OnPanic, openEngine } from "./pglite-engine"
import { isRead, pgliteWire } from "./pglite-wire"
import { snapshotPath } from "./snapshot"
import { openingError } from "./store-failure"
import type { Db, Store } from "./types"

/** Drizzle asks its client for `query` and nothing else. */
const through = (client: { query: unknown }): Db => drizzle({ client: client as PGlite }) as unknown as Db

/** A prepared data directory saves a new database the second or two that initdb and the migrations take. */
async function prepared(snapshot: string | undefined): Promise<Blob | undefined> {
  const path = snapshot ?? snapshotPath()
  if (existsSync(path)) return new Blob([await readFile(path)])
  if (snapshot) throw new ConfigError(`STORE_SNAPSHOT ${snapshot} is not there.`)
}

/** A database in memory, from a prepared data directory or empty. */
export async function createPglite(loadDataDir?: Blob): Promise<Engine> {
  const engine = await openEngine({ loadDataDir })
  // There is no disk that a commit could wait for. On disk this would lose the last writes.
  await engine.client.exec("set synchronous_commit = off")
  return engine
}

interface OnDisk {
  directory: string
  checkSpace: (writer: Writer) => void
  /** Runs once the store is closed. */
  unlock: () => void
}

/** The store over a running engine. */
export function pgliteStore(engine: Engine, disk?: OnDisk): Store {
  const wire = pgliteWire(engine.client)
  const bus = new EventEmitter()
  type Statement = Parameters<typeof wire.query>

  const checked = (writer: Writer, [text, ...rest]: Statement) => {
    if (!isRead(text)) disk?.checkSpace(writer)
    return wire.query(text, ...rest)
  }
  const within = {
    member: through({ query: async (...statement: Statement) => checked("member", statement) }),
    owner: through({ query: async (...statement: Statement) => checked("owner", statement) }),
  }

  /** PostgreSQL answers COMMIT with ROLLBACK, and no error, if a statement failed and its error was swallowed. */
  async function commit(): Promise<void> {
    const { command } = await wire.script("commit")
    if (command === "COMMIT") return
    throw Object.assign(new DatabaseError("the transaction was rolled back instead of committed"), { code: "25P02" })
  }

  /** Nobody may use the connection while a transaction is still open on it. */
  const rollback = () => wire.script("rollback").catch(engine.giveUp)

  return {
    kind: "pglite",
    place: disk?.directory ?? "memory",
    version: wire.version,
    owner: through({ query: (...statement: Statement) => wire.exclusive(async () => checked("owner", statement)) }),
    begin: (setup, run, as) =>
      wire.exclusive(async () => {
        try {
          await wire.script(`begin; ${setup}`)
          const result = await run(within[as ?? "owner"])
          await commit()
          return result
        } catch (error) {
          await rollback()
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
      try {
        // An engine that has stopped must not write its last checkpoint.
        await wire.exclusive(async () => engine.panic() ?? engine.client.close())
      } finally {
        disk?.unlock()
      }
    },
  }
}

/** Opens a directory that this process holds. */
async function openDirectory(directory: string, snapshot: string | undefined, onPanic?: OnPanic) {
  const { isNew } = await checkDirectory(directory)
  const open = async () => openEngine({ directory, loadDataDir: isNew ? await prepared(snapshot) : undefined, onPanic })
  const engine = await (isNew ? makingDatabase(directory, open) : open())
  return { engine, checkSpace: spaceCheck(directory) }
}

/**
 * Opens the embedded store: in memory, or in a directory that this process then holds alone. A new one starts from the
 * prepared data directory in the file `snapshot`, without it from the empty one that the build made.
 * On disk it survives a killed process but not a power cut: PGlite does not fsync.
 * @param onPanic runs when the engine stops for good; the default ends the process
 * @throws ConfigError when the directory can't be used or the snapshot is not there
 */
export async function openPglite(directory?: string, snapshot?: string, onPanic?: OnPanic): Promise<Store> {
  if (!directory) return pgliteStore(await createPglite(await prepared(snapshot)))
  let unlock: (() => void) | undefined
  try {
    await makeDirectory(directory)
    unlock = await lockDirectory(directory)
    const { engine, checkSpace } = await openDirectory(directory, snapshot, onPanic)
    return pgliteStore(engine, { directory, checkSpace, unlock })
  } catch (error) {
    unlock?.()
    throw openingError(error, directory)
  }
}
