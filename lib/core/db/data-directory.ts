import { existsSync } from "node:fs"
import { access, constants, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { ConfigError } from "../config"
import { freeBytes, inMegabytes, neededToStart } from "./disk-space"

/** Where the database lies in a data directory. */
export const databaseIn = (directory: string) => join(directory, "pgdata")

/** Is there while a new database is being made. */
const markerIn = (directory: string) => join(directory, "pgdata.unfinished")

/** Makes a data directory if there is none. @throws NodeJS.ErrnoException, also where this process may not write in it */
export async function makeDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
}

/**
 * Checks that a data directory has room and holds a whole database or none.
 * @returns whether a new database has to be made
 * @throws ConfigError when a first start was cut off, or the disk is almost full
 */
export async function checkDirectory(directory: string): Promise<{ isNew: boolean }> {
  const dataDir = databaseIn(directory)
  const isNew = !existsSync(dataDir) || (await readdir(dataDir)).length === 0
  const isWhole = existsSync(join(dataDir, "PG_VERSION")) && !existsSync(markerIn(directory))
  if (!isNew && !isWhole) {
    throw new ConfigError(
      `DATA_DIR ${directory} holds a half-made database: its first start was cut off before anything was stored. Delete ${dataDir} and ${markerIn(directory)} and start again.`,
    )
  }
  const free = freeBytes(directory)
  const needed = neededToStart(isNew)
  if (free < needed) {
    throw new ConfigError(
      `The disk of DATA_DIR ${directory} is full: ${inMegabytes(free)} are left, and a start needs ${inMegabytes(needed)}. Free some space and start again.`,
    )
  }
  return { isNew }
}

/** Makes a new database, and removes what there is of it if that fails. A marker tells the next start if the process dies meanwhile. */
export async function makingDatabase<T>(directory: string, make: () => Promise<T>): Promise<T> {
  await writeFile(markerIn(directory), "")
  try {
    const made = await make()
    await rm(markerIn(directory))
    return made
  } catch (error) {
    await rm(databaseIn(directory), { recursive: true, force: true })
    await rm(markerIn(directory), { force: true })
    throw error
  }
}
