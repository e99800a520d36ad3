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
    /** Where the money went or came from: a till, or a bank account of the business. */
    tillId: integer("till_id"),
    bankAccountId: integer("bank_account_id"),
    /** Whether the client had paid it in advance. Then only its allocation changes it: see the noun `payments`. */
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

/** What a payment was before each change, also if it was removed. Members may only read and insert. `by` is a name, because the history outlives the user. */
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
