import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { type NotificationData, type NotificationKind, notificationKinds } from "./values"

/** Notifications of users, which the bell in the navbar lists newest first. */
export const notifications = pgTable(
  "notifications",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    /** The recipient. */
    userId: integer("user_id").notNull(),
    kind: choice("kind", notificationKinds).notNull(),
    data: jsonb("data").$type<NotificationData>().notNull(),
    /** A path within the product, without the language prefix. */
    link: text("link").notNull(),
    /** Unique per user, so that an event is announced only once. */
    key: text("key"),
    isRead: boolean("is_read").notNull().default(false),
    time: instant("time").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    oneOf("notifications_kind_check", t.kind, notificationKinds),
    index("notifications_user_idx").on(t.workspaceId, t.userId, t.id),
    index("notifications_unread_idx").on(t.workspaceId, t.userId).where(sql`not ${t.isRead}`),
    uniqueIndex("notifications_key").on(t.workspaceId, t.userId, t.key),
    tenantPolicy(),
  ],
)

/** The kinds that a user has muted; no row means none. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    muted: text("muted").array().$type<NotificationKind[]>().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
