import { sql } from "drizzle-orm"
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { exact } from "@/lib/core/db/amounts"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { accounts, books } from "./accounts"
import { businessId, minor, moment } from "./columns"

/** An event in the books, in one row; its amounts are in `postings`. Never changed, never deleted. */
export const journalEntries = pgTable(
  "journal_entries",
  {
    workspaceId: workspaceId(),
    /** A UUID, because a counter would make the businesses of a workspace wait for each other. */
    id: uuid("id").notNull(),
    businessId: businessId(),
    shopId: integer("shop_id"),
    /** The place in the chain of the business, from 1. */
    sequence: integer("sequence").notNull(),
    /** The year of the business date, in which `number` counts from 1. */
    year: smallint("year").notNull(),
    number: integer("number").notNull(),
    kind: text("kind").notNull(),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    occurredAt: moment("occurred_at").notNull(),
    recordedAt: moment("recorded_at").notNull(),
    /** The person who posted it, and the one who approved it, with their names at the time. No foreign keys: books outlive users. */
    actorId: integer("actor_id"),
    actorName: text("actor_name"),
    approverId: integer("approver_id"),
    approverName: text("approver_name"),
    /** The document that it comes from, such as `till-session` and its id. */
    sourceType: text("source_type"),
    sourceId: text("source_id"),
    memo: text("memo").notNull().default(""),
    /** Names the command; a second entry with it is always refused. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of the command, to tell a repeat from another command with the same key. */
    requestHash: text("request_hash").notNull(),
    /** The entry that this one reverses, and why. */
    reverses: uuid("reverses"),
    reason: text("reason"),
    /** How many postings it has, numbered from 1. More can't be added later. */
    lines: smallint("lines").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique("journal_entries_business_key").on(t.workspaceId, t.businessId, t.id),
    uniqueIndex("journal_entries_sequence_key").on(t.workspaceId, t.businessId, t.sequence),
    uniqueIndex("journal_entries_year_number_key").on(t.workspaceId, t.businessId, t.year, t.number),
    uniqueIndex("journal_entries_idempotency_key").on(t.workspaceId, t.businessId, t.idempotencyKey),
    uniqueIndex("journal_entries_reverses_key")
      .on(t.workspaceId, t.businessId, t.reverses)
      .where(sql`${t.reverses} is not null`),
    index("journal_entries_date_idx").on(t.workspaceId, t.businessId, t.businessDate, t.sequence),
    // The register of payments: see the noun `payments`.
    index("journal_entries_kind_idx").on(t.workspaceId, t.kind, t.businessDate, t.sequence),
    // Most entries come from recipes and have no memo.
    index("journal_entries_memo_idx").using("gin", sql`fold_text(${t.memo}) gin_trgm_ops`).where(sql`${t.memo} <> ''`),
    foreignKey({
      name: "journal_entries_books_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [books.workspaceId, books.businessId],
    }),
    foreignKey({
      name: "journal_entries_reverses_fk",
      columns: [t.workspaceId, t.businessId, t.reverses],
      foreignColumns: [t.workspaceId, t.businessId, t.id],
    }),
    check("journal_entries_lines_check", sql`${t.lines} >= 2`),
    check("journal_entries_year_check", sql`${t.year} = extract(year from ${t.businessDate})`),
    check("journal_entries_reason_check", sql`(${t.reverses} is null) = (${t.reason} is null)`),
    tenantPolicy(),
  ],
)

/** One amount of an entry: debit positive, credit negative. */
export const postings = pgTable(
  "postings",
  {
    workspaceId: workspaceId(),
    businessId: businessId(),
    entryId: uuid("entry_id").notNull(),
    line: smallint("line").notNull(),
    accountId: integer("account_id").notNull(),
    amount: minor("amount").notNull(),
    /** The customer or supplier behind a posting to a control account, such as `customer:12`. */
    party: text("party"),
    productId: integer("product_id"),
    vatCode: text("vat_code"),
    /** The net amount that the VAT of this line is of. */
    net: minor("net"),
    // Copies of the entry's, so that a statement of a million postings is one range of an index. The triggers compare them.
    businessDate: date("business_date", { mode: "string" }).notNull(),
    sequence: integer("sequence").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.entryId, t.line] }),
    index("postings_account_idx").on(t.workspaceId, t.accountId, t.businessDate, t.sequence, t.line),
    index("postings_party_idx")
      .on(t.workspaceId, t.party, t.businessDate, t.sequence)
      .where(sql`${t.party} is not null`),
    foreignKey({
      name: "postings_entry_fk",
      columns: [t.workspaceId, t.businessId, t.entryId],
      foreignColumns: [journalEntries.workspaceId, journalEntries.businessId, journalEntries.id],
    }),
    foreignKey({
      name: "postings_account_fk",
      columns: [t.workspaceId, t.businessId, t.accountId],
      foreignColumns: [accounts.workspaceId, accounts.businessId, accounts.id],
    }),
    check("postings_amount_check", sql`${t.amount} <> 0`),
    exact("postings_amount_range_check", t.amount),
    exact("postings_net_range_check", t.net),
    check("postings_line_check", sql`${t.line} >= 1`),
    tenantPolicy(),
  ],
)
