import { and, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"
import { webhookDeliveries as deliveries, webhookCursors, webhooks } from "../table"
import { deliveryDays } from "../values"

// The workers' access. They run as the owner, because they serve every workspace.

/** A delivery that this worker holds. */
export interface Claimed {
  workspaceId: number
  id: string
  webhookId: string
  eventId: string
  type: string
  body: string
  attempts: number
  lease: string
}

/**
 * Takes a lease on due deliveries, and on those whose worker has died; one per webhook, so that a slow receiver delays only
 * itself. Two workers never take the same one.
 */
export async function claim(db: Db, limit: number, leaseSeconds: number): Promise<Claimed[]> {
  return rowsOf<Claimed>(
    await db.execute(sql`
      with first as (
        select distinct on (d.workspace_id, d.webhook_id) d.workspace_id, d.id
        from webhook_deliveries d
        join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhook_id and w.state = 'active'
        where d.state in ('pending', 'sending') and d.next_attempt_at <= now() and not exists (
          select from webhook_deliveries s where s.workspace_id = d.workspace_id and s.webhook_id = d.webhook_id
            and s.state = 'sending' and s.next_attempt_at > now())
        order by d.workspace_id, d.webhook_id, d.next_attempt_at
      ), due as (
        select d.workspace_id, d.id from first join webhook_deliveries d using (workspace_id, id)
        where d.state in ('pending', 'sending') and d.next_attempt_at <= now()
        order by d.next_attempt_at limit ${limit} for update of d skip locked
      )
      update webhook_deliveries d set state = 'sending', attempts = d.attempts + 1, lease = gen_random_uuid(),
        last_attempt_at = now(), next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
      from due where d.workspace_id = due.workspace_id and d.id = due.id
      returning d.workspace_id as "workspaceId", d.id::text as id, d.webhook_id::text as "webhookId", d.event_id::text as "eventId",
        d.type, d.body, d.attempts, d.lease::text as lease`),
  )
}

/** Whether a delivery is due now. Only reads, because a write clears the response cache of the embedded store. */
export async function isAnyDue(db: Db): Promise<boolean> {
  const rows = await db.execute(sql`select 1 from webhook_deliveries d
    join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhook_id and w.state = 'active'
    where d.state in ('pending', 'sending') and d.next_attempt_at <= now() limit 1`)
  return rows.length > 0
}

type Outcome = Pick<typeof deliveries.$inferInsert, "status" | "answer" | "error" | "durationMs">

/**
 * Saves the outcome of an attempt.
 * @param retryIn seconds until the next attempt; null if this was the last one
 * @returns whether the worker still held the lease
 */
export async function finish(
  db: Db,
  { workspaceId, id, lease }: Claimed,
  state: "delivered" | "failed" | "pending",
  outcome: Outcome,
  retryIn: number | null,
): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({ ...outcome, state, lease: null, nextAttemptAt: sql`now() + make_interval(secs => ${retryIn ?? 0})` })
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, id), eq(deliveries.lease, lease)))
    .returning({ id: deliveries.id })
  return rows.length > 0
}

const isWebhook = ({ workspaceId, webhookId }: Claimed) =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, webhookId))

export async function findWebhook(db: Db, claimed: Claimed) {
  const [row] = await db.select().from(webhooks).where(isWebhook(claimed))
  return row
}

/** Notes a success. Writes nothing if nothing has failed. */
export const markWorking = (db: Db, claimed: Claimed) =>
  db
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(isWebhook(claimed), sql`${webhooks.failingSince} is not null`))

/** Notes a failure. */
export const markFailing = (db: Db, claimed: Claimed) =>
  db
    .update(webhooks)
    .set({ failingSince: sql`now()` })
    .where(and(isWebhook(claimed), sql`${webhooks.failingSince} is null`))

/**
 * Switches an active webhook off.
 * @param failingDays only if it has been failing for so many days
 * @returns the webhook if it was switched off
 */
export async function switchOff(db: Db, claimed: Claimed, reason: "failing" | "gone", failingDays = 0) {
  const [row] = await db
    .update(webhooks)
    .set({ state: "off", offReason: reason, version: sql`${webhooks.version} + 1` })
    .where(
      and(
        isWebhook(claimed),
        eq(webhooks.state, "active"),
        sql`${webhooks.failingSince} <= now() - make_interval(days => ${failingDays})`,
      ),
    )
    .returning()
  return row
}

/** Locks a workspace's cursor. @returns undefined if another worker is reading the log */
export async function lockCursor(db: Db, workspaceId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ sequence: webhookCursors.sequence })
    .from(webhookCursors)
    .where(eq(webhookCursors.workspaceId, workspaceId))
    .for("update", { skipLocked: true })
  return row?.sequence
}

export const moveCursor = (db: Db, workspaceId: number, sequence: number | ReturnType<typeof sql<number>>) =>
  db
    .update(webhookCursors)
    .set({ sequence: sequence as number })
    .where(eq(webhookCursors.workspaceId, workspaceId))

/** The active webhooks of a workspace. */
export const findActive = (db: Db, workspaceId: number) =>
  db
    .select({ id: webhooks.id, events: webhooks.events, createdAt: webhooks.createdAt })
    .from(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.state, "active")))

export const deleteOld = (db: Db) =>
  db.execute(sql`delete from webhook_deliveries where state in ('delivered', 'failed')
    and created_at < now() - make_interval(days => ${deliveryDays})`)
