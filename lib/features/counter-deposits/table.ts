import { sql } from "drizzle-orm"
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { bankAccounts, shops, tills } from "@/lib/features/businesses/table"

/** Cash that somebody paid in at the counter of a bank. Append-only; a mistake is corrected by reversing its entry. */
export const counterDeposits = pgTable(
  "counter_deposits",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    /** Null if it was the owner's own money. */
    tillId: integer("till_id"),
    bankAccountId: integer("bank_account_id"),
    /** Minor units, the fee included. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    fee: bigint("fee", { mode: "number" }).notNull().default(0),
    /** The address of the receipt's photo; empty without one. */
    receipt: text("receipt").notNull().default(""),
    reference: text("reference").notNull().default(""),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    /** No foreign key: deposits outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    depositedAt: writtenAt("deposited_at"),
    entryId: uuid("entry_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "counter_deposits_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "counter_deposits_till_fk",
      columns: [t.workspaceId, t.tillId],
      foreignColumns: [tills.workspaceId, tills.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "counter_deposits_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete("cascade"),
    check("counter_deposits_amount_check", sql`${t.amount} > 0 and ${t.fee} >= 0 and ${t.fee} < ${t.amount}`),
    index("counter_deposits_at_idx").on(t.workspaceId, t.depositedAt, t.id),
    index("counter_deposits_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("counter_deposits_business_idx").on(t.workspaceId, t.businessId, t.depositedAt, t.id),
    index("counter_deposits_receipt_idx").on(t.workspaceId, t.receipt).where(sql`${t.receipt} <> ''`),
    index("counter_deposits_shop_idx").on(t.workspaceId, t.shopId, t.depositedAt, t.id),
    tenantPolicy(),
  ],
)
