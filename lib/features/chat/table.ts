import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { bytes, choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { presences } from "./values"

/** Chat profiles, created by the first change. Every user with a profile or a password is a contact. */
export const chatProfiles = pgTable(
  "chat_profiles",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    /** Job title; if empty, the role of the account is shown. */
    title: text("title").notNull().default(""),
    about: text("about").notNull().default(""),
    status: choice("status", presences).notNull().default("online"),
    isNotificationsOn: boolean("is_notifications_on").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    toUser(t.workspaceId, t.userId),
    oneOf("chat_profiles_status_check", t.status, presences),
    tenantPolicy(),
  ],
)

/** The two users, the lower id first, so that both share one conversation. */
const pair = () => ({ lowId: integer("low_id").notNull(), highId: integer("high_id").notNull() })

/** Conversations of two users. Each sees it under the other's id. */
export const chatConversations = pgTable("chat_talks", { workspaceId: workspaceId(), ...pair() }, (t) => [
  primaryKey({ columns: [t.workspaceId, t.lowId, t.highId] }),
  toUser(t.workspaceId, t.lowId),
  toUser(t.workspaceId, t.highId),
  check("chat_talks_pair_check", sql`${t.lowId} < ${t.highId}`),
  index().on(t.workspaceId, t.highId),
  tenantPolicy(),
])

/** A user's choices for a contact, created by the first choice. */
export const chatChoices = pgTable(
  "chat_choices",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    contactId: integer("contact_id").notNull(),
    /** New messages cause no notification. */
    isMuted: boolean("is_muted").notNull().default(false),
    /** The contact can't send messages to the user. */
    isBlocked: boolean("is_blocked").notNull().default(false),
    /** Id of the latest message that the user cleared; earlier ones are hidden from them. */
    clearedUntil: integer("cleared_until").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId, t.contactId] }),
    toUser(t.workspaceId, t.userId),
    toUser(t.workspaceId, t.contactId),
    index().on(t.workspaceId, t.contactId),
    tenantPolicy(),
  ],
)

/** Pictures sent in conversations; separate from other uploads, because only the two users may see them. */
export const chatPictures = pgTable(
  "chat_pictures",
  {
    workspaceId: workspaceId(),
    id: uuid("id").notNull().defaultRandom(),
    ...pair(),
    senderId: integer("sender_id").notNull(),
    type: text("type").notNull(),
    content: bytes("content").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.lowId),
    toUser(t.workspaceId, t.highId),
    index().on(t.workspaceId, t.lowId),
    index().on(t.workspaceId, t.highId),
    index().on(t.workspaceId, t.senderId, t.createdAt),
    tenantPolicy(),
  ],
)

export const chatMessages = pgTable(
  "chat_messages",
  {
    workspaceId: workspaceId(),
    /** Assigned while the conversation's other writers wait, so ids are in the order of the messages. */
    id: integer("id").notNull(),
    ...pair(),
    senderId: integer("sender_id").notNull(),
    /** Empty for a picture without a text. */
    message: text("message").notNull(),
    pictureId: uuid("picture_id"),
    /** Chosen by the sender, so that a retry after a broken connection doesn't store the message twice. */
    clientId: uuid("client_id"),
    time: instant("time").notNull(),
    /** When the recipient saw it. */
    seenAt: instant("seen_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "chat_messages_talk_fk",
      columns: [t.workspaceId, t.lowId, t.highId],
      foreignColumns: [chatConversations.workspaceId, chatConversations.lowId, chatConversations.highId],
    }).onDelete("cascade"),
    foreignKey({
      name: "chat_messages_picture_fk",
      columns: [t.workspaceId, t.pictureId],
      foreignColumns: [chatPictures.workspaceId, chatPictures.id],
    }).onDelete("cascade"),
    uniqueIndex("chat_messages_client_key").on(t.workspaceId, t.senderId, t.clientId),
    index("chat_messages_picture_idx").on(t.workspaceId, t.pictureId).where(sql`${t.pictureId} is not null`),
    check("chat_messages_sender_check", sql`${t.senderId} in (${t.lowId}, ${t.highId})`),
    index("chat_messages_talk_idx").on(t.workspaceId, t.lowId, t.highId, t.id),
    index("chat_messages_unseen_idx").on(t.workspaceId, t.lowId, t.highId, t.senderId).where(sql`${t.seenAt} is null`),
    tenantPolicy(),
  ],
)
