import { type SQL, sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { bytes, choice, instant, oneOf, tenantPolicy } from "../db/tenant"
import { mailKinds, mailStates } from "./values"

/** A name and address in a header. */
export interface MailAddress {
  name: string
  address: string
}

/** Null for emails without a workspace, such as a password reset, which members can't see. */
const workspaceOrNone = () => integer("workspace_id")

/**
 * Outgoing emails. The transaction that causes an email inserts its row, so both are committed or neither is. Members may
 * insert rows and read the states of their workspace; only the owner reads bodies and writes states (see `rights.ts`).
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    workspaceId: workspaceOrNone().references(() => workspaces.id, { onDelete: "cascade" }),
    /** The user who caused it. No foreign key: the email outlives the account. */
    userId: integer("user_id"),
    kind: choice("kind", mailKinds).notNull(),
    /** The record that it belongs to, of the given kind. No foreign key: the email outlives the record. */
    recordId: integer("record_id"),
    /** Whether the text contains a secret, such as a link to set a password. */
    isSecret: boolean("is_secret").notNull(),
    to: jsonb("to").$type<MailAddress[]>().notNull(),
    cc: jsonb("cc").$type<MailAddress[]>().notNull(),
    replyTo: jsonb("reply_to").$type<MailAddress>(),
    /** Recipients that have not received it yet; initially all of them. */
    recipients: text("recipients").array().notNull(),
    /** How many `recipients` there were at first. */
    recipientCount: integer("recipient_count").notNull().default(1),
    /** Those of `recipients` that the mail server rejected permanently. */
    refused: text("refused").array().notNull().default(sql`'{}'::text[]`),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** The same for every attempt, so that receivers can drop duplicates. */
    messageId: text("message_id").notNull(),
    state: choice("state", mailStates).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** The time of the next attempt; while it is being sent, the end of the lease. */
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    /** The first recipient, in lower case, by which a screen finds the mails to somebody. */
    address: text("address").generatedAlwaysAs((): SQL => sql`lower("to" -> 0 ->> 'address')`),
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
    index("mail_outbox_address_idx").on(t.workspaceId, t.address, t.createdAt),
    index("mail_outbox_created_idx").on(t.createdAt),
    tenantPolicy(),
  ],
)

/** The attachments of an email that has not been sent yet. */
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
