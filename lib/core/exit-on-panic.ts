import type { StorePanic } from "./db/panic"
import { log } from "./log"

/** The exit code (EX_IOERR) of a process whose embedded store has stopped. A service manager should restart it. */
export const panicExitCode = 74

/**
 * Ends the process at once after the embedded store has crashed, because no further response could be trusted. Every
 * acknowledged write is in the write-ahead log on disk, and the next start recovers it.
 */
export function exitOnPanic(panic: StorePanic): never {
  log().fatal({ reason: panic.message }, "the embedded store has stopped; exiting, a restart recovers the store")
  process.exit(panicExitCode)
}
