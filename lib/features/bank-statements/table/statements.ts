import { sql } from "drizzle-orm"
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { bankAccounts } from "@/lib/features/businesses/table"
import { statementFormats } from "../values"

/** Statements of bank accounts, as they were imported. Append-only. */
export const bankStatements = pgTable(
  "bank_statements",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    bankAccountId: integer("bank_account_id").notNull(),
    format: choice("format", statementFormats).notNull(),
    /** The bank's own id of the statement; a CSV file gets one from its content. */
    statementId: text("statement_id").notNull(),
    from: date("from_day", { mode: "string" }).notNull(),
    to: date("to_day", { mode: "string" }).notNull(),
    /** In minor units. `opening` plus the sum of the lines is `closing`. */
    opening: amount("opening").notNull(),
    closing: amount("closing").notNull(),
    lines: integer("lines").notNull(),
    /** No foreign key: statements outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    importedAt: writtenAt("imported_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_statements_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete("cascade"),
    uniqueIndex("bank_statements_same_key").on(t.workspaceId, t.bankAccountId, t.statementId, t.opening, t.closing),
    oneOf("bank_statements_format_check", t.format, statementFormats),
    check("bank_statements_days_check", sql`${t.from} <= ${t.to}`),
    ...allExact("bank_statements", t.opening, t.closing),
    index("bank_statements_to_idx").on(t.workspaceId, t.to, t.id),
    index("bank_statements_account_idx").on(t.workspaceId, t.bankAccountId, t.to, t.id),
    index("bank_statements_business_idx").on(t.workspaceId, t.businessId, t.to, t.id),
    tenantPolicy(),
  ],
)

/** Lines of statements. Append-only, except for `matched`, which the triggers of `bank_matches` write. */
export const bankLines = pgTable(
  "bank_lines",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    bankAccountId: integer("bank_account_id").notNull(),
    statementId: integer("statement_id").notNull(),
    position: integer("position").notNull(),
    /** Minor units; money that came in is positive. */
    amount: amount("amount").notNull(),
    /** The matched part of `amount`. */
    matched: amount("matched").notNull().default(0),
    /** The bank's charges, if the statement states them. */
    charges: amount("charges").notNull().default(0),
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    valueOn: date("value_on", { mode: "string" }),
    name: text("name").notNull().default(""),
    iban: text("iban").notNull().default(""),
    /** The payer's reference, EndToEndId. Empty if missing, like the next two. */
    endToEnd: text("end_to_end").notNull().default(""),
    /** The payee's structured reference: RF or a national one. */
    creditorRef: text("creditor_ref").notNull().default(""),
    /** The bank's own reference for the booking. */
    bankRef: text("bank_ref").notNull().default(""),
    text: text("text").notNull().default(""),
    /** The bank transaction code: `PMNT-RCDT-ESCT`, or the bank's own. */
    bankCode: text("bank_code").notNull().default(""),
    /** The number of payments that the bank booked together in this line. */
    details: integer("details").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_lines_statement_fk",
      columns: [t.workspaceId, t.statementId],
      foreignColumns: [bankStatements.workspaceId, bankStatements.id],
    }).onDelete("cascade"),
    uniqueIndex("bank_lines_position_key").on(t.workspaceId, t.statementId, t.position),
    ...allExact("bank_lines", t.amount, t.matched, t.charges),
    check("bank_lines_amount_check", sql`${t.amount} <> 0`),
    index("bank_lines_booked_idx").on(t.workspaceId, t.bookedOn, t.id),
    index("bank_lines_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("bank_lines_business_idx").on(t.workspaceId, t.businessId, t.bookedOn, t.id),
    index("bank_lines_account_idx").on(t.workspaceId, t.bankAccountId, t.bookedOn, t.id),
    index("bank_lines_open_idx")
      .on(t.workspaceId, t.businessId, t.bookedOn, t.id)
      .where(sql`${t.matched} <> ${t.amount}`),
    index("bank_lines_iban_idx").on(t.workspaceId, t.businessId, t.iban).where(sql`${t.iban} <> ''`),
    tenantPolicy(),
  ],
)

/** The payments of a line that the bank booked as one sum. Append-only. */
export const bankLineDetails = pgTable(
  "bank_line_details",
  {
    workspaceId: workspaceId(),
    lineId: integer("line_id").notNull(),
    position: integer("position").notNull(),
    amount: amount("amount").notNull(),
    name: text("name").notNull().default(""),
    iban: text("iban").notNull().default(""),
    endToEnd: text("end_to_end").notNull().default(""),
    creditorRef: text("creditor_ref").notNull().default(""),
    text: text("text").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.lineId, t.position] }),
    foreignKey({
      name: "bank_line_details_line_fk",
      columns: [t.workspaceId, t.lineId],
      foreignColumns: [bankLines.workspaceId, bankLines.id],
    }).onDelete("cascade"),
    ...allExact("bank_line_details", t.amount),
    tenantPolicy(),
  ],
)

/** The meanings of the columns in a bank account's CSV files. */
export const bankCsvMappings = pgTable(
  "bank_csv_mappings",
  {
    workspaceId: workspaceId(),
    bankAccountId: integer("bank_account_id").notNull(),
    businessId: integer("business_id").notNull(),
    columns: jsonb("columns").$type<Record<string, string>>().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bankAccountId] }),
    foreignKey({
      name: "bank_csv_mappings_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)
