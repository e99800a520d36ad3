import { sql } from "drizzle-orm"
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { instant, tenantPolicy, workspaceId } from "../db/tenant"

// Triggers reject every update and delete in the first three tables, the owner's too, until the workspace itself is deleted.
// The tables have no foreign key to it, because checking one would slow every write; a trigger on `workspaces` deletes the rows.

/** The audit log: what happened, without anything that names a person. The function audit_write() inserts the rows. */
export const auditEvents = pgTable(
  "audit_events",
  {
    workspaceId: workspaceId(),
    /** UUID v7 of `recorded_at`, so its order is that of the events. */
    id: uuid("id").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    /** The user who did it; null for background work. No foreign key: the log outlives the user. */
    actorId: integer("actor_id"),
    /** The API key with which they did it. */
    actorKeyId: uuid("actor_key_id"),
    requestId: text("request_id"),
    /** The name of the endpoint, job or service. */
    call: text("call"),
    action: text("action").notNull(),
    /** A noun in the singular, such as `invoice`. */
    recordType: text("record_type").notNull(),
    recordId: text("record_id").notNull(),
    /** SHA-256 of the salt and the content's text. It stays when the details are blanked. */
    detailsHash: text("details_hash").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index("audit_events_record_idx").on(t.workspaceId, t.recordId, t.recordType, t.id),
    index("audit_events_type_idx").on(t.workspaceId, t.recordType, t.id),
    index("audit_events_actor_idx").on(t.workspaceId, t.actorId, t.id),
    index("audit_events_action_idx").on(t.workspaceId, t.action, t.id),
    // Finds the events of all workspaces that are to be sealed.
    index("audit_events_id_idx").on(t.id),
    tenantPolicy(),
  ],
)

/** The names and values in each event. `blank` of lib/core/audit sets salt and content to null, and nothing else. */
export const auditDetails = pgTable(
  "audit_details",
  {
    workspaceId: workspaceId(),
    eventId: uuid("event_id").notNull(),
    salt: text("salt"),
    content: jsonb("content").$type<AuditContent>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.eventId] }),
    check("audit_details_blank_check", sql`(${t.salt} is null) = (${t.content} is null)`),
    tenantPolicy(),
  ],
)

/** The hash chain of a workspace's events, from 1 without gaps. Each hash covers the previous one. Written as the owner. */
export const auditSeals = pgTable(
  "audit_seals",
  {
    workspaceId: workspaceId(),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    eventId: uuid("event_id").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    sealedAt: instant("sealed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.sequence] }),
    uniqueIndex("audit_seals_event_key").on(t.workspaceId, t.eventId),
    tenantPolicy(),
  ],
)

/** How long a workspace keeps the details of its audit log; permanently if it has no row. */
export const auditSettings = pgTable(
  "audit_settings",
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** Null keeps the details permanently. */
    retentionDays: integer("retention_days"),
  },
  () => [tenantPolicy()],
)

/** The details of an event, by the fields of the API. */
export interface AuditContent {
  /** The actor's name at the time. */
  actor?: string
  network?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The part of the record that changed, such as a line of an invoice. */
  part?: { type: string; id: string; action: string }
  [more: string]: unknown
}
