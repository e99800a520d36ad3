import { MemoryFS, PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { NodeFS } from "@electric-sql/pglite/nodefs"
import { exitOnPanic } from "../exit-on-panic"
import { databaseIn } from "./data-directory"
import { durableParams, type NodeFiles, type SyncedFiles, syncFiles } from "./durable-files"
import { type StorePanic, stopAtPanic } from "./panic"
import { EngineReports, openingError } from "./store-failure"

/** Log files of 1 MB instead of 16 MB, so that the next one still fits on a disk that fills up. */
const initDbStartParams = ["--wal-segsize=1"]

/**
 * A database in memory needs no large buffer cache: the default costs 100 ms per start, and 128 MB. It keeps 4 log files
 * instead of 64.
 */
const memoryParams = [
  ...PGlite.defaultStartParams,
  ...["shared_buffers=16MB", "min_wal_size=2MB", "max_wal_size=4MB"].flatMap((setting) => ["-c", setting]),
]

/** A database on disk calls fsync; `-F` turns that off. */
const diskParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), ...durableParams]

/** Called once the engine has stopped, inside the call that stopped it and before anything else can be written. */
export type OnPanic = (panic: StorePanic) => void

export interface Engine {
  client: PGlite
  /** The error that stopped the engine; undefined while it runs. */
  panic(): StorePanic | undefined
  /** Stops using the engine because of an error outside it. @throws StorePanic */
  giveUp(error: unknown): never
  /** Resolves once all that was committed so far is on disk; at once in memory. @throws StorePanic if the disk failed */
  flush(): Promise<void>
  /** Closes the engine, which writes a checkpoint. */
  close(): Promise<void>
}

/**
 * Starts PGlite in a data directory or in memory.
 * @param isNew syncs no file while it opens, because the caller syncs all of a new database
 * @param loadDataDir a prepared database from which a new one starts
 * @throws ConfigError if the directory can't be used, with a remedy
 */
export async function openEngine({
  directory,
  isNew = false,
  loadDataDir,
  onPanic = exitOnPanic,
}: Pick<PGliteOptions, "loadDataDir"> & {
  directory?: string
  isNew?: boolean
  onPanic?: OnPanic
}): Promise<Engine> {
  const reports = new EngineReports()
  let panic: StorePanic | undefined
  let isOpen = false
  let files: SyncedFiles | undefined
  const stopped = (error: unknown) => {
    if (panic) return panic
    panic = reports.panic(error)
    // A failed start throws `openingError` instead.
    if (isOpen) onPanic(panic)
    return panic
  }
  try {
    const fs = directory ? new NodeFS(databaseIn(directory)) : new MemoryFS()
    const options: PGliteOptions = {
      fs,
      loadDataDir,
      extensions: { pg_trgm },
      initDbStartParams,
      startParams: directory ? diskParams : memoryParams,
      onStderr: reports.read,
    }
    const client = new PGlite(options)
    // PGlite calls this after loading the engine and before its first use.
    const startSyncing = () => {
      if (directory) files = syncFiles((client.Module as unknown as { NODEFS: NodeFiles }).NODEFS)
    }
    fs.initialSyncFs = async () => {
      stopAtPanic(client.Module as never, stopped)
      if (!isNew) startSyncing()
    }
    await client.waitReady
    // PGlite keeps its options, and with them the 20 MB or more of a prepared database.
    options.loadDataDir = undefined
    if (isNew) startSyncing()
    isOpen = true
    const giveUp = (error: unknown): never => {
      throw stopped(error)
    }
    return {
      client,
      panic: () => panic,
      giveUp,
      flush: async () => files?.flush().catch(giveUp),
      async close() {
        // An engine that has panicked must not write a final checkpoint.
        if (!panic) await client.close().then(files?.flush)
        files?.close()
      },
    }
  } catch (error) {
    throw directory ? openingError(error, directory, reports.reason) : error
  }
}
