import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { choice, nextId, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { accountClasses, accountRoles, cashRoles, periodStates } from "../values/roles"
import { businessId, list, moment } from "./columns"

// The books. docs/ledger.md explains them; the migration of these tables has the triggers that keep the invariants, whoever
// writes. No table has a foreign key to `workspaces`, because the cascade would meet the triggers that refuse deletes: a
// trigger on `workspaces` calls erase_books() instead.

/** The books of a business. Every writer locks this row first, so the entries of a business are written one at a time. */
export const books = pgTable(
  "books",
  {
    workspaceId: workspaceId(),
    businessId: businessId(),
    /** ISO 4217. Fixed after the first posting. */
    currency: text("currency").notNull(),
    /** Where the daily root of the chain is mailed; null if it isn't. */
    rootEmail: text("root_email"),
    /** The last day whose root was mailed. */
    rootMailed: date("root_mailed", { mode: "string" }),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.businessId] }),
    check("books_currency_check", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    tenantPolicy(),
  ],
)

/**
 * The chart of accounts. Only name and archived change, and an account without a holder can get one; everything else is what
 * entries rely on.
 */
export const accounts = pgTable(
  "accounts",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: businessId(),
    shopId: integer("shop_id"),
    /** The till or bank account that has the account, since there can be several with its role: `till:12`, `bank:3`. */
    holder: text("holder"),
    code: text("code").notNull(),
    name: text("name").notNull(),
    class: choice("class", accountClasses).notNull(),
    role: choice("role", accountRoles).notNull(),
    mayGoBelowZero: boolean("may_go_below_zero").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    // Postings refer to it, so that an entry can't use the account of another business.
    unique("accounts_business_key").on(t.workspaceId, t.businessId, t.id),
    uniqueIndex("accounts_code_key").on(t.workspaceId, t.businessId, t.code),
    uniqueIndex("accounts_holder_key").on(t.workspaceId, t.holder),
    foreignKey({
      name: "accounts_books_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [books.workspaceId, books.businessId],
    }),
    // Exports make it the last part of an account's name.
    check("accounts_code_check", sql`${t.code} ~ '^[0-9A-Z][0-9A-Z-]{0,19}$'`),
    oneOf("accounts_class_check", t.class, accountClasses),
    oneOf("accounts_role_check", t.role, accountRoles),
    check("accounts_cash_check", sql`${t.role} not in (${list(cashRoles)}) or not ${t.mayGoBelowZero}`),
    tenantPolicy(),
  ],
)
/** The next id of an account, taken inside the insert. */
export const nextAccountId = (workspace: number) => nextId(workspace, "account")

/** The state of a business's months; a month without a row is open. */
export const periods = pgTable(
  "periods",
  {
    workspaceId: workspaceId(),
    businessId: businessId(),
    /** Its first day. */
    month: date("month", { mode: "string" }).notNull(),
    state: choice("state", periodStates).notNull(),
    changedAt: moment("changed_at").notNull(),
    changedBy: text("changed_by"),
    /** Why it was unlocked. */
    reason: text("reason"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.businessId, t.month] }),
    foreignKey({
      name: "periods_books_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [books.workspaceId, books.businessId],
    }),
    oneOf("periods_state_check", t.state, periodStates),
    check("periods_month_check", sql`extract(day from ${t.month}) = 1`),
    tenantPolicy(),
  ],
)
