import { readdirSync, statfsSync, statSync } from "node:fs"
import { join } from "node:path"
import { DatabaseError } from "./pglite-decode"

const megabyte = 1_048_576

/**
 * Bytes of disk space that writes leave free, in addition to one log file. PostgreSQL panics in the middle of a commit when
 * it can't create its next log file; rejecting writes a little earlier keeps the store readable. The largest statement is an
 * upload of 5 MB, which takes that much twice: in the table and in the log.
 */
export const reserves = {
  /** Writes of signed-in users stop first. */
  member: 15 * megabyte,
  /** Sign-ins, token refreshes and rate limits write little and continue longer: nobody can read without them. */
  owner: 7 * megabyte,
}
export type Writer = keyof typeof reserves

/** A new database with the demo data takes 25 MB. */
const newDatabase = 32 * megabyte

/** The bytes that this process may still write to the disk of a directory. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/** The size of one file of the write-ahead log, fixed when the database was created. */
function logFileSize(directory: string): number {
  const folder = join(directory, "pgdata", "pg_wal")
  const [name] = readdirSync(folder).filter((file) => /^[0-9A-F]{24}$/.test(file))
  return name ? statSync(join(folder, name)).size : megabyte
}

export const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

/** Bytes that a start needs. With less, creating the database would fail, or nobody could sign in. */
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
      `the disk of ${directory} has ${inMegabytes(free)} left; writes stop at ${inMegabytes(reserves[writer] + logFile)}`,
    )
    error.code = "53100"
    throw error
  }
}
