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
import { folded } from "@/lib/core/db/folded"
import { files } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { hiddenInNames } from "@/lib/core/files/file-name"
import { toUser } from "@/lib/features/users/table"
import { folders, type Label, labels } from "./values"

/** A recipient of a mail, as its sender entered them. */
export interface Addressee {
  email: string
  name: string
}
const addressees = (name: string) => jsonb(name).$type<Addressee[]>().notNull().default([])

/**
 * How much of a mail is searched, in characters: of its HTML, and of the text in it. Each change of a mail, such as marking it
 * as read, writes the text to the index, which took 300 ms for twenty texts of 100,000 characters.
 */
const [searchedHtml, searchedLength] = [100_000, 20_000]
const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" }
const withoutInlineTags = `regexp_replace(left(message, ${searchedHtml}), '</?(a|b|i|u|s|em|strong|span|font|small|mark|code|sub|sup)( [^>]*)?>', '', 'g')`
const messageText = Object.entries(entities).reduce(
  (text, [entity, character]) => `replace(${text}, '${entity}', '${character}')`,
  `left(regexp_replace(regexp_replace(${withoutInlineTags}, '<[^>]*(>|$)', ' ', 'g'), '\\s+', ' ', 'g'), ${searchedLength})`,
)
/** Subject, sender, recipients and the text without tags, folded. */
const searchedText = folded(
  sql.raw(
    [
      "subject",
      "from_name",
      "from_email",
      ...["to", "cc", "bcc"].map((name) => `jsonb_path_query_array("${name}", '$[*].*')::text`),
      messageText,
    ].join(" || ' ' || "),
  ),
)

/**
 * Mails, with one copy per owner: the sender's and one for each recipient in the workspace. Folder, star and labels
 * belong to the copy.
 */
export const mails = pgTable(
  "mails",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    /** The owner of the mailbox. */
    userId: integer("user_id").notNull(),
    /** The same for all copies of one mail. */
    messageId: uuid("message_id").notNull().defaultRandom(),
    /** The same for a mail and all its replies, in every mailbox. */
    threadId: integer("thread_id").notNull(),
    /** The sender, if they belong to the workspace. No foreign key: a mail outlives its sender's account. */
    fromUserId: integer("from_user_id"),
    fromEmail: text("from_email").notNull(),
    fromName: text("from_name").notNull(),
    to: addressees("to"),
    cc: addressees("cc"),
    bcc: addressees("bcc"),
    subject: text("subject").notNull().default(""),
    /** Sanitised HTML. */
    message: text("message").notNull().default(""),
    /** The first 200 characters as plain text. Sanitised HTML contains no entities other than these four. */
    excerpt: text("excerpt")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`left(btrim(replace(replace(replace(replace(regexp_replace(regexp_replace(left(message, 20000), '<[^>]*(>|$)', ' ', 'g'), '\\s+', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')), 200)`,
      ),
    /** The text that a search looks in, see `searchedText`. */
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => searchedText),
    /** When it was sent, or for a draft when it was last saved. */
    time: instant("time").notNull(),
    folder: choice("folder", folders).notNull(),
    isRead: boolean("is_read").notNull().default(false),
    isStarred: boolean("is_starred").notNull().default(false),
    labels: text("labels").array().$type<Label[]>().notNull().default(sql`'{}'::text[]`),
    /** Written by the owner and not sent yet, in whatever folder. */
    isDraft: boolean("is_draft").notNull().default(false),
    /** Increases with each save of a draft. The editor sends the version it began with. */
    version: integer("version").notNull().default(1),
    /** When a scheduled draft will be sent. */
    scheduledAt: instant("scheduled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toUser(t.workspaceId, t.userId),
    oneOf("mails_folder_check", t.folder, folders),
    check("mails_labels_check", sql`${t.labels} <@ ${sql.raw(`array['${labels.join("', '")}']`)}`),
    // Lists a folder by time. Searches for labels and for fewer than three letters filter within it.
    index("mails_folder_idx").on(t.workspaceId, t.userId, t.folder, t.time, t.id),
    index("mails_time_idx").on(t.workspaceId, t.userId, t.time, t.id),
    index("mails_starred_idx").on(t.workspaceId, t.userId, t.time, t.id, t.folder).where(sql`${t.isStarred}`),
    index("mails_unread_idx").on(t.workspaceId, t.userId, t.folder).where(sql`not ${t.isRead}`),
    index("mails_thread_idx").on(t.workspaceId, t.userId, t.threadId, t.time),
    index("mails_message_idx").on(t.workspaceId, t.messageId),
    index("mails_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    index("mails_scheduled_idx").on(t.workspaceId, t.scheduledAt).where(sql`${t.scheduledAt} is not null`),
    tenantPolicy(),
  ],
)

/** Metadata of files attached to mails. The bytes are in `files`, once for all copies of a mail. */
export const mailFiles = pgTable(
  "mail_files",
  {
    workspaceId: workspaceId(),
    fileId: uuid("file_id").notNull(),
    /** The user who uploaded it. */
    userId: integer("user_id").notNull(),
    fileName: text("file_name").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    /** The thumbnail of a picture. */
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

/** A file name without characters that hide its real extension. Old rows may still contain them. */
export const shownFileName = sql<string>`translate(${mailFiles.fileName}, ${hiddenInNames}, '')`

/** The attachments of a mail, in the sender's order. */
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
