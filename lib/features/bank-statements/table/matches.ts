import { sql } from "drizzle-orm"
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import { directions, matchKinds, patternKinds, ruleKinds, ruleStates } from "../values"
import { bankLines } from "./statements"

/** Matches of parts of lines with entries. They end but are never deleted: a trigger ends those whose entry is reversed. */
export const bankMatches = pgTable(
  "bank_matches",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    bankAccountId: integer("bank_account_id").notNull(),
    lineId: integer("line_id").notNull(),
    kind: choice("kind", matchKinds).notNull(),
    /** The matched record, such as `bank-bag:12`; empty for an entry, an account or a card settlement. */
    target: text("target").notNull().default(""),
    entryId: uuid("entry_id").notNull(),
    /** The ledger account that was chosen for a new entry. */
    accountId: integer("account_id"),
    /** The VAT rate in basis points. */
    vatRate: integer("vat_rate").notNull().default(0),
    /** Whether matching posted the entry, so that undoing it reverses the entry. */
    hasPosted: boolean("has_posted").notNull(),
    amount: amount("amount").notNull(),
    /** The counterparty, folded, to suggest the same account next time. */
    payee: text("payee").notNull().default(""),
    /** The automatic rule that made the match; null if a person did. */
    ruleId: integer("rule_id"),
    /** No foreign key: matches outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    at: writtenAt("at"),
    endedAt: instant("ended_at"),
    /** The entry that reversed `entryId`. */
    reversalId: uuid("reversal_id"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_matches_line_fk",
      columns: [t.workspaceId, t.lineId],
      foreignColumns: [bankLines.workspaceId, bankLines.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bank_matches_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete("cascade"),
    oneOf("bank_matches_kind_check", t.kind, matchKinds),
    ...allExact("bank_matches", t.amount),
    index("bank_matches_line_idx").on(t.workspaceId, t.lineId, t.id),
    index("bank_matches_entry_idx").on(t.workspaceId, t.businessId, t.entryId),
    index("bank_matches_payee_idx").on(t.workspaceId, t.businessId, t.payee).where(sql`${t.kind} = 'account'`),
    tenantPolicy(),
  ],
)

/** Rules that match lines by IBAN or text. */
export const bankRules = pgTable(
  "bank_rules",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    state: choice("state", ruleStates).notNull().default("active"),
    patternKind: choice("pattern_kind", patternKinds).notNull(),
    /** An IBAN, or words that the line has to contain. */
    pattern: text("pattern").notNull(),
    direction: choice("direction", directions).notNull().default("any"),
    kind: choice("kind", ruleKinds).notNull(),
    /** The ledger account, for the kind `account`. */
    accountId: integer("account_id"),
    /** Basis points. */
    vatRate: integer("vat_rate").notNull().default(0),
    /** Whether the rule is applied automatically at import. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    version: integer("version").notNull().default(1),
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    createdAt: writtenAt("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_rules_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    oneOf("bank_rules_state_check", t.state, ruleStates),
    oneOf("bank_rules_pattern_check", t.patternKind, patternKinds),
    oneOf("bank_rules_direction_check", t.direction, directions),
    oneOf("bank_rules_kind_check", t.kind, ruleKinds),
    index("bank_rules_created_idx").on(t.workspaceId, t.createdAt, t.id),
    index("bank_rules_business_idx").on(t.workspaceId, t.businessId, t.createdAt, t.id),
    tenantPolicy(),
  ],
)
