import { EventEmitter } from "node:events"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { ConfigError } from "../config"
import { checkDirectory, createDatabase, makeDirectory } from "./data-directory"
import { spaceCheck, type Writer } from "./disk-space"
import { drizzleOver, type RunStatement } from "./drizzle-over"
import { lockDirectory } from "./lock"
import { DatabaseError } from "./pglite-decode"
import { type Engine, type OnPanic, openEngine } from "./pglite-engine"
import { isRead, pgliteWire } from "./pglite-wire"
import { snapshotPath } from "./snapshot"
import { openingError } from "./store-failure"
import type { Store } from "./types"

/** Reads the prepared data directory, which saves a new database the one to two seconds of initdb and migrations. */
async function readSnapshot(snapshot: string | undefined): Promise<Blob | undefined> {
  const path = snapshot ?? snapshotPath()
  if (existsSync(path)) return new Blob([await readFile(path)])
  if (snapshot) throw new ConfigError(`STORE_SNAPSHOT ${snapshot} does not exist.`)
}

/** A database in memory, from a prepared data directory or empty. */
export async function createPglite(loadDataDir?: Blob): Promise<Engine> {
  const engine = await openEngine({ loadDataDir })
  // In memory there is no disk to wait for. On disk this setting would lose the last writes.
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
  const runAs =
    (writer: Writer): RunStatement =>
    async (text, ...rest) => {
      if (!isRead(text)) disk?.checkSpace(writer)
      return wire.query(text, ...rest)
    }
  const runAsOwner = runAs("owner")
  const within = { member: drizzleOver(runAs("member")), owner: drizzleOver(runAsOwner) }

  /** If a statement failed and its error was swallowed, PostgreSQL answers COMMIT with ROLLBACK and no error. */
  async function commit(): Promise<void> {
    const { command } = await wire.script("commit")
    if (command === "COMMIT") return
    throw Object.assign(new DatabaseError("the transaction was rolled back instead of committed"), { code: "25P02" })
  }

  /** If the rollback fails, a transaction stays open on the only connection, so the engine is given up. */
  const rollback = () => wire.script("rollback").catch(engine.giveUp)

  /** Nobody sees a result before the commits that it may depend on are on disk. The next transaction runs meanwhile. */
  async function durably<T>(run: () => Promise<T>): Promise<T> {
    const result = await wire.exclusive(run)
    await engine.flush()
    return result
  }

  return {
    kind: "pglite",
    place: disk?.directory ?? "memory",
    version: wire.version,
    owner: drizzleOver((...statement) => durably(() => runAsOwner(...statement))),
    begin: (setup, run, as) =>
      durably(async () => {
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
    // Only this process uses the store, so it is the only receiver.
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
        await wire.exclusive(engine.close)
      } finally {
        disk?.unlock()
      }
    },
  }
}

/** Opens a directory that this process has locked. */
async function openDirectory(directory: string, snapshot: string | undefined, onPanic?: OnPanic) {
  const { isNew } = await checkDirectory(directory)
  const open = async () =>
    openEngine({ directory, isNew, loadDataDir: isNew ? await readSnapshot(snapshot) : undefined, onPanic })
  const engine = await (isNew ? createDatabase(directory, open) : open())
  return { engine, checkSpace: spaceCheck(directory) }
}

/**
 * Opens the embedded store, in memory or in a directory, which it locks. A new store starts from the prepared data directory
 * in the file `snapshot`, or else from the empty one that the build made.
 * On disk it survives a power cut: transactions resolve once their commit is on disk.
 * @param onPanic runs when the engine has crashed; the default ends the process
 * @throws ConfigError if the directory can't be used or the snapshot does not exist
 */
export async function openPglite(directory?: string, snapshot?: string, onPanic?: OnPanic): Promise<Store> {
  if (!directory) return pgliteStore(await createPglite(await readSnapshot(snapshot)))
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
