import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from "node:fs"
import { promisify } from "node:util"

interface FileNode {
  name: string
  parent: FileNode
}

interface Stream {
  /** Node's file descriptor. */
  nfd: number
  node: FileNode
}

type Operations = Record<string, (...args: never[]) => unknown>

/** The part of Emscripten, inside PGlite's engine, that maps PostgreSQL's system calls to Node's `fs`. */
export interface NodeFiles {
  node_ops: Operations
  stream_ops: Operations
  realPath(node: FileNode): string
  /** Converts errors of Node to those that the engine understands. */
  tryFSOperation<T>(run: () => T): T
}

export interface SyncedFiles {
  /** Resolves once every commit so far is on disk. Always rejects once a sync has failed. */
  flush(): Promise<void>
  /** Releases the log, after the engine was closed. */
  close(): void
}

/** PostgreSQL's settings, in addition to PGlite's without `-F`. Emscripten passes on fsync, but not fdatasync. */
export const durableParams = ["-c", "wal_sync_method=fsync"]

/** Changes to anything but the log. PostgreSQL makes them only once the log that describes them is on disk. */
const changes = {
  node_ops: ["setattr", "mknod", "rename", "unlink", "rmdir", "symlink"],
  stream_ops: ["setattr", "write"],
} as const

/** Windows can't sync directories. Its file system logs their changes itself. */
function syncFile(fd: number): void {
  try {
    fsyncSync(fd)
  } catch (error) {
    if (process.platform !== "win32" || (error as NodeJS.ErrnoException).code !== "EPERM") throw error
  }
}

/** Whether a file is a segment of the write-ahead log, written in place. A new one has another name until it is complete. */
const isSegment = ({ name, parent }: FileNode) => parent.name === "pg_wal" && /^[0-9A-F]{24}$/.test(name)

/**
 * Makes an engine's fsync reach the disk, for which Emscripten has a hook but no implementation. Syncing the log at each
 * commit would block the event loop, so that happens in the background: later transactions run meanwhile, and those that
 * commit share the next sync. The engine believes that the log is on disk, so before it changes another file, it is.
 */
export function syncFiles(files: NodeFiles): SyncedFiles {
  let segment: { path: string; fd: number } | undefined
  /** Syncs of the log that the engine has asked for, and how many of them have happened. */
  let wanted = 0
  let done = 0
  let running: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  function syncNow(): void {
    if (!segment || done === wanted) return
    fdatasyncSync(segment.fd)
    done = wanted
  }

  /** Closes the segment's descriptor, after a sync that is still using it. */
  function leaveSegment(): void {
    if (!segment) return
    const { fd } = segment
    segment = undefined
    if (running) void running.catch(() => {}).then(() => closeSync(fd))
    else closeSync(fd)
  }

  function postpone(path: string): void {
    if (segment?.path !== path) {
      syncNow()
      leaveSegment()
      // The engine may close its own descriptor before the sync.
      segment = { path, fd: openSync(path, "r+") }
    }
    wanted++
  }

  async function syncInBackground({ fd }: { fd: number }): Promise<void> {
    const covered = wanted
    try {
      await promisify(fdatasync)(fd)
    } catch (error) {
      // The kernel reports a failed write once: another attempt would succeed without having written anything.
      failure = { error }
      throw error
    }
    done = Math.max(done, covered)
  }

  async function flush(): Promise<void> {
    const target = wanted
    while (segment && done < target && !failure) {
      running ??= syncInBackground(segment).finally(() => {
        running = undefined
      })
      await running
    }
    if (failure) throw failure.error
  }

  for (const kind of ["node_ops", "stream_ops"] as const) {
    for (const name of changes[kind]) {
      const change = files[kind][name] as (...args: unknown[]) => unknown
      files[kind][name] = (target: FileNode | Stream, ...args: unknown[]) => {
        if (!("nfd" in target && isSegment(target.node))) files.tryFSOperation(syncNow)
        return change(target, ...args)
      }
    }
  }
  files.stream_ops.fsync = ({ node, nfd }: Stream) => {
    files.tryFSOperation(() => (isSegment(node) ? postpone(files.realPath(node)) : syncFile(nfd)))
    return 0
  }
  return { flush, close: leaveSegment }
}
