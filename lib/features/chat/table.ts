import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { presences } from "./values"

/** How a person appears in the chat; made at the first change. Everyone with a profile or a password is a contact. */
export const chatProfiles = pgTable(
  "chat_profiles",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    /** What they do, in words; the role of their account where empty. */
    title: text("title").notNull().default(""),
    about: text("about").notNull().default(""),
    status: choice("status", presences).notNull().default("online"),
    isTwoStepAuthVerificationEnabled: boolean("is_two_step_auth_verification_enabled").notNull().default(false),
    isNotificationsOn: boolean("is_notifications_on").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    toUser(t.workspaceId, t.userId),
    oneOf("chat_profiles_status_check", t.status, presences),
    tenantPolicy(),
  ],
)

/** The two who talk, the lower id first, so that there is one talk for both. */
const pair = () => ({ lowId: integer("low_id").notNull(), highId: integer("high_id").notNull() })

/** A talk of two people. Each sees it under the other's id. */
export const chatTalks = pgTable("chat_talks", { workspaceId: workspaceId(), ...pair() }, (t) => [
  primaryKey({ columns: [t.workspaceId, t.lowId, t.highId] }),
  toUser(t.workspaceId, t.lowId),
  toUser(t.workspaceId, t.highId),
  check("chat_talks_pair_check", sql`${t.lowId} < ${t.highId}`),
  index().on(t.workspaceId, t.highId),
  tenantPolicy(),
])

export const chatMessages = pgTable(
  "chat_messages",
  {
    workspaceId: workspaceId(),
    /** Given while the talk's other writers wait, so it is the order of the talk. */
    id: integer("id").notNull(),
    ...pair(),
    senderId: integer("sender_id").notNull(),
    message: text("message").notNull(),
    time: instant("time").notNull(),
    /** When the other one saw it. */
    seenAt: instant("seen_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "chat_messages_talk_fk",
      columns: [t.workspaceId, t.lowId, t.highId],
      foreignColumns: [chatTalks.workspaceId, chatTalks.lowId, chatTalks.highId],
    }).onDelete("cascade"),
    check("chat_messages_sender_check", sql`${t.senderId} in (${t.lowId}, ${t.highId})`),
    index("chat_messages_talk_idx").on(t.workspaceId, t.lowId, t.highId, t.id),
    index("chat_messages_unseen_idx").on(t.workspaceId, t.lowId, t.highId, t.senderId).where(sql`${t.seenAt} is null`),
    tenantPolicy(),
  ],
)
