import { inBackground } from "@/lib/core/background"
import { store as database } from "@/lib/core/db/client"
import { networkOf } from "@/lib/core/http/network"
import * as store from "../store/use"

/** Milliseconds. A key in use is written at most this often. */
const recordEvery = 60_000
const purgeEvery = 3_600_000
const maxRecorded = 5_000
const recorded = new Map<string, number>()
let nextPurge = 0

/** The id of the key with this hash, even if it no longer works. */
export async function findId(hash: string): Promise<string | undefined> {
  const { owner } = await database()
  return store.findId(owner, hash)
}

/** Records the use of a key after the response, at most once a minute. A failure is logged and doesn't reach the request. */
export function recordUse(keyId: string, address: string): void {
  const now = Date.now()
  if (now - (recorded.get(keyId) ?? 0) < recordEvery) return
  recorded.delete(keyId)
  if (recorded.size >= maxRecorded) recorded.delete(recorded.keys().next().value as string)
  recorded.set(keyId, now)
  inBackground("recording the use of an API key", async () => {
    const { owner } = await database()
    await store.recordUse(owner, keyId, networkOf(address), new Date(now), new Date(now - recordEvery))
  })
}

/** Deletes keys that have not worked for 90 days, at most once an hour. */
export async function purgeKeys(now = Date.now()): Promise<void> {
  if (now < nextPurge) return
  nextPurge = now + purgeEvery
  const { owner } = await database()
  await store.purge(owner)
}
