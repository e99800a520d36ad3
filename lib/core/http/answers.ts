import { store } from "../db/client"
import type { Store } from "../db/types"

interface CachedResponse {
  response: unknown
  version: number
  until: number
}

interface PendingRead {
  response: Promise<unknown>
  version: number
}

const cached = new Map<string, CachedResponse>()
const pending = new Map<string, PendingRead>()
const maxEntries = 100
/** Short even if nothing is written, because a response may depend on the time of day. */
const cacheMs = 10_000

/** Files above this size are not worth the memory. */
const isLarge = (response: unknown) => Number((response as { content?: Uint8Array }).content?.length) > 100_000

/** Caches what was read, unless something was written meanwhile: the read may or may not have seen it. */
async function readAndCache<T>(key: string, { version }: Store, read: () => Promise<T>): Promise<T> {
  const before = version?.()
  const response = await read()
  if (before === undefined || version?.() !== before || isLarge(response)) return response
  cached.delete(key)
  if (cached.size >= maxEntries) cached.delete(cached.keys().next().value as string)
  cached.set(key, { response, version: before, until: Date.now() + cacheMs })
  return response
}

/**
 * The response of a read, cached until anything is written. Concurrent callers with the same key share one read. Works only
 * for the embedded store: one process has all its data, and `version` increases with every write. Other stores run every
 * read.
 * @param key identifies caller and input; two users never share a response
 */
export async function cachedResponse<T>(key: string, read: () => Promise<T>): Promise<T> {
  const opened = await store()
  if (!opened.version) return read()
  const version = opened.version()
  const entry = cached.get(key)
  if (entry && entry.version === version && entry.until > Date.now()) return entry.response as T
  const joined = pending.get(key)
  // A read that started before the last write may be stale, so later callers do not join it.
  if (joined?.version === version) return joined.response as Promise<T>
  const current = { response: readAndCache(key, opened, read), version }
  pending.set(key, current)
  try {
    return await current.response
  } finally {
    if (pending.get(key) === current) pending.delete(key)
  }
}
