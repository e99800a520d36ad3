import type { StorePanic } from "./db/panic"
import { log } from "./log"

/** The exit code (EX_IOERR) of a process whose embedded store has stopped; a service manager should start it again. */
export const panicExitCode = 74

/**
 * Ends the process at once when the embedded store can't go on: nothing it would still answer could be trusted. Every
 * acknowledged write is in the log on disk, and the next start reads it.
 */
export function exitOnPanic(panic: StorePanic): never {
  log().fatal(
    { reason: panic.message },
    "the embedded store has stopped; the process ends, and a restart recovers the store",
  )
  process.exit(panicExitCode)
}
