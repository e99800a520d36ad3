// Acquires and releases data directories on command of its parent, so that several processes can try concurrently.
import { spawn } from "node:child_process"
import { lockDirectory } from "@/lib/core/db/lock"

let release: (() => void) | undefined

const commands = {
  lock: async (directory: string) => {
    try {
      release = await lockDirectory(directory)
      return { held: true }
    } catch (error) {
      return { held: false, message: (error as Error).message }
    }
  },
  release: async () => {
    release?.()
    release = undefined
    return {}
  },
  /** Starts a child that outlives this process. */
  spawn: async () => ({ pid: spawn("sleep", ["20"], { stdio: "ignore", detached: true }).pid }),
}
export type StarterCommands = typeof commands

process.on("message", async ([name, argument]: [keyof StarterCommands, string]) => {
  process.send?.(await commands[name](argument))
})
process.send?.({})
