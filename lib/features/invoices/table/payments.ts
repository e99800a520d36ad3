import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toInvoice } from "../table"
import { paymentChangeKinds, paymentKinds, paymentMethods } from "../values"

export const payments = pgTable(
  "payments",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    invoiceId: integer("invoice_id").notNull(),
    kind: choice("kind", paymentKinds).notNull().default("payment"),
    /** Negative for a refund, whose reason is the note. */
    amount: amount("amount").notNull(),
    paidDate: date("paid_date", { mode: "string" }).notNull(),
    method: choice("method", paymentMethods).notNull(),
    note: text("note").notNull().default(""),
    recordedAt: instant("recorded_at").notNull().defaultNow(),
    /** The till, or the bank account of the business, that the money went to or came from. */
    tillId: integer("till_id"),
    bankAccountId: integer("bank_account_id"),
    /** Whether the client had paid in advance. Then only the allocation can change the payment: see the noun `payments`. */
    isAllocated: boolean("is_allocated").notNull().default(false),
    /** Its entry in the books. */
    entryId: uuid("entry_id"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toInvoice(t.workspaceId, t.invoiceId),
    oneOf("payments_kind_check", t.kind, paymentKinds),
    oneOf("payments_method_check", t.method, paymentMethods),
    ...allExact("payments", t.amount),
    index("payments_invoice_idx").on(t.workspaceId, t.invoiceId, t.id),
    index("payments_paid_date_idx").on(t.workspaceId, t.paidDate),
    tenantPolicy(),
  ],
)

/** Payments as they were before each change or removal; members only read and insert. `by` is a name: history outlives users. */
export const paymentChanges = pgTable(
  "payment_changes",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    invoiceId: integer("invoice_id").notNull(),
    paymentId: integer("payment_id").notNull(),
    what: choice("what", paymentChangeKinds).notNull(),
    userId: integer("user_id").notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull().defaultNow(),
    kind: choice("kind", paymentKinds).notNull(),
    amount: amount("amount").notNull(),
    paidDate: date("paid_date", { mode: "string" }).notNull(),
    method: choice("method", paymentMethods).notNull(),
    note: text("note").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toInvoice(t.workspaceId, t.invoiceId),
    oneOf("payment_changes_what_check", t.what, paymentChangeKinds),
    oneOf("payment_changes_kind_check", t.kind, paymentKinds),
    oneOf("payment_changes_method_check", t.method, paymentMethods),
    ...allExact("payment_changes", t.amount),
    index("payment_changes_invoice_idx").on(t.workspaceId, t.invoiceId, t.id),
    tenantPolicy(),
  ],
)
