import { sql } from "drizzle-orm"
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible"
import { config } from "../config"
import { store } from "../db/client"
import { expectedRights } from "../db/rights"
import { rowsOf } from "../db/rows"
import type { Actor, Db } from "../db/types"
import { HttpError } from "../http/errors"

/** A workspace's rows are counted again after a day, and at most this often while it is full. In milliseconds. */
const recountMs = 86_400_000
const recountFullMs = 60_000
/** How long a process trusts its last look at a workspace's counters. In milliseconds. */
const lookMs = 30_000
const personPeriodSeconds = 3_600

interface Room {
  left: number
  until: number
}

const rooms = new Map<number, Room>()
let people: RateLimiterMemory | undefined

/** Forgets what was looked up; for tests. */
export function forgetRooms(): void {
  rooms.clear()
  people = undefined
}

/** Counts the rows of a workspace in every table that has any. */
function countRows(db: Db, workspaceId: number) {
  const tables = expectedRights().filter(({ policies }) => policies.length > 0)
  const counts = tables.map(
    ({ table }) => sql`select count(*) as n from ${sql.identifier(table)} where workspace_id = ${workspaceId}`,
  )
  return db.execute(sql`
    insert into workspace_usage (workspace_id, rows, ids)
    select ${workspaceId}, (select sum(n) from (${sql.join(counts, sql` union all `)}) as counts),
      (select coalesce(sum(last), 0) from counters where workspace_id = ${workspaceId})
    on conflict (workspace_id) do update set rows = excluded.rows, ids = excluded.ids, counted_at = now()`)
}

interface Estimate {
  rows: number
  ageMs: number
}

async function look(db: Db, workspaceId: number): Promise<Estimate | undefined> {
  const [found] = rowsOf<{ rows: string; age: string }>(
    await db.execute(sql`
      select u.rows + greatest(0, (select coalesce(sum(last), 0) from counters where workspace_id = u.workspace_id) - u.ids) as rows,
        extract(epoch from now() - u.counted_at) * 1000 as age
      from workspace_usage u where u.workspace_id = ${workspaceId}`),
  )
  return found && { rows: Number(found.rows), ageMs: Number(found.age) }
}

/**
 * The number of rows of a workspace: the last count plus the ids given since. Rows without their own id are missed until
 * the next count.
 * @param maxAgeMs counts again if the last count is older, in milliseconds
 */
export async function usedRows(workspaceId: number, maxAgeMs = recountMs): Promise<number> {
  const { owner } = await store()
  const known = await look(owner, workspaceId)
  if (known && known.ageMs < maxAgeMs) return known.rows
  await countRows(owner, workspaceId)
  return (await look(owner, workspaceId))?.rows ?? 0
}

async function roomOf(workspaceId: number): Promise<Room> {
  const known = rooms.get(workspaceId)
  if (known && known.until > Date.now() && known.left > 0) return known
  const { LIMIT_ROWS } = config()
  let left = LIMIT_ROWS - (await usedRows(workspaceId))
  // Something may have been deleted since the last count.
  if (left <= 0) left = LIMIT_ROWS - (await usedRows(workspaceId, recountFullMs))
  const room = { left, until: Date.now() + lookMs }
  rooms.set(workspaceId, room)
  return room
}

/**
 * To be called before a record is created, outside any transaction. The workspace's limit is exact but for what other
 * processes create within half a minute, and for calls that create several records.
 * @throws HttpError 403 `quota_exceeded` where the workspace has as many rows as it may; 429 for a person who created more
 * records within the hour than one may
 */
export async function requireRoom({ workspaceId, userId }: Actor): Promise<void> {
  const { LIMIT_NEW_RECORDS, LIMIT_ROWS } = config()
  people ??= new RateLimiterMemory({ points: LIMIT_NEW_RECORDS, duration: personPeriodSeconds })
  try {
    await people.consume(`${workspaceId}:${userId}`)
  } catch (refused) {
    const seconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
    const message = ["newRecordsLimit", { limit: LIMIT_NEW_RECORDS }] as const
    throw new HttpError(429, "rate_limited", { message, headers: { "retry-after": String(seconds) } })
  }
  const room = await roomOf(workspaceId)
  if (room.left <= 0) throw new HttpError(403, "quota_exceeded", { message: ["quotaRows", { limit: LIMIT_ROWS }] })
  room.left--
}
