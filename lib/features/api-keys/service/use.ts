import { record } from "@/lib/core/audit/record"
import { inBackground } from "@/lib/core/background"
import { store as database } from "@/lib/core/db/client"
import { networkOf } from "@/lib/core/http/network"
import * as store from "../store/use"

/** Milliseconds. A key in use is written at most this often, and a rejected one recorded. */
const recordEvery = 60_000
const rejectedEvery = 600_000
const purgeEvery = 3_600_000
const maxRecorded = 5_000
const recorded = new Map<string, number>()
const rejected = new Map<string, number>()
let nextPurge = 0

/** The id of the key with this hash, even if it no longer works. */
export async function findId(hash: string): Promise<string | undefined> {
  const { owner } = await database()
  return store.findId(owner, hash)
}

/** Whether a key was not recorded within `every` milliseconds. Notes that it is now. */
function isTime(last: Map<string, number>, keyId: string, every: number, now: number): boolean {
  if (now - (last.get(keyId) ?? 0) < every) return false
  last.delete(keyId)
  if (last.size >= maxRecorded) last.delete(last.keys().next().value as string)
  last.set(keyId, now)
  return true
}

/** Records the use of a key after the response, at most once a minute. A failure is logged and doesn't reach the request. */
export function recordUse(keyId: string, address: string): void {
  const now = Date.now()
  if (!isTime(recorded, keyId, recordEvery, now)) return
  inBackground("recording the use of an API key", async () => {
    const { owner } = await database()
    await store.recordUse(owner, keyId, networkOf(address), new Date(now), new Date(now - recordEvery))
  })
}

/** Records the use of a revoked or expired key in the audit log of its workspace, once in ten minutes at most. */
export function recordRejected(keyId: string, address: string): void {
  if (!isTime(rejected, keyId, rejectedEvery, Date.now())) return
  inBackground("recording a rejected API key", async () => {
    const { owner: db } = await database()
    const key = await store.findMaker(db, keyId)
    if (!key) return
    const recorder = { db, workspaceId: key.workspaceId, userId: 0, trace: { network: networkOf(address), key: keyId } }
    const after = { outcome: "key_rejected" }
    await record(recorder, { action: "sign-in-failed", recordType: "user", recordId: key.userId, after })
  })
}

/** Deletes keys that have not worked for 90 days, at most once an hour. */
export async function purgeKeys(now = Date.now()): Promise<void> {
  if (now < nextPurge) return
  nextPurge = now + purgeEvery
  const { owner } = await database()
  await store.purge(owner)
}
