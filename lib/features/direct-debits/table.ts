import { type SQL, sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { folded } from "@/lib/core/db/folded"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { holidayCalendars, workingDayRules } from "@/lib/core/holidays"
import { bankAccounts, businesses, shops } from "@/lib/features/businesses/table"
import { debitKinds, debitPurposes, debitStates, occurrenceStates } from "./values"

/** Mandates by which others collect money from a business: rent, energy, wholesalers. */
export const directDebits = pgTable(
  "direct_debits",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    /** Null if the mandate is for the whole business. */
    shopId: integer("shop_id"),
    creditor: text("creditor").notNull(),
    creditorId: text("creditor_id").notNull().default(""),
    mandate: text("mandate").notNull().default(""),
    kind: choice("kind", debitKinds).notNull().default("other"),
    purpose: choice("purpose", debitPurposes).notNull().default("expense"),
    /** The code of the expense account; null for the chart's default. Only for the purpose `expense`. */
    account: text("account"),
    /** In basis points of the net amount. Null without input VAT. */
    vatRate: integer("vat_rate"),
    /** Null for the business's first bank account. */
    bankAccountId: integer("bank_account_id"),
    /** The amount expected each time, in minor units with VAT. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** The usual deviation from `amount` in either direction, in minor units. */
    tolerance: bigint("tolerance", { mode: "number" }).notNull().default(0),
    /** An RRULE without COUNT and UNTIL. */
    rule: text("rule").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }),
    /** Occurrences due before this day aren't expected: the mandate was paused, or had other terms. */
    expectedFrom: date("expected_from", { mode: "string" }),
    adjust: choice("adjust", workingDayRules).notNull().default("following"),
    calendar: choice("calendar", holidayCalendars).notNull().default("TARGET"),
    note: text("note").notNull().default(""),
    state: choice("state", debitStates).notNull().default("proposed"),
    version: integer("version").notNull().default(1),
    /** The folded creditor and mandate, by which the list sorts and searches. */
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`creditor || ' ' || mandate`)),
    /** No foreign keys: mandates outlive users. */
    proposedBy: integer("proposed_by").notNull(),
    proposedByName: text("proposed_by_name").notNull(),
    proposedAt: writtenAt("proposed_at"),
    activatedBy: integer("activated_by"),
    activatedByName: text("activated_by_name"),
    activatedAt: instant("activated_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "direct_debits_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "direct_debits_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }),
    foreignKey({
      name: "direct_debits_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }),
    oneOf("direct_debits_kind_check", t.kind, debitKinds),
    oneOf("direct_debits_purpose_check", t.purpose, debitPurposes),
    oneOf("direct_debits_adjust_check", t.adjust, workingDayRules),
    oneOf("direct_debits_calendar_check", t.calendar, holidayCalendars),
    oneOf("direct_debits_state_check", t.state, debitStates),
    check("direct_debits_amount_check", sql`${t.amount} > 0 and ${t.tolerance} >= 0`),
    check("direct_debits_dates_check", sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
    check(
      "direct_debits_purpose_fields_check",
      sql`${t.purpose} = 'expense' or (${t.account} is null and ${t.vatRate} is null)`,
    ),
    index("direct_debits_business_idx").on(t.workspaceId, t.businessId, t.id),
    index("direct_debits_creditor_idx").on(t.workspaceId, t.search, t.id),
    index("direct_debits_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    index("direct_debits_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("direct_debits_shop_idx").on(t.workspaceId, t.shopId, t.id),
    index("direct_debits_state_idx").on(t.workspaceId, t.state, t.id),
    tenantPolicy(),
  ],
)

/** The days on which mandates are due, generated from their rules, and the answer to each. */
export const debitOccurrences = pgTable(
  "direct_debit_occurrences",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    debitId: integer("debit_id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id"),
    /** The day according to the rule. */
    nominalOn: date("nominal_on", { mode: "string" }).notNull(),
    /** 2 for the first retry. */
    attempt: integer("attempt").notNull().default(1),
    /** The working day on which it is collected. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    expected: bigint("expected", { mode: "number" }).notNull(),
    state: choice("state", occurrenceStates).notNull().default("due"),
    /** The amount that the bank collected; null until then. */
    amount: bigint("amount", { mode: "number" }),
    collectedOn: date("collected_on", { mode: "string" }),
    entryId: uuid("entry_id"),
    /** Whether the amount differs by more than the tolerance. */
    isUnusual: boolean("is_unusual").notNull().default(false),
    note: text("note").notNull().default(""),
    failedOn: date("failed_on", { mode: "string" }),
    reversalId: uuid("reversal_id"),
    fee: bigint("fee", { mode: "number" }).notNull().default(0),
    feeEntryId: uuid("fee_entry_id"),
    answeredBy: integer("answered_by"),
    answeredByName: text("answered_by_name"),
    answeredAt: instant("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    // However often the generator runs, a day of a mandate is one row.
    unique("direct_debit_occurrences_once_key").on(t.workspaceId, t.debitId, t.nominalOn, t.attempt),
    foreignKey({
      name: "direct_debit_occurrences_debit_fk",
      columns: [t.workspaceId, t.debitId],
      foreignColumns: [directDebits.workspaceId, directDebits.id],
    }).onDelete("cascade"),
    oneOf("direct_debit_occurrences_state_check", t.state, occurrenceStates),
    check(
      "direct_debit_occurrences_collected_check",
      sql`(${t.entryId} is null) = (${t.collectedOn} is null) and (${t.entryId} is null) = (${t.amount} is null)
        and (${t.state} <> 'collected' or ${t.entryId} is not null)`,
    ),
    check(
      "direct_debit_occurrences_failed_check",
      sql`(${t.state} = 'failed') = (${t.failedOn} is not null) and (${t.fee} > 0) = (${t.feeEntryId} is not null)
        and (${t.reversalId} is not null) = (${t.state} = 'failed' and ${t.entryId} is not null)`,
    ),
    index("direct_debit_occurrences_due_idx").on(t.workspaceId, t.dueOn, t.id),
    index("direct_debit_occurrences_expected_idx").on(t.workspaceId, t.expected, t.id),
    index("direct_debit_occurrences_state_idx").on(t.workspaceId, t.state, t.dueOn, t.id),
    index("direct_debit_occurrences_business_idx").on(t.workspaceId, t.businessId, t.dueOn, t.id),
    index("direct_debit_occurrences_shop_idx").on(t.workspaceId, t.shopId, t.dueOn, t.id),
    index("direct_debit_occurrences_unusual_idx").on(t.workspaceId, t.dueOn, t.id).where(sql`${t.isUnusual}`),
    tenantPolicy(),
  ],
)
