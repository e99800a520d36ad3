import { type SQL, sql } from "drizzle-orm"
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { files } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { hiddenInNames } from "@/lib/core/files/file-name"
import { toUser } from "@/lib/features/users/table"
import { folders, type Label, labels } from "./values"

/** Someone a mail is addressed to, as the writer wrote it. */
export interface Addressee {
  email: string
  name: string
}
const addressees = (name: string) => jsonb(name).$type<Addressee[]>().notNull().default([])

/**
 * Mails, a copy for each owner: the writer's own and one for every person of the workspace it was delivered to. What one
 * does with a copy (folder, star, labels) is nobody else's business.
 */
export const mails = pgTable(
  "mails",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    /** Whose mailbox it lies in. */
    userId: integer("user_id").notNull(),
    /** The same for all copies of one mail. */
    messageId: uuid("message_id").notNull().defaultRandom(),
    /** The same for a mail and what answers it, in every mailbox. */
    threadId: integer("thread_id").notNull(),
    /** The writer, where they are of the workspace. No foreign key: a mail outlives its writer's account. */
    fromUserId: integer("from_user_id"),
    fromEmail: text("from_email").notNull(),
    fromName: text("from_name").notNull(),
    to: addressees("to"),
    cc: addressees("cc"),
    bcc: addressees("bcc"),
    subject: text("subject").notNull().default(""),
    /** Sanitised HTML. */
    message: text("message").notNull().default(""),
    /** Its first words as plain text; a sanitised text holds these four entities and no others. */
    excerpt: text("excerpt")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`left(btrim(replace(replace(replace(replace(regexp_replace(regexp_replace(left(message, 20000), '<[^>]*(>|$)', ' ', 'g'), '\\s+', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')), 200)`,
      ),
    /** When it was sent; of a draft, when it was last saved. */
    time: instant("time").notNull(),
    folder: choice("folder", folders).notNull(),
    isRead: boolean("is_read").notNull().default(false),
    isStarred: boolean("is_starred").notNull().default(false),
    labels: text("labels").array().$type<Label[]>().notNull().default(sql`'{}'::text[]`),
    /** Written by the owner and not sent yet, wherever it lies. */
    isDraft: boolean("is_draft").notNull().default(false),
    /** When a draft is to be sent by itself. */
    scheduledAt: instant("scheduled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    oneOf("mails_folder_check", t.folder, folders),
    check("mails_labels_check", sql`${t.labels} <@ ${sql.raw(`array['${labels.join("', '")}']`)}`),
    // A folder by time. Labels and subjects are looked for within one person's folder, which this index finds.
    index("mails_folder_idx").on(t.workspaceId, t.userId, t.folder, t.time, t.id),
    index("mails_time_idx").on(t.workspaceId, t.userId, t.time, t.id),
    index("mails_starred_idx").on(t.workspaceId, t.userId, t.time, t.id).where(sql`${t.isStarred}`),
    index("mails_unread_idx").on(t.workspaceId, t.userId, t.folder).where(sql`not ${t.isRead}`),
    index("mails_thread_idx").on(t.workspaceId, t.userId, t.threadId, t.time),
    index("mails_message_idx").on(t.workspaceId, t.messageId),
    index("mails_scheduled_idx").on(t.workspaceId, t.scheduledAt).where(sql`${t.scheduledAt} is not null`),
    tenantPolicy(),
  ],
)

/** What is known of a file that was put on a mail; the bytes are in `files`, once for all copies. */
export const mailFiles = pgTable(
  "mail_files",
  {
    workspaceId: workspaceId(),
    fileId: uuid("file_id").notNull(),
    /** Who uploaded it. */
    userId: integer("user_id").notNull(),
    fileName: text("file_name").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    /** A small picture of a picture. */
    thumbnailId: uuid("thumbnail_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.fileId] }),
    foreignKey({ columns: [t.workspaceId, t.fileId], foreignColumns: [files.workspaceId, files.id] }).onDelete(
      "cascade",
    ),
    index().on(t.workspaceId, t.userId, t.createdAt),
    index("mail_files_thumbnail_idx").on(t.workspaceId, t.thumbnailId),
    tenantPolicy(),
  ],
)

/** A file's name as it goes out, without what would hide its true ending: older names were kept as they came. */
export const shownFileName = sql<string>`translate(${mailFiles.fileName}, ${hiddenInNames}, '')`

/** Which files a mail carries, in the writer's order. */
export const mailAttachments = pgTable(
  "mail_attachments",
  {
    workspaceId: workspaceId(),
    mailId: integer("mail_id").notNull(),
    position: integer("position").notNull(),
    fileId: uuid("file_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.mailId, t.position] }),
    foreignKey({ columns: [t.workspaceId, t.mailId], foreignColumns: [mails.workspaceId, mails.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      name: "mail_attachments_file_fk",
      columns: [t.workspaceId, t.fileId],
      foreignColumns: [mailFiles.workspaceId, mailFiles.fileId],
    }).onDelete("cascade"),
    uniqueIndex("mail_attachments_file_key").on(t.workspaceId, t.fileId, t.mailId),
    tenantPolicy(),
  ],
)
