import { existsSync } from "node:fs"
import { access, constants, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { ConfigError } from "../config"
import { freeBytes, inMegabytes, neededToStart } from "./disk-space"
import { syncPath, syncTree } from "./sync-path"

/** The path of the database in a data directory. */
export const databaseIn = (directory: string) => join(directory, "pgdata")

/** The path of a marker that exists while a new database is being created. */
const markerIn = (directory: string) => join(directory, "pgdata.unfinished")

/** Creates a data directory if it doesn't exist. @throws NodeJS.ErrnoException, also if this process may not write to it */
export async function makeDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created) await syncPath(dirname(created))
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
}

/**
 * Checks that a data directory has free space and contains either a complete database or none.
 * @returns whether a new database has to be created
 * @throws ConfigError if a first start was interrupted, or the disk is almost full
 */
export async function checkDirectory(directory: string): Promise<{ isNew: boolean }> {
  const dataDir = databaseIn(directory)
  const isNew = !existsSync(dataDir) || (await readdir(dataDir)).length === 0
  const isComplete = existsSync(join(dataDir, "PG_VERSION")) && !existsSync(markerIn(directory))
  if (!isNew && !isComplete) {
    throw new ConfigError(
      `DATA_DIR ${directory} contains an incomplete database: its first start was interrupted before anything was stored. Delete ${dataDir} and ${markerIn(directory)} and start again.`,
    )
  }
  const free = freeBytes(directory)
  const needed = neededToStart(isNew)
  if (free < needed) {
    throw new ConfigError(
      `The disk of DATA_DIR ${directory} is full: ${inMegabytes(free)} is left, and a start needs ${inMegabytes(needed)}. Free some space and start again.`,
    )
  }
  return { isNew }
}

/**
 * Runs `make` to create a database, and removes its files if that fails. If the process dies or the power is cut before all
 * of its files are on disk, a marker is left behind.
 */
export async function createDatabase<T>(directory: string, make: () => Promise<T>): Promise<T> {
  await writeFile(markerIn(directory), "")
  await syncPath(directory)
  try {
    const created = await make()
    await syncTree(databaseIn(directory))
    await rm(markerIn(directory))
    await syncPath(directory)
    return created
  } catch (error) {
    await rm(databaseIn(directory), { recursive: true, force: true })
    await rm(markerIn(directory), { force: true })
    throw error
  }
}
