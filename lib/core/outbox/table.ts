import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { bytes, choice, instant, oneOf, tenantPolicy } from "../db/tenant"
import { mailKinds, mailStates } from "./values"

/** Someone in a mail's header. */
export interface MailAddress {
  name: string
  address: string
}

/** Null for mail of no workspace, such as a password reset; members see none of it. */
const workspaceOrNone = () => integer("workspace_id")

/**
 * Mails on their way out. A row is inserted by the transaction that causes the mail, so neither is there without the
 * other. Members may insert rows and read the state of their workspace's; bodies and states are for the owner role
 * (see the grants in the migration).
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    workspaceId: workspaceOrNone().references(() => workspaces.id, { onDelete: "cascade" }),
    /** Who caused it. No foreign key: the mail outlives the account. */
    userId: integer("user_id"),
    kind: choice("kind", mailKinds).notNull(),
    /** The record of that kind that it belongs to. No foreign key: the mail outlives the record. */
    recordId: integer("record_id"),
    /** Whether the text holds a secret, such as a link to set a password. */
    isSecret: boolean("is_secret").notNull(),
    to: jsonb("to").$type<MailAddress[]>().notNull(),
    cc: jsonb("cc").$type<MailAddress[]>().notNull(),
    replyTo: jsonb("reply_to").$type<MailAddress>(),
    /** Whom it has not reached yet; at first everyone it goes to. */
    recipients: text("recipients").array().notNull(),
    /** How many `recipients` there were at first. */
    recipientCount: integer("recipient_count").notNull().default(1),
    /** Those of `recipients` whom the mail server refused for good. */
    refused: text("refused").array().notNull().default(sql`'{}'::text[]`),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** The same at every attempt, so that a receiver can drop a duplicate. */
    messageId: text("message_id").notNull(),
    state: choice("state", mailStates).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** When it may be taken next; while it is being sent, when the lease ends. */
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    oneOf("mail_outbox_kind_check", t.kind, mailKinds),
    oneOf("mail_outbox_state_check", t.state, mailStates),
    uniqueIndex("mail_outbox_message_key").on(t.messageId),
    index("mail_outbox_open_idx")
      .on(t.state, t.nextAttemptAt)
      .where(sql`${t.state} in ('queued', 'sending', 'failed')`),
    index("mail_outbox_record_idx").on(t.workspaceId, t.kind, t.recordId, t.createdAt),
    index("mail_outbox_kind_idx").on(t.workspaceId, t.kind, t.createdAt),
    index("mail_outbox_created_idx").on(t.createdAt),
    tenantPolicy(),
  ],
)

/** The files of a mail that is not sent yet. */
export const mailOutboxFiles = pgTable(
  "mail_outbox_files",
  {
    workspaceId: workspaceOrNone(),
    mailId: uuid("mail_id")
      .notNull()
      .references(() => mailOutbox.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    fileName: text("file_name").notNull(),
    type: text("type").notNull(),
    content: bytes("content").notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.position] }), tenantPolicy()],
)
