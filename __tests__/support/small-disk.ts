import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"

export interface Space {
  /** The bytes by which files may still grow. */
  free: number
  /** The free bytes that the disk reports, if not `free`: another process takes the difference before the write. */
  claimed?: number
}

/**
 * Simulates a disk with little space for this process, below PGlite: a write that would exceed the space fails with ENOSPC.
 * Unlike a small file system, it needs no permission to mount one.
 * @returns a function that sets the space
 */
export function smallDisk(): (space: Space) => void {
  let free = Number.POSITIVE_INFINITY
  let claimed: number | undefined
  const { writeSync, statfsSync } = fs
  const write = (fd: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position: number | null) => {
    const growth = typeof position === "number" ? Math.max(0, position + length - fs.fstatSync(fd).size) : 0
    if (growth > free) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })
    free -= growth
    return writeSync(fd, data, offset, length, position)
  }
  const stat = (path: string) => {
    const real = statfsSync(path)
    return free === Number.POSITIVE_INFINITY ? real : { ...real, bsize: 1, bavail: claimed ?? free }
  }
  Object.assign(fs, { writeSync: write, statfsSync: stat })
  syncBuiltinESMExports()
  return (space) => {
    free = space.free
    claimed = space.claimed
  }
}
