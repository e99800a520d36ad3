import { MemoryFS, PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { NodeFS } from "@electric-sql/pglite/nodefs"
import { exitOnPanic } from "../exit-on-panic"
import { databaseIn } from "./data-directory"
import { type StorePanic, stopAtPanic } from "./panic"
import { EngineReports, openingError } from "./store-failure"

/** Log files of 1 MB instead of 16: on a disk that fills up, the next one has room for longer. */
const initDbStartParams = ["--wal-segsize=1"]

/**
 * A database in memory needs no large cache, because it is its own: the usual one costs 100 ms of each start, and 128 MB. Of the
 * log it keeps 4 files instead of 64.
 */
const memoryParams = [
  ...PGlite.defaultStartParams,
  ...["shared_buffers=16MB", "min_wal_size=2MB", "max_wal_size=4MB"].flatMap((setting) => ["-c", setting]),
]

/** What to do once the engine has stopped. It runs inside the call that stopped it, before anything else can be written. */
export type OnPanic = (panic: StorePanic) => void

export interface Engine {
  client: PGlite
  /** Why the engine has stopped; undefined while it runs. */
  panic(): StorePanic | undefined
  /** Gives the engine up for a reason of ours. @throws StorePanic */
  giveUp(error: unknown): never
}

/**
 * Starts PGlite in a data directory or in memory.
 * @param loadDataDir a prepared database for a new one to start from
 * @throws ConfigError when the directory can't be used, with a remedy
 */
export async function openEngine({
  directory,
  loadDataDir,
  onPanic = exitOnPanic,
}: Pick<PGliteOptions, "loadDataDir"> & { directory?: string; onPanic?: OnPanic }): Promise<Engine> {
  const reports = new EngineReports()
  let panic: StorePanic | undefined
  let isOpen = false
  const stopped = (error: unknown) => {
    if (panic) return panic
    panic = reports.panic(error)
    // A failed start ends with an explanation of its own.
    if (isOpen) onPanic(panic)
    return panic
  }
  try {
    const fs = directory ? new NodeFS(databaseIn(directory)) : new MemoryFS()
    const client = new PGlite({
      fs,
      loadDataDir,
      extensions: { pg_trgm },
      initDbStartParams,
      startParams: directory ? undefined : memoryParams,
      onStderr: reports.read,
    })
    // PGlite calls this when the engine is loaded and before its first use.
    fs.initialSyncFs = async () => stopAtPanic(client.Module as never, stopped)
    await client.waitReady
    isOpen = true
    const giveUp = (error: unknown): never => {
      throw stopped(error)
    }
    return { client, panic: () => panic, giveUp }
  } catch (error) {
    throw directory ? openingError(error, directory, reports.reason) : error
  }
}
