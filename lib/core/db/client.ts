import { config } from "../config"
import { log } from "../log"
import { prepare } from "./prepare"
import { openingError } from "./store-failure"
import type { Store } from "./types"

const holder = globalThis as { __cornerledgerStore?: Promise<Store> }

async function open(): Promise<Store> {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR, STORE_SNAPSHOT, demo } = config()
  const started = performance.now()
  const store = DATABASE_URL
    ? (await import("./postgres")).openPostgres(DATABASE_URL, DATABASE_POOL)
    : await (await import("./pglite")).openPglite(DATA_DIR, STORE_SNAPSHOT)
  try {
    await prepare(store, { seed: demo })
  } catch (error) {
    await store.close().catch(() => {})
    throw DATA_DIR ? openingError(error, DATA_DIR) : error
  }
  log().info({ store: store.kind, place: store.place, ms: Math.round(performance.now() - started) }, "store ready")
  return store
}

/** The process's one store, opened, migrated and (on demo data) seeded at first use; a failed opening is tried again by the next caller. */
export function store(): Promise<Store> {
  holder.__cornerledgerStore ??= open().catch((error) => {
    holder.__cornerledgerStore = undefined
    throw error
  })
  return holder.__cornerledgerStore
}

/** The store where it is open: what only tidies up behind somebody opens none for it. */
export const openedStore = (): Promise<Store> | undefined => holder.__cornerledgerStore

/** Puts a store in place of the configured one; for tests and tools. */
export function useStore(replacement: Store | undefined): void {
  holder.__cornerledgerStore = replacement && Promise.resolve(replacement)
}

/** Closes the store if it was opened; at SIGTERM and at the end of tools. */
export async function closeStore(): Promise<void> {
  const opened = holder.__cornerledgerStore
  holder.__cornerledgerStore = undefined
  await (await opened?.catch(() => undefined))?.close()
}
