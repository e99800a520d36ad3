import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { WebhookListQuery } from "../schema"
import { webhookCursors, webhooks } from "../table"
import { lastSequence } from "./events"

export type WebhookRow = typeof webhooks.$inferSelect
type Values = Partial<Omit<typeof webhooks.$inferInsert, "workspaceId" | "id">>

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(webhooks.workspaceId, workspaceId), ...more)

const { url, description, events, state, offReason, failingSince, version, madeByName, createdAt } = webhooks
const columns = { url, description, events, state, offReason, failingSince, version, madeByName, createdAt }
const listed = { id: webhooks.id, ...columns, previousUntil: webhooks.previousUntil }
export type ListedRow = Pick<WebhookRow, keyof typeof listed>

/** A page of webhooks, oldest first unless the query says otherwise. */
export function findPage(scope: Scope, query: WebhookListQuery) {
  const { q, state: wanted, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    q ? containsWords(sql`${url} || ' ' || ${description}`, q) : undefined,
    wanted && eq(state, wanted),
  )
  const direction = order === "desc" ? desc : asc
  return listPage<ListedRow>(scope, {
    table: webhooks,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      scope.db
        .select({ ...listed, counted })
        .from(webhooks)
        .where(where)
        .orderBy(direction(sortBy === "url" ? url : createdAt), asc(webhooks.id))
        .limit(perPage)
        .offset(from),
  })
}

/** A webhook with its sealed secrets. `lock` locks it until the transaction ends. */
export async function find(scope: Scope, id: string, { lock = false } = {}): Promise<WebhookRow | undefined> {
  const found = scope.db
    .select()
    .from(webhooks)
    .where(inWorkspace(scope, eq(webhooks.id, id)))
  const [row] = await (lock ? found.for("update") : found)
  return row
}

/** The number of webhooks. */
export async function countAll(scope: Scope): Promise<number> {
  const [row] = await scope.db.select({ n: count() }).from(webhooks).where(inWorkspace(scope))
  return row?.n ?? 0
}

/** Inserts a webhook. The first one of a workspace starts reading the audit log at its end. */
export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof webhooks.$inferInsert, "workspaceId">,
): Promise<WebhookRow> {
  await db
    .insert(webhookCursors)
    .values({ workspaceId, sequence: lastSequence(workspaceId) as unknown as number })
    .onConflictDoNothing()
  const [row] = await db
    .insert(webhooks)
    .values({ ...values, workspaceId })
    .returning()
  return row as WebhookRow
}

export async function update(scope: Scope, id: string, values: Values): Promise<WebhookRow> {
  const [row] = await scope.db
    .update(webhooks)
    .set({ ...values, version: sql`${version} + 1` })
    .where(inWorkspace(scope, eq(webhooks.id, id)))
    .returning()
  return row as WebhookRow
}

export const remove = (scope: Scope, id: string) =>
  scope.db.delete(webhooks).where(inWorkspace(scope, eq(webhooks.id, id)))
