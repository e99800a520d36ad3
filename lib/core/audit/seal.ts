import { sql } from "drizzle-orm"
import { store } from "../db/client"
import { rowsOf } from "../db/rows"
import { ownerTx } from "../db/tx"
import type { Db } from "../db/types"
import { log } from "../log"
import { shared } from "../shared"
import { firstHash, hashOf, type SealedEvent } from "./chain"
import { chainTime, eventColumns } from "./event-columns"

/** Seals per transaction. */
const batchSize = 500
/** An arbitrary number, the same in every process on this store. */
const lock = 0x0a0d_175e

type Unsealed = Omit<SealedEvent, "sequence" | "previousHash">

/**
 * How far back a usual run looks for events without a seal. An event may be older only if its transaction took longer; the
 * first run of a process and one an hour look at all of them.
 */
const recentMs = 15 * 60_000
const thoroughMs = 3_600_000
let thoroughAt = 0

const firstIdSince = (since: number) => `${Math.max(0, since).toString(16).padStart(12, "0")}00000000000000000000`

const unsealed = (since: number) => sql`from audit_events e where e.id >= ${firstIdSince(since)}::uuid
  and not exists (select from audit_seals s where s.workspace_id = e.workspace_id and s.event_id = e.id)`

/** Appends events to the chains of their workspaces. */
function chained(events: Unsealed[], heads: Map<number, { sequence: number; hash: string }>) {
  return events.map((event) => {
    const { sequence, hash: previousHash } = heads.get(event.workspaceId) ?? { sequence: 0, hash: firstHash }
    const sealed = { ...event, sequence: sequence + 1, previousHash }
    const seal = { ...sealed, hash: hashOf(sealed) }
    heads.set(event.workspaceId, seal)
    return seal
  })
}

/** Seals one batch. @returns the number of events, or undefined if another process is sealing */
async function sealBatch(db: Db, since: number): Promise<number | undefined> {
  const [locked] = rowsOf<{ is: boolean }>(await db.execute(sql`select pg_try_advisory_xact_lock(${lock}) as is`))
  if (!locked?.is) return undefined
  // Read after the lock was taken, so that the seals of the process before are visible. The order of the chain is that in
  // which events become visible, and by id among those that do at the same time: no gap waits for a slow transaction.
  const events = rowsOf<Unsealed>(
    await db.execute(
      sql`select ${eventColumns}, ${sql.raw(chainTime("now()"))} as "sealedAt" ${unsealed(since)} order by e.id limit ${batchSize}`,
    ),
  )
  if (events.length === 0) return 0
  const workspaceIds = [...new Set(events.map(({ workspaceId }) => workspaceId))]
  const heads = rowsOf<{ workspaceId: number; sequence: number; hash: string }>(
    await db.execute(sql`select w.id as "workspaceId", s.sequence::float8 as sequence, s.hash
      from jsonb_array_elements_text(${JSON.stringify(workspaceIds)}::jsonb) as w (id), lateral (
        select sequence, hash from audit_seals where workspace_id = w.id::int order by sequence desc limit 1) s`),
  )
  const seals = chained(events, new Map(heads.map((head) => [Number(head.workspaceId), head])))
  await db.execute(sql`insert into audit_seals (workspace_id, sequence, event_id, previous_hash, hash, sealed_at)
    select "workspaceId", sequence, id, "previousHash", hash, "sealedAt"
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb)
      as seal ("workspaceId" int, sequence bigint, id uuid, "previousHash" text, hash text, "sealedAt" timestamptz)`)
  return seals.length
}

const connected = shared<() => void>("onSealed")

/** Registers what happens after events were sealed. Called once, at the start of the process. */
export function onSealed(listener: () => void): void {
  connected.current = listener
}

/**
 * Seals all events that have no seal yet. Several processes may run it: one of them does the work.
 * @returns the number of sealed events, or undefined if another process is sealing
 */
export async function sealAudit(now = Date.now()): Promise<number | undefined> {
  const { owner } = await store()
  const isThorough = now >= thoroughAt
  const since = isThorough ? 0 : now - recentMs
  // Idle runs only read, because a write clears the response cache of the embedded store.
  const [found] = rowsOf<{ any: boolean }>(await owner.execute(sql`select exists (select 1 ${unsealed(since)}) as any`))
  let count = 0
  if (found?.any) {
    for (let last: number | undefined = batchSize; last === batchSize; count += last) {
      last = await ownerTx((db) => sealBatch(db, since), { call: "seal the audit log" })
      if (last === undefined) return undefined
    }
  }
  if (isThorough) thoroughAt = now + thoroughMs
  if (count > 0) connected.current?.()
  return count
}

const debounceMs = 1_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Seals soon after a write. Many writes within a second are sealed together. */
export function sealSoon(): void {
  if (process.env.NODE_ENV === "test") return
  timer ??= setTimeout(() => {
    timer = undefined
    sealAudit()
      .then((count) => count === undefined && sealSoon())
      .catch((error) => log().warn({ err: error }, "sealing the audit log failed"))
  }, debounceMs)
  timer.unref()
}
