import { sql } from "drizzle-orm"
import { check, date, foreignKey, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { supplierBills } from "../table"

/**
 * Parts of bills that entries of other nouns settled, such as direct debits. The sum of those that hold is in `allocated` of the
 * bill, beside what payments on account settled. Ended when the entry is reversed, never deleted.
 */
export const supplierBillSettlements = pgTable(
  "supplier_bill_settlements",
  {
    workspaceId: workspaceId(),
    entryId: uuid("entry_id").notNull(),
    billId: integer("bill_id").notNull(),
    amount: amount("amount").notNull(),
    settledOn: date("settled_on", { mode: "string" }).notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.entryId, t.billId] }),
    foreignKey({
      name: "supplier_bill_settlements_bill_fk",
      columns: [t.workspaceId, t.billId],
      foreignColumns: [supplierBills.workspaceId, supplierBills.id],
    }).onDelete("cascade"),
    ...allExact("supplier_bill_settlements", t.amount),
    check("supplier_bill_settlements_amount_check", sql`${t.amount} > 0`),
    index("supplier_bill_settlements_bill_idx").on(t.workspaceId, t.billId),
    tenantPolicy(),
  ],
)
