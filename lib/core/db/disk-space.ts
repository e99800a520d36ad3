import { readdirSync, statfsSync, statSync } from "node:fs"
import { join } from "node:path"
import { DatabaseError } from "./pglite-decode"

const megabyte = 1_048_576

/**
 * Space on the disk that writes leave free, on top of one log file. PostgreSQL gives up when it can't make its next log file, in
 * the middle of a commit; refusing writes a little earlier keeps the store readable. The largest statement is an upload of
 * 5 MB, which takes that much twice: in the table and in the log.
 */
export const reserves = {
  /** What people enter stops first. */
  member: 15 * megabyte,
  /** Sign-in, refreshed sessions and rate limits are small and go on for longer: nobody can read without them. */
  owner: 7 * megabyte,
}
export type Writer = keyof typeof reserves

/** A new database with the demo data takes 25 MB; less than this would fill the disk at the first start. */
const newDatabase = 32 * megabyte

/** How much this process may still write on the disk of a directory. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/** The size of one file of the write-ahead log; it was fixed when the database was made. */
function logFileSize(directory: string): number {
  const folder = join(directory, "pgdata", "pg_wal")
  const [name] = readdirSync(folder).filter((file) => /^[0-9A-F]{24}$/.test(file))
  return name ? statSync(join(folder, name)).size : megabyte
}

export const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

/** What a start needs: less would end in a database that is half made, or that can be read but not signed in to. */
export const neededToStart = (isNew: boolean) => (isNew ? newDatabase : 0) + reserves.owner + megabyte

/**
 * Returns a check to run before each statement that writes. It costs 5 to 9 µs.
 * @throws DatabaseError 53100 (disk full), as PostgreSQL would, when the disk is down to the reserve
 */
export function spaceCheck(directory: string): (writer: Writer) => void {
  const logFile = logFileSize(directory)
  return (writer) => {
    const free = freeBytes(directory)
    if (free >= reserves[writer] + logFile) return
    const error = new DatabaseError(
      `the disk of ${directory} has ${inMegabytes(free)} left, and writes stop at ${inMegabytes(reserves[writer] + logFile)}`,
    )
    error.code = "53100"
    throw error
  }
}
