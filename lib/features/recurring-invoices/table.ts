import { type SQL, sql } from "drizzle-orm"
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { amount, exact } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { clients } from "@/lib/features/clients/table"
import { recurringActs, recurringStates, runStates } from "./values"

/** Invoices that are issued again and again, such as for rent or a subscription. */
export const recurringInvoices = pgTable(
  "recurring_invoices",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    clientId: integer("client_id").notNull(),
    /** Null if the workspace's billing details are the seller. */
    businessId: integer("business_id"),
    /** The purpose of the invoices, such as the service. */
    name: text("name").notNull(),
    state: choice("state", recurringStates).notNull().default("active"),
    act: choice("act", recurringActs).notNull().default("draft"),
    /** An RRULE without COUNT and UNTIL. */
    rule: text("rule").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }),
    /** The next day on which an invoice is due by the rule; null if no day is left. Updated by each write. */
    nextOn: date("next_on", { mode: "string" }),
    /** Days until a generated invoice is due. */
    termDays: integer("term_days").notNull(),
    /** The content of the invoices, as `recurringContent` of the schema. */
    content: jsonb("content").notNull(),
    currency: choice("currency", currencies).notNull(),
    /** The total of one invoice, in minor units. */
    total: amount("total").notNull(),
    /** The reason why the last attempt made no invoice, as a key of the error texts; empty if it succeeded. */
    problem: text("problem").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: writtenAt("created_at"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({ columns: [t.workspaceId, t.clientId], foreignColumns: [clients.workspaceId, clients.id] }),
    oneOf("recurring_invoices_state_check", t.state, recurringStates),
    oneOf("recurring_invoices_act_check", t.act, recurringActs),
    oneOf("recurring_invoices_currency_check", t.currency, currencies),
    exact("recurring_invoices_total_exact", t.total),
    index("recurring_invoices_name_idx").on(t.workspaceId, t.search, t.id),
    index("recurring_invoices_next_idx").on(t.workspaceId, t.nextOn, t.id),
    index("recurring_invoices_total_idx").on(t.workspaceId, t.total, t.id),
    index("recurring_invoices_state_idx").on(t.workspaceId, t.state, t.id),
    index("recurring_invoices_client_idx").on(t.workspaceId, t.clientId, t.id),
    index("recurring_invoices_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The generated invoices. The primary key allows exactly one per day of the rule. */
export const recurringInvoiceRuns = pgTable(
  "recurring_invoice_runs",
  {
    workspaceId: workspaceId(),
    recurringId: integer("recurring_id").notNull(),
    /** The rule's day that the invoice is for. */
    nominalOn: date("nominal_on", { mode: "string" }).notNull(),
    invoiceId: integer("invoice_id").notNull(),
    /** Null for a draft. */
    state: choice("state", runStates),
    madeAt: writtenAt("made_at"),
    mailedAt: instant("mailed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.recurringId, t.nominalOn] }),
    foreignKey({
      name: "recurring_invoice_runs_recurring_fk",
      columns: [t.workspaceId, t.recurringId],
      foreignColumns: [recurringInvoices.workspaceId, recurringInvoices.id],
    }).onDelete("cascade"),
    oneOf("recurring_invoice_runs_state_check", t.state, runStates),
    index("recurring_invoice_runs_invoice_idx").on(t.workspaceId, t.invoiceId),
    index("recurring_invoice_runs_made_idx").on(t.workspaceId, t.recurringId).where(sql`${t.state} = 'made'`),
    tenantPolicy(),
  ],
)
