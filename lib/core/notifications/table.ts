import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { toUser } from "@/lib/features/users/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "../db/tenant"
import { type NotificationData, type NotificationKind, notificationKinds } from "./values"

/** What people were told, newest first in the bell of the navbar. */
export const notifications = pgTable(
  "notifications",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    /** Whom it tells. */
    userId: integer("user_id").notNull(),
    kind: choice("kind", notificationKinds).notNull(),
    data: jsonb("data").$type<NotificationData>().notNull(),
    /** A path of ours. */
    link: text("link").notNull(),
    /** What happens once is told once: a second notification of a person with the same key is not made. */
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

/** Which kinds a person does not want; no row means all are wanted. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    muted: text("muted").array().$type<NotificationKind[]>().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
