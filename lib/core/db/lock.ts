import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs"
import { readdir, readlink, realpath } from "node:fs/promises"
import { join, sep } from "node:path"
import { ConfigError } from "../config"

const fileName = "cornerledger.lock"

/**
 * Locks an open file for this process. The kernel releases the lock when the process ends, however it ends. Child processes
 * don't inherit it, because Node opens files close-on-exec. Locking the same file twice in one process fails too.
 */
async function tryLock(file: number, directory: string): Promise<boolean> {
  const { default: extensions } = await import("fs-native-extensions").catch((error) => {
    const platform = `${process.platform}-${process.arch}`
    throw new ConfigError(`DATA_DIR can't be locked on ${platform} (${error.message}). Use DATABASE_URL instead.`)
  })
  try {
    return extensions.tryLock(file)
  } catch (error) {
    const reason = (error as Error).message
    throw new ConfigError(
      `DATA_DIR ${directory} can't be locked: ${reason}. Its file system may not support locks; use a directory on a local disk.`,
    )
  }
}

/** Whether a process has a file in the directory open; undefined if that can't be determined. */
async function usesDirectory(pid: number, directory: string): Promise<boolean | undefined> {
  if (process.platform !== "linux") return undefined
  const files = `/proc/${pid}/fd`
  try {
    const inside = (await realpath(directory)) + sep
    const targets = await Promise.all((await readdir(files)).map((name) => readlink(join(files, name)).catch(() => "")))
    return targets.some((target) => target.startsWith(inside) && !target.endsWith(`${sep}${fileName}`))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? false : undefined
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/**
 * Earlier releases used no kernel lock: they wrote their process id, without the line break that we write, and deleted the
 * file at the end. Such a file usually means that the process was killed, but it may still be running.
 */
async function refuseOlderRelease(path: string, content: string, directory: string): Promise<void> {
  if (!/^\d+$/.test(content)) return
  const pid = Number(content)
  if (pid === process.pid || !isAlive(pid)) return
  const uses = await usesDirectory(pid, directory)
  if (uses) throw inUse(directory, pid)
  if (uses === undefined) {
    throw new ConfigError(
      `${path} names process ${pid}, which is running. If that is an older Cornerledger, stop it; otherwise delete the file.`,
    )
  }
}

const inUse = (directory: string, pid: number | undefined) =>
  new ConfigError(
    `DATA_DIR ${directory} is in use by ${pid ? `process ${pid}` : "another process"}. Stop it first, or choose another directory.`,
  )

/** The process id in a lock file, for the message only. It may be missing, and Windows doesn't let us read a locked file. */
function ownerIn(path: string): number | undefined {
  try {
    return Number(readFileSync(path, "utf8")) || undefined
  } catch {
    return undefined
  }
}

function writeOwner(file: number): void {
  ftruncateSync(file)
  try {
    writeSync(file, `${process.pid}\n`, 0)
  } catch (error) {
    // The lock works without the process id. `checkDirectory` handles full disks.
    if (!["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

/**
 * Locks a data directory for this process. PGlite has no lock, and two processes would destroy the data. The file is kept
 * when the lock is released: if it were deleted, two other processes could lock two different files of that name.
 * @returns a function that releases the lock
 * @throws ConfigError if another process, or this one, already holds the lock
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const path = join(directory, fileName)
  // A plain descriptor: garbage collection would close an unreferenced FileHandle and release the lock.
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    if (!(await tryLock(file, directory))) throw inUse(directory, ownerIn(path))
    await refuseOlderRelease(path, readFileSync(file, "utf8"), directory)
    writeOwner(file)
  } catch (error) {
    closeSync(file)
    throw error
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    try {
      ftruncateSync(file)
    } finally {
      closeSync(file)
    }
  }
}
