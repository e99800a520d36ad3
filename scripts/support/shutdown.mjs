// Ends the server in order: no new connections, requests under way finished, then the store closed, then exit code 0.
import { onEnd } from "./signals.mjs"

/** How long requests under way may take once the server is told to end, in milliseconds. */
const drainMs = 10_000
/**
 * How long connections that look idle are kept once the server is told to end, in milliseconds: while Node was busy, a request
 * may have arrived that it has not read yet.
 */
const unreadMs = 100
/** How long the outbox and the store may take to close after that; longer, and the process ends with 1 instead of hanging. */
const closeMs = 15_000

/**
 * Functions that have to run before the process ends, such as closing the store. lib/core/start.ts adds to them; it is
 * another bundle and shares only `globalThis` with this file.
 */
const closers = new Set()
globalThis.__cornerledgerClosers = closers

async function close() {
  const late = setTimeout(() => {
    console.error("The store could not be closed in time.")
    process.exit(1)
  }, closeMs)
  try {
    await Promise.all([...closers].map((closer) => closer()))
    clearTimeout(late)
    process.exit(0)
  } catch (error) {
    console.error("The store could not be closed.", error)
    process.exit(1)
  }
}

/** Drains `server` on SIGTERM or SIGINT, whether it is listening yet or not, and ends the process. */
export function endOnSignal(server) {
  onEnd(() => {
    const late = setTimeout(() => server.closeAllConnections(), drainMs)
    // Each connection closes after its next response.
    server.keepAliveTimeout = 1
    // Open streams would hold up the end for ever.
    process.emit("cornerledger:draining")
    const closed = () => {
      clearTimeout(late)
      void close()
    }
    setTimeout(() => server.close(closed), unreadMs)
  })
}
