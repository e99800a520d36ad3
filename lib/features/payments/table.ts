import { sql } from "drizzle-orm"
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { businesses } from "@/lib/features/businesses/table"
import { allocationKinds, partyKinds, paymentMethods } from "./values"

/**
 * Payments on account: advances from customers, and advances of a business to suppliers. Amounts are positive.
 * Never deleted; `payment_allocations` has the items that they settle.
 */
export const accountPayments = pgTable(
  "account_payments",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id"),
    /** A customer's money came in, a supplier's went out. */
    partyKind: choice("party_kind", partyKinds).notNull(),
    partyId: integer("party_id").notNull(),
    /** The name at the time. */
    partyName: text("party_name").notNull(),
    amount: amount("amount").notNull(),
    /** The sum of the allocations in force, including refunds. */
    allocated: amount("allocated").notNull().default(0),
    method: choice("method", paymentMethods).notNull(),
    tillId: integer("till_id"),
    bankAccountId: integer("bank_account_id"),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    memo: text("memo").notNull().default(""),
    entryId: uuid("entry_id").notNull(),
    reversedAt: instant("reversed_at"),
    version: integer("version").notNull().default(1),
    /** No foreign key: payments outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    recordedAt: writtenAt("recorded_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "account_payments_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    oneOf("account_payments_party_kind_check", t.partyKind, partyKinds),
    oneOf("account_payments_method_check", t.method, paymentMethods),
    ...allExact("account_payments", t.amount, t.allocated),
    check("account_payments_rest_check", sql`${t.amount} > 0 and ${t.allocated} between 0 and ${t.amount}`),
    check("account_payments_reversed_check", sql`${t.reversedAt} is null or ${t.allocated} = 0`),
    index("account_payments_paid_idx").on(t.workspaceId, t.paidOn, t.id),
    index("account_payments_rest_idx").on(t.workspaceId, sql`(amount - allocated)`, t.id),
    index("account_payments_business_idx").on(t.workspaceId, t.businessId, t.paidOn, t.id),
    index("account_payments_party_idx").on(t.workspaceId, t.partyKind, t.partyId, t.id),
    index("account_payments_entry_idx").on(t.workspaceId, t.entryId),
    tenantPolicy(),
  ],
)

/** Allocations of payments on account to the items they settled, and refunds. Ended, never deleted. */
export const paymentAllocations = pgTable(
  "payment_allocations",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    paymentId: integer("payment_id").notNull(),
    kind: choice("kind", allocationKinds).notNull(),
    /** The invoice, customer or bill; null for a refund. */
    targetId: integer("target_id"),
    /** The document's number at the time. */
    target: text("target").notNull().default(""),
    amount: amount("amount").notNull(),
    allocatedOn: date("allocated_on", { mode: "string" }).notNull(),
    /** The invoice payment that the allocation made. */
    invoicePaymentId: integer("invoice_payment_id"),
    /** The entry that the allocation posted; null where the money stays on the same account. */
    entryId: uuid("entry_id"),
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    at: writtenAt("at"),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by"),
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "payment_allocations_payment_fk",
      columns: [t.workspaceId, t.paymentId],
      foreignColumns: [accountPayments.workspaceId, accountPayments.id],
    }).onDelete("cascade"),
    oneOf("payment_allocations_kind_check", t.kind, allocationKinds),
    ...allExact("payment_allocations", t.amount),
    check("payment_allocations_amount_check", sql`${t.amount} > 0`),
    check("payment_allocations_target_check", sql`(${t.kind} = 'refund') = (${t.targetId} is null)`),
    check("payment_allocations_ended_check", sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    index("payment_allocations_payment_idx").on(t.workspaceId, t.paymentId, t.id),
    index("payment_allocations_target_idx").on(t.workspaceId, t.kind, t.targetId),
    tenantPolicy(),
  ],
)
