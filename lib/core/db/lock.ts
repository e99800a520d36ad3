import { existsSync } from "node:fs"
import { mkdir, open, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { ConfigError } from "../config"

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** True where a first start was cut off before the database was complete. */
const halfMade = (directory: string) =>
  existsSync(join(directory, "pgdata")) && !existsSync(join(directory, "pgdata", "PG_VERSION"))

/**
 * Takes a data directory for this process alone; PGlite has no lock of its own, and two processes would destroy the data.
 * A lock left by a process that is gone is taken over.
 * @returns the function that gives the directory back.
 * @throws ConfigError when another living process holds it or its content is not a whole database.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, "cornerledger.lock")
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = await open(path, "wx")
      await file.writeFile(String(process.pid))
      await file.close()
      if (halfMade(directory)) {
        await rm(path, { force: true })
        throw new ConfigError(
          `DATA_DIR ${directory} holds a half-made database. Remove its pgdata folder and start again.`,
        )
      }
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
      const owner = Number(await readFile(path, "utf8").catch(() => "0"))
      if (owner && owner !== process.pid && alive(owner)) {
        throw new ConfigError(
          `DATA_DIR ${directory} is in use by process ${owner}. Stop it first, or choose another directory.`,
        )
      }
      await rm(path, { force: true })
    }
  }
  throw new ConfigError(`DATA_DIR ${directory} could not be locked.`)
}
