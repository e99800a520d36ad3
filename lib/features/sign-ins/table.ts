import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { deviceKinds, outcomes } from "./values"

/** The log of sign-ins and failed attempts. Members of a workspace may read and insert; only the hourly purge deletes. */
export const signInEvents = pgTable(
  "sign_in_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    /** No foreign key: the log outlives a deleted user, and belongs to them again when the delete is undone. */
    userId: integer("user_id").notNull(),
    /** The e-mail address as typed, in lower case. */
    account: text("account").notNull().default(""),
    address: text("address").notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
    deviceId: uuid("device_id"),
    outcome: choice("outcome", outcomes).notNull(),
    /** The user who ended the sign-in; null if it was a mailed link. */
    actorId: integer("actor_id"),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("sign_in_events_user_idx").on(t.workspaceId, t.userId, t.at, t.id),
    index().on(t.at),
    oneOf("sign_in_events_outcome_check", t.outcome, outcomes),
    tenantPolicy(),
  ],
)

/** Devices from which a user has signed in. The cookie's secret is stored only as a hash. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    kind: choice("kind", deviceKinds).notNull(),
    hash: text("hash").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (t) => [
    toUser(t.workspaceId, t.userId),
    uniqueIndex("known_devices_hash_key").on(t.workspaceId, t.userId, t.hash),
    index().on(t.lastUsedAt),
    oneOf("known_devices_kind_check", t.kind, deviceKinds),
    tenantPolicy(),
  ],
)
