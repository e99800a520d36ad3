// Shuts the server down gracefully: stops accepting connections, finishes open requests, closes the store, exits with 0.
import { onEnd } from "./signals.mjs"

/** Time for open requests to finish after the signal, in milliseconds. */
const drainMs = 10_000
/**
 * Time that idle connections stay open after the signal, in milliseconds. A request may have arrived on them that Node was too
 * busy to read.
 */
const unreadMs = 100
/** Time for the outbox and the store to close, in milliseconds. After that, the process exits with 1. */
const closeMs = 15_000

/**
 * Functions to run before the process exits, such as closing the store. lib/core/start.ts adds to them through `globalThis`,
 * because it is in another bundle.
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

/** Drains the server on SIGTERM or SIGINT and exits. Works before it is listening, too. */
export function endOnSignal(server) {
  onEnd(() => {
    const late = setTimeout(() => server.closeAllConnections(), drainMs)
    // Closes each connection after its next response.
    server.keepAliveTimeout = 1
    // Event streams never end, so they have to be closed.
    process.emit("cornerledger:draining")
    const closed = () => {
      clearTimeout(late)
      void close()
    }
    setTimeout(() => server.close(closed), unreadMs)
  })
}
