import { config } from "../config"
import { log } from "../log"
import { shared } from "../shared"
import { requireMember } from "./member-login"
import { prepare } from "./prepare"
import { findDemoSnapshot } from "./snapshot"
import { openingError } from "./store-failure"
import type { Store } from "./types"

const connected = shared<Promise<Store>>("store")

/**
 * Opens the configured store without migrating or checking it. `patient` lifts timeouts, for tools with long statements; `demo`
 * lets a new embedded store start with the sample company's books.
 */
export async function openConfigured({ patient = false, demo = false } = {}): Promise<Store> {
  const { DATABASE_URL, DATABASE_MEMBER_URL, DATABASE_POOL, DATA_DIR, STORE_SNAPSHOT } = config()
  const snapshot = STORE_SNAPSHOT ?? (demo ? findDemoSnapshot() : undefined)
  if (!DATABASE_URL) return (await import("./pglite")).openPglite(DATA_DIR, snapshot)
  const { openPostgres } = await import("./postgres")
  return openPostgres(DATABASE_URL, { pool: DATABASE_POOL, memberUrl: DATABASE_MEMBER_URL, patient })
}

async function open(): Promise<Store> {
  const { DATABASE_MEMBER_URL, DATA_DIR, demo } = config()
  const started = performance.now()
  const store = await openConfigured({ demo })
  try {
    await prepare(store, { seed: demo })
    if (DATABASE_MEMBER_URL) await requireMember(store)
  } catch (error) {
    await store.close().catch(() => {})
    throw DATA_DIR ? openingError(error, DATA_DIR) : error
  }
  log().info({ store: store.kind, place: store.place, ms: Math.round(performance.now() - started) }, "store ready")
  return store
}

/** The process's store. The first caller opens, migrates and (for demo data) seeds it. After a failure, the next one retries. */
export function store(): Promise<Store> {
  connected.current ??= open().catch((error) => {
    connected.current = undefined
    throw error
  })
  return connected.current
}

/** The store if it has been opened, for cleanup that isn't worth opening a store. */
export const openedStore = (): Promise<Store> | undefined => connected.current

/** Replaces the configured store; for tests and tools. */
export function useStore(replacement: Store | undefined): void {
  connected.current = replacement && Promise.resolve(replacement)
}

/** Closes the store if it was opened. Called at SIGTERM and at the end of tools. */
export async function closeStore(): Promise<void> {
  const opened = connected.current
  connected.current = undefined
  await (await opened?.catch(() => undefined))?.close()
}
