import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { clients } from "@/lib/features/clients/table"
import { toUser } from "@/lib/features/users/table"
import {
  documentKinds,
  paymentChangeKinds,
  paymentKinds,
  paymentMethods,
  settableStatuses,
  storedStatuses,
} from "./values"

export const invoices = pgTable(
  "invoices",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** The printed invoice number, unique per workspace and never reused, not even after a delete. */
    number: integer("number").notNull(),
    /** Increases with each edit. An editor sends the version they saw. */
    version: integer("version").notNull().default(1),
    clientId: integer("client_id").notNull(),
    issuedDate: date("issued_date", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    service: text("service").notNull().default(""),
    /** What `stage`, payments and credit notes come to. Anything but Draft is issued and locked. */
    status: choice("status", storedStatuses).notNull().default("Draft"),
    /** How far the invoice got by itself, whatever was paid. */
    stage: choice("stage", settableStatuses).notNull().default("Draft"),
    kind: choice("kind", documentKinds).notNull().default("invoice"),
    /** The invoice that a credit note corrects. */
    creditsId: integer("credits_id"),
    currency: choice("currency", currencies).notNull().default("EUR"),
    /** The sum of the lines with VAT. All amounts are in minor units. */
    total: amount("total").notNull().default(0),
    paid: amount("paid").notNull().default(0),
    /** The amount that credit notes set off against the invoice. A credit note sets off its own total, so that its balance is zero. */
    credited: amount("credited").notNull().default(0),
    balance: amount("balance")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`total - paid - credited`),
    note: text("note").notNull().default(""),
    /** Custom payment terms. If empty, the invoice states due date and payment method. */
    terms: text("terms").notNull().default(""),
    acceptedPayment: choice("accepted_payment", paymentMethods).notNull().default("bankTransfer"),
    showsPaymentTerms: boolean("shows_payment_terms").notNull().default(true),
    showsNote: boolean("shows_note").notNull().default(true),
    showsPaymentStub: boolean("shows_payment_stub").notNull().default(false),
    sentAt: instant("sent_at"),
    /** When an issued invoice was voided. It keeps its number and everything on it. */
    voidedAt: instant("voided_at"),
    /** Client, seller and salesperson as they were when the invoice was issued; null for a draft. */
    parties: jsonb("parties"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`service`)),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({ columns: [t.workspaceId, t.clientId], foreignColumns: [clients.workspaceId, clients.id] }),
    foreignKey({ columns: [t.workspaceId, t.creditsId], foreignColumns: [t.workspaceId, t.id] }),
    oneOf("invoices_status_check", t.status, storedStatuses),
    oneOf("invoices_stage_check", t.stage, settableStatuses),
    oneOf("invoices_kind_check", t.kind, documentKinds),
    oneOf("invoices_currency_check", t.currency, currencies),
    oneOf("invoices_accepted_payment_check", t.acceptedPayment, paymentMethods),
    ...allExact("invoices", t.total, t.paid, t.credited, t.balance),
    uniqueIndex("invoices_number_key").on(t.workspaceId, t.number),
    index("invoices_client_idx").on(t.workspaceId, t.clientId, t.id),
    index("invoices_status_idx").on(t.workspaceId, t.status, t.dueDate, t.id),
    index("invoices_issued_date_idx").on(t.workspaceId, t.issuedDate, t.id),
    index("invoices_due_date_idx").on(t.workspaceId, t.dueDate, t.id),
    index("invoices_total_idx").on(t.workspaceId, t.total, t.id),
    index("invoices_balance_idx").on(t.workspaceId, t.balance, t.id),
    index("invoices_credits_idx").on(t.workspaceId, t.creditsId).where(sql`${t.creditsId} is not null`),
    index("invoices_voided_idx").on(t.workspaceId, t.id).where(sql`${t.voidedAt} is not null`),
    index("invoices_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

const toInvoice = (workspace: AnyPgColumn, invoice: AnyPgColumn) =>
  foreignKey({ columns: [workspace, invoice], foreignColumns: [invoices.workspaceId, invoices.id] }).onDelete("cascade")

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    invoiceId: integer("invoice_id").notNull(),
    position: integer("position").notNull(),
    item: text("item").notNull(),
    description: text("description").notNull().default(""),
    /** Quantities are in thousandths, discounts and rates in basis points. */
    quantity: integer("quantity").notNull(),
    unitPrice: amount("unit_price").notNull(),
    discount: integer("discount").notNull().default(0),
    vatRate: integer("vat_rate").notNull().default(0),
    /** On a credit note: the position of the invoice's line that this line credits. */
    creditsPosition: integer("credits_position"),
    /** Cents by which a line's net and VAT differ from quantity times price, so that partial credits add up to the whole line. */
    netCorrection: amount("net_correction").notNull().default(0),
    vatCorrection: amount("vat_correction").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toInvoice(t.workspaceId, t.invoiceId),
    ...allExact("invoice_lines", t.unitPrice, t.netCorrection, t.vatCorrection),
    index("invoice_lines_invoice_idx").on(t.workspaceId, t.invoiceId, t.position),
    tenantPolicy(),
  ],
)

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

/** The salesperson of an invoice, at most one. A separate table, so that deleting the user doesn't delete the invoice. */
export const invoiceSellers = pgTable(
  "invoice_sellers",
  { workspaceId: workspaceId(), invoiceId: integer("invoice_id").notNull(), userId: integer("user_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.invoiceId] }),
    toInvoice(t.workspaceId, t.invoiceId),
    toUser(t.workspaceId, t.userId),
    index("invoice_sellers_user_idx").on(t.workspaceId, t.userId, t.invoiceId),
    tenantPolicy(),
  ],
)
