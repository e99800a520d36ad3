import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import {
  auditSettings,
  auditDetails as details,
  auditEvents as events,
  auditSeals as seals,
} from "@/lib/core/audit/table"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { VisibleFields } from "@/lib/core/nouns"
import { apiKeys } from "@/lib/features/api-keys/table"
import { users } from "@/lib/features/users/table"
import type { ActivityQuery, AuditEvent, AuditQuery } from "./schema"
import { activityActions } from "./values"

/** The smallest UUID v7 of a time. Ids carry the time of their event, so their index serves its filters. */
const firstIdAt = (time: Date): string => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const dayMs = 86_400_000
const isDay = (time: string) => !time.includes("T")
const start = (time: string) => firstIdAt(new Date(time))
/** After the day, or after the millisecond. */
const end = (time: string) => firstIdAt(new Date(new Date(time).getTime() + (isDay(time) ? dayMs : 1)))

function matches({ workspaceId }: Scope, q: string): SQL | undefined {
  const named = sql`${events.actorId} in (select ${users.id} from ${users} where ${users.workspaceId} = ${workspaceId}
    and ${foldedContains(users.search, q)})`
  return or(eq(events.recordId, q), named)
}

const filtered = (scope: Scope, { q, recordType, recordId, action, actor, from, to }: AuditQuery) =>
  and(
    eq(events.workspaceId, scope.workspaceId),
    recordType ? eq(events.recordType, recordType) : undefined,
    recordId ? eq(events.recordId, recordId) : undefined,
    action ? eq(events.action, action) : undefined,
    actor ? eq(events.actorId, actor) : undefined,
    from ? gte(events.id, start(from)) : undefined,
    to ? lt(events.id, end(to)) : undefined,
    q ? matches(scope, q) : undefined,
  )

const columns = {
  id: events.id,
  recordedAt: events.recordedAt,
  actorId: events.actorId,
  actorKeyId: events.actorKeyId,
  actorKeyName: apiKeys.name,
  requestId: events.requestId,
  call: events.call,
  action: events.action,
  recordType: events.recordType,
  recordId: events.recordId,
  content: details.content,
  sequence: seals.sequence,
  hash: seals.hash,
}

const select = (scope: Scope, counted: SQL<number | null>) =>
  scope.db
    .select({ ...columns, counted })
    .from(events)
    .leftJoin(details, and(eq(details.workspaceId, events.workspaceId), eq(details.eventId, events.id)))
    .leftJoin(seals, and(eq(seals.workspaceId, events.workspaceId), eq(seals.eventId, events.id)))
    .leftJoin(apiKeys, and(eq(apiKeys.workspaceId, events.workspaceId), eq(apiKeys.id, events.actorKeyId)))
type Row = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

const toEvent = ({ content, ...event }: Row): AuditEvent => ({
  id: event.id,
  recordedAt: event.recordedAt.toISOString(),
  actorId: event.actorId,
  actorName: content?.actor ?? null,
  actorKeyId: event.actorKeyId,
  // A name may be a person's, so it goes with the details.
  actorKeyName: content ? event.actorKeyName : null,
  network: content?.network ?? null,
  requestId: event.requestId,
  call: event.call,
  action: event.action,
  recordType: event.recordType,
  recordId: event.recordId,
  part: content?.part ? { type: content.part.type, id: content.part.id, action: content.part.action } : null,
  before: content?.before ?? null,
  after: content?.after ?? null,
  isBlanked: content === null,
  sequence: event.sequence,
  hash: event.hash,
})

interface Page {
  page: number
  perPage: number
  order?: "asc" | "desc"
}

async function pageOf(scope: Scope, where: SQL | undefined, { page, perPage, order }: Page, searches = false) {
  const { rows, ...total } = await listPage<Row>(scope, {
    table: events,
    where,
    page,
    perPage,
    searches,
    rows: (counted, offset) =>
      select(scope, counted)
        .where(where)
        .orderBy(order === "asc" ? events.id : desc(events.id))
        .limit(perPage)
        .offset(offset),
  })
  return { data: rows.map(toEvent), ...total, page, perPage }
}

/** One page of events, newest first unless the query says otherwise. */
export const findPage = (scope: Scope, query: AuditQuery) =>
  pageOf(scope, filtered(scope, query), query, query.q !== undefined)

/** The changes of a record that concern visible fields, and its creation and deletion, newest first. */
export function findActivities(
  scope: Scope,
  query: Omit<ActivityQuery, "recordType"> & { recordType: string },
  visible: VisibleFields,
) {
  const shows = Object.entries(visible).map(([type, names]) => {
    const table = type === query.recordType ? "" : type
    const changed = sql`coalesce(content -> 'before', '{}') || coalesce(content -> 'after', '{}')`
    const fields = sql`array[${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[]`
    return sql`(coalesce(content -> 'part' ->> 'type', '') = ${table}
      and (${events.action} <> 'updated' or ${changed} ?| ${fields}))`
  })
  const isVisible = sql`exists (select from ${details} where workspace_id = ${scope.workspaceId} and event_id = ${events.id}
    and (content is null or ${sql.join(shows, sql` or `)}))`
  const where = and(
    eq(events.workspaceId, scope.workspaceId),
    eq(events.recordType, query.recordType),
    eq(events.recordId, String(query.recordId)),
    inArray(events.action, activityActions),
    isVisible,
  )
  return pageOf(scope, where, query)
}

export async function find(scope: Scope, id: string): Promise<AuditEvent | undefined> {
  const where = and(eq(events.workspaceId, scope.workspaceId), eq(events.id, id))
  const [row] = await select(scope, sql<null>`null`).where(where)
  return row && toEvent(row)
}

export async function findSettings({ db, workspaceId }: Scope) {
  const [row] = await db
    .select({ retentionDays: auditSettings.retentionDays })
    .from(auditSettings)
    .where(eq(auditSettings.workspaceId, workspaceId))
  return row ?? { retentionDays: null }
}

export async function saveSettings({ db, workspaceId }: Scope, settings: { retentionDays: number | null }) {
  await db
    .insert(auditSettings)
    .values({ workspaceId, ...settings })
    .onConflictDoUpdate({ target: auditSettings.workspaceId, set: settings })
  return settings
}
