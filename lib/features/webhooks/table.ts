import { sql } from "drizzle-orm"
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { deliveryErrors, deliveryStates, offReasons, webhookStates } from "./values"

/** Addresses of other programs that receive the workspace's events. */
export const webhooks = pgTable(
  "webhooks",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    url: text("url").notNull(),
    description: text("description").notNull().default(""),
    /** `invoice.updated`, `invoice.*` or `*`. */
    events: text("events").array().notNull(),
    /** Sealed, because signing needs the secret itself. */
    secret: text("secret").notNull(),
    /** The sealed secret before the last rotation, which also signs until `previous_until`. */
    previousSecret: text("previous_secret"),
    previousUntil: instant("previous_until"),
    state: choice("state", webhookStates).notNull().default("active"),
    offReason: choice("off_reason", offReasons),
    /** The first failed attempt since the last success. */
    failingSince: instant("failing_since"),
    version: integer("version").notNull().default(1),
    /** The user who made it, and their name then. No foreign key: the webhook outlives the account. */
    madeBy: integer("made_by").notNull(),
    madeByName: text("made_by_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("webhooks_state_check", t.state, webhookStates),
    oneOf("webhooks_off_reason_check", t.offReason, offReasons),
    index("webhooks_created_idx").on(t.workspaceId, t.createdAt),
    tenantPolicy(),
  ],
)

/** An event for one webhook, and how its last attempt went. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    workspaceId: workspaceId(),
    id: uuid("id").notNull().defaultRandom(),
    webhookId: uuid("webhook_id").notNull(),
    /** The event of the audit log; sent as `webhook-id`, the same for every attempt and replay. */
    eventId: uuid("event_id").notNull(),
    type: text("type").notNull(),
    /** The body as it is signed and sent. */
    body: text("body").notNull(),
    state: choice("state", deliveryStates).notNull().default("pending"),
    /** Attempts since it was queued or replayed. */
    attempts: integer("attempts").notNull().default(0),
    /** The time of the next attempt; while it is being sent, the end of the lease. */
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    /** The claim of the worker that is sending it. Only its holder may save the outcome. */
    lease: uuid("lease"),
    lastAttemptAt: instant("last_attempt_at"),
    durationMs: integer("duration_ms"),
    /** The HTTP status of the last attempt, and the beginning of the answer. */
    status: integer("status"),
    answer: text("answer"),
    error: choice("error", deliveryErrors),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "webhook_deliveries_webhook_fk",
      columns: [t.workspaceId, t.webhookId],
      foreignColumns: [webhooks.workspaceId, webhooks.id],
    }).onDelete("cascade"),
    oneOf("webhook_deliveries_state_check", t.state, deliveryStates),
    oneOf("webhook_deliveries_error_check", t.error, deliveryErrors),
    uniqueIndex("webhook_deliveries_event_key").on(t.workspaceId, t.webhookId, t.eventId),
    index("webhook_deliveries_list_idx").on(t.workspaceId, t.webhookId, t.createdAt),
    index("webhook_deliveries_due_idx").on(t.nextAttemptAt).where(sql`${t.state} in ('pending', 'sending')`),
    index("webhook_deliveries_created_idx").on(t.createdAt),
    tenantPolicy(),
  ],
)

/** How far a workspace's audit log has been turned into deliveries. */
export const webhookCursors = pgTable(
  "webhook_cursors",
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** The last `audit_seals.sequence`. */
    sequence: bigint("sequence", { mode: "number" }).notNull(),
  },
  () => [tenantPolicy()],
)
