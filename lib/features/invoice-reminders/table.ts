import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { amount, exact } from "@/lib/core/db/amounts"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { businesses } from "@/lib/features/businesses/table"
import { toInvoice } from "@/lib/features/invoices/table"
import type { ReminderLevel } from "./values"

/** The reminder levels of a business. A business without a row has the usual ones. */
export const reminderPolicies = pgTable(
  "reminder_policies",
  {
    workspaceId: workspaceId(),
    businessId: integer("business_id").notNull(),
    /** From the first to the last. Empty for no reminders. */
    levels: jsonb("levels").$type<ReminderLevel[]>().notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.businessId] }),
    foreignKey({
      name: "reminder_policies_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)

/** Sent reminders. The primary key allows one per invoice and level. */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    workspaceId: workspaceId(),
    invoiceId: integer("invoice_id").notNull(),
    /** 1 for the first. */
    level: integer("level").notNull(),
    sentAt: writtenAt("sent_at"),
    recipient: text("recipient").notNull(),
    /** The balance due at the time, in minor units. */
    balance: amount("balance").notNull(),
    /** The user who sent the reminder. No foreign key: the record outlives the user. */
    userId: integer("user_id").notNull(),
    by: text("by").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.invoiceId, t.level] }),
    toInvoice(t.workspaceId, t.invoiceId),
    exact("invoice_reminders_balance_exact", t.balance),
    check("invoice_reminders_level_check", sql`${t.level} between 1 and 5`),
    index("invoice_reminders_sent_idx").on(t.workspaceId, t.sentAt, t.invoiceId),
    tenantPolicy(),
  ],
)
