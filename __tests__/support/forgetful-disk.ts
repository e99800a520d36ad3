import fs from "node:fs"
import promises from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"
import { dirname, join, relative } from "node:path"

export interface Disk {
  /** The directory whose files the process changes. */
  directory: string
  /** Another directory with the state after a power cut: only synced data is copied to it. Without one, syncs copy nothing. */
  platter?: string
  /** The number of syncs that succeed. The next one cuts the power. */
  syncsLeft: number
  /** Makes all further syncs fail instead of cutting the power. */
  breaks?: boolean
}

/** The duration of a sync in the background, in milliseconds. Transactions run meanwhile. */
const syncMs = 10

function replaceDirectoryEntries(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  const names = fs.readdirSync(from)
  for (const name of fs.readdirSync(to)) {
    if (!names.includes(name)) fs.rmSync(join(to, name), { recursive: true })
  }
  for (const name of names.filter((name) => !fs.existsSync(join(to, name)))) {
    if (fs.statSync(join(from, name)).isDirectory()) fs.mkdirSync(join(to, name))
    else fs.writeFileSync(join(to, name), "")
  }
}

/**
 * Simulates, for this process, a disk that forgets what was not synced: everything synced is copied to another directory,
 * and the process kills itself at a chosen sync. As on ext4 and XFS, syncing a new file makes its name durable too, while
 * renamed and deleted files come back unless their directory was synced.
 */
export function forgetfulDisk(disk: Disk): void {
  const { openSync, closeSync } = fs
  const { open } = promises
  const paths = new Map<number, string>()
  /** The logical time of each path's last sync. */
  const synced = new Map<string, number>()
  let time = 0
  /** The start of the simulation, a second early, because file systems may store times in whole seconds. */
  const begun = Date.now() - 1_000

  /** @throws the error of a broken disk */
  function cutOrFail(): void {
    if (disk.syncsLeft-- > 0) return
    if (disk.breaks) throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" })
    process.kill(process.pid, "SIGKILL")
  }

  /** Reads what a sync of this path writes to the disk. @returns a function that writes it, unless a later sync has */
  function capture(path = ""): () => void {
    const { directory, platter } = disk
    if (!platter || relative(directory, path).startsWith("..")) return () => {}
    const to = join(platter, relative(directory, path))
    const found = fs.statSync(path)
    if (found.isDirectory()) return () => replaceDirectoryEntries(path, to)
    // The platter began as a copy of the directory.
    if (found.ctimeMs < begun && fs.existsSync(to)) return () => {}
    const content = fs.readFileSync(path)
    const since = ++time
    return () => {
      if ((synced.get(path) ?? 0) > since) return
      synced.set(path, since)
      fs.mkdirSync(dirname(to), { recursive: true })
      fs.writeFileSync(`${platter}.part`, content)
      fs.renameSync(`${platter}.part`, to)
    }
  }

  const sync = (fd: number) => {
    cutOrFail()
    capture(paths.get(fd))()
  }
  Object.assign(fs, {
    openSync(path: string, flags: string, mode?: number) {
      const fd = openSync(path, flags, mode)
      paths.set(fd, path)
      return fd
    },
    closeSync(fd: number) {
      paths.delete(fd)
      closeSync(fd)
    },
    fsyncSync: sync,
    fdatasyncSync: sync,
    fdatasync(fd: number, callback: (error: unknown) => void) {
      const write = capture(paths.get(fd))
      setTimeout(() => {
        try {
          cutOrFail()
          write()
          callback(null)
        } catch (error) {
          callback(error)
        }
      }, syncMs)
    },
  })
  Object.assign(promises, {
    async open(path: string, flags?: string) {
      const handle = await open(path, flags)
      handle.sync = async () => {
        cutOrFail()
        capture(path)()
      }
      return handle
    },
  })
  syncBuiltinESMExports()
}
