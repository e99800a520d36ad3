import { sql } from "drizzle-orm"
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible"
import { uncounted } from "@/data/rights"
import { config } from "../config"
import { store } from "../db/client"
import { expectedRights } from "../db/rights"
import { rowsOf } from "../db/rows"
import type { Actor, Db } from "../db/types"
import { HttpError, tooManyRequests } from "../http/errors"
import { report } from "../http/rate-limit-headers"

/** A workspace's rows are counted again after a day, and at most this often while it is full. In milliseconds. */
const recountMs = 86_400_000
const recountFullMs = 60_000
/** How long a process counts a workspace's new rows locally before it reads the counters again. In milliseconds. */
const reloadMs = 30_000
const newRecordsSeconds = 3_600

interface Room {
  left: number
  until: number
}

const rooms = new Map<number, Room>()
let newRecords: RateLimiterMemory | undefined

/** Clears the cache and the users' limits, for tests. */
export function forgetRooms(): void {
  rooms.clear()
  newRecords = undefined
}

/** Counts the rows of a workspace in every table that has a workspace column, and saves the result. */
async function countRows(db: Db, workspaceId: number): Promise<number> {
  const tables = expectedRights().filter(({ table, policies }) => policies.length > 0 && !uncounted.has(table))
  const counts = tables.map(
    ({ table }) => sql`select count(*) as n from ${sql.identifier(table)} where workspace_id = ${workspaceId}`,
  )
  const statement = sql`
    insert into workspace_usage (workspace_id, rows, ids)
    select ${workspaceId}, (select sum(n) from (${sql.join(counts, sql` union all `)}) as counts),
      (select coalesce(sum(last), 0) from counters where workspace_id = ${workspaceId})
    on conflict (workspace_id) do update set rows = excluded.rows, ids = excluded.ids, counted_at = now()
    returning rows`
  const [saved] = rowsOf<{ rows: string }>(await db.execute(statement))
  return Number(saved?.rows ?? 0)
}

interface Estimate {
  rows: number
  ageMs: number
}

async function readEstimate(db: Db, workspaceId: number): Promise<Estimate | undefined> {
  const [found] = rowsOf<{ rows: string; age: string }>(
    await db.execute(sql`
      select u.rows + greatest(0, (select coalesce(sum(last), 0) from counters where workspace_id = u.workspace_id) - u.ids) as rows,
        extract(epoch from now() - u.counted_at) * 1000 as age
      from workspace_usage u where u.workspace_id = ${workspaceId}`),
  )
  return found && { rows: Number(found.rows), ageMs: Number(found.age) }
}

/**
 * Returns the number of rows of a workspace: the last count plus the ids assigned since. Rows of tables without ids are
 * missed until the next count.
 * @param maxAgeMs counts again if the last count is older, in milliseconds
 */
export async function usedRows(workspaceId: number, maxAgeMs = recountMs): Promise<number> {
  const { owner } = await store()
  const estimate = await readEstimate(owner, workspaceId)
  if (estimate && estimate.ageMs < maxAgeMs) return estimate.rows
  return countRows(owner, workspaceId)
}

async function roomOf(workspaceId: number): Promise<Room> {
  const cached = rooms.get(workspaceId)
  if (cached && cached.until > Date.now() && cached.left > 0) return cached
  const { LIMIT_ROWS } = config()
  let left = LIMIT_ROWS - (await usedRows(workspaceId))
  // Rows may have been deleted since the last count.
  if (left <= 0) left = LIMIT_ROWS - (await usedRows(workspaceId, recountFullMs))
  const room = { left, until: Date.now() + reloadMs }
  rooms.set(workspaceId, room)
  return room
}

/**
 * Checks that the caller may create a record. Call it outside any transaction. The workspace's limit can be exceeded a
 * little: by the records that other processes create within half a minute, and by requests that create several records.
 * @throws HttpError 403 `quota_exceeded` if the workspace is full; 429 if the user created too many records in an hour
 */
export async function requireRoom({ workspaceId, userId }: Actor): Promise<void> {
  const { LIMIT_NEW_RECORDS, LIMIT_ROWS } = config()
  newRecords ??= new RateLimiterMemory({ points: LIMIT_NEW_RECORDS, duration: newRecordsSeconds })
  const budgetOf = ({ remainingPoints: left, msBeforeNext }: RateLimiterRes) =>
    report({
      limit: LIMIT_NEW_RECORDS,
      period: newRecordsSeconds,
      left,
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    })
  try {
    budgetOf(await newRecords.consume(`${workspaceId}:${userId}`))
  } catch (rejection) {
    const { seconds } = budgetOf(rejection as RateLimiterRes)
    throw tooManyRequests(["newRecordsLimit", { limit: LIMIT_NEW_RECORDS }], seconds)
  }
  const room = await roomOf(workspaceId)
  if (room.left <= 0) throw new HttpError(403, "quota_exceeded", { message: ["quotaRows", { limit: LIMIT_ROWS }] })
  room.left--
}
