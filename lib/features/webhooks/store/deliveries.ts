import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { DeliveryListQuery } from "../schema"
import { webhookDeliveries as deliveries } from "../table"

export type DeliveryRow = typeof deliveries.$inferSelect

const inWorkspace = ({ workspaceId }: Scope, webhookId: string, ...more: (SQL | undefined)[]) =>
  and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.webhookId, webhookId), ...more)

const listed = {
  id: deliveries.id,
  webhookId: deliveries.webhookId,
  eventId: deliveries.eventId,
  type: deliveries.type,
  state: deliveries.state,
  attempts: deliveries.attempts,
  nextAttemptAt: deliveries.nextAttemptAt,
  lastAttemptAt: deliveries.lastAttemptAt,
  durationMs: deliveries.durationMs,
  status: deliveries.status,
  error: deliveries.error,
  createdAt: deliveries.createdAt,
}
export type ListedRow = Pick<DeliveryRow, keyof typeof listed>

/** A page of a webhook's deliveries, newest first. */
export function findPage(scope: Scope, webhookId: string, { q, state, order, page, perPage }: DeliveryListQuery) {
  const where = inWorkspace(
    scope,
    webhookId,
    q ? sql`strpos(${deliveries.type}, ${q.toLowerCase()}) > 0` : undefined,
    state && inArray(deliveries.state, state === "pending" ? ["pending", "sending"] : [state]),
  )
  return listPage<ListedRow>(scope, {
    table: deliveries,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      scope.db
        .select({ ...listed, counted })
        .from(deliveries)
        .where(where)
        .orderBy(order === "asc" ? deliveries.createdAt : desc(deliveries.createdAt), desc(deliveries.id))
        .limit(perPage)
        .offset(from),
  })
}

export async function find(scope: Scope, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(deliveries)
    .where(inWorkspace(scope, webhookId, eq(deliveries.id, id)))
  return row
}

/** Inserts deliveries, except those that exist already. */
export async function insert(scope: Pick<Scope, "db" | "workspaceId">, rows: NewDelivery[]): Promise<DeliveryRow[]> {
  if (rows.length === 0) return []
  return scope.db
    .insert(deliveries)
    .values(rows.map((row) => ({ ...row, workspaceId: scope.workspaceId })))
    .onConflictDoNothing({ target: [deliveries.workspaceId, deliveries.webhookId, deliveries.eventId] })
    .returning()
}
export type NewDelivery = Pick<DeliveryRow, "webhookId" | "eventId" | "type" | "body">

/** Makes a delivery due now, with all its attempts. One that is being sent at the moment is left alone. */
export async function requeue(scope: Scope, webhookId: string, id: string): Promise<void> {
  await scope.db
    .update(deliveries)
    .set({ state: "pending", attempts: 0, nextAttemptAt: sql`now()`, lease: null })
    .where(inWorkspace(scope, webhookId, eq(deliveries.id, id), sql`${deliveries.state} <> 'sending'`))
}
