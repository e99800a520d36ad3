import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { businesses } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import { documentKinds, paymentMethods, settableStatuses, storedStatuses, units, vatCategories } from "./values"

export const invoices = pgTable(
  "invoices",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** The printed number, given at issue: the business's prefix, the year and a number without gaps. Null for a draft. */
    number: text("number"),
    /** The series of the number: the year, and the place in it. Year 0 is the series from before businesses had their own. */
    seriesYear: integer("series_year"),
    seriesNumber: integer("series_number"),
    /** Increases with each edit. An editor sends the version they saw. */
    version: integer("version").notNull().default(1),
    clientId: integer("client_id").notNull(),
    /** The business that issues it; null if the billing details of the workspace do. */
    businessId: integer("business_id"),
    issuedDate: date("issued_date", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    service: text("service").notNull().default(""),
    /** The result of `stage`, payments and credit notes. */
    status: choice("status", storedStatuses).notNull().default("Draft"),
    /** The invoice's own progress, whatever was paid. */
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
    /** A discount on the whole document before VAT, spread over its lines by largest remainder. */
    documentDiscount: amount("document_discount").notNull().default(0),
    /** Why no VAT is charged, for lines that are exempt; otherwise a sentence in the client's language. */
    vatReason: text("vat_reason").notNull().default(""),
    /** The client's VAT number and reference on this document, if they differ from the client's own. */
    buyerVatNumber: text("buyer_vat_number").notNull().default(""),
    buyerReference: text("buyer_reference").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Custom payment terms. If empty, the invoice states due date and payment method. */
    terms: text("terms").notNull().default(""),
    acceptedPayment: choice("accepted_payment", paymentMethods).notNull().default("bankTransfer"),
    showsPaymentTerms: boolean("shows_payment_terms").notNull().default(true),
    showsNote: boolean("shows_note").notNull().default(true),
    showsPaymentStub: boolean("shows_payment_stub").notNull().default(false),
    sentAt: instant("sent_at"),
    /** When it was issued, after which triggers refuse any change of its content. Null for a draft. */
    issuedAt: instant("issued_at"),
    /** When it entered the books. Null for drafts, and for invoices of a workspace without a business. */
    bookedAt: instant("booked_at"),
    /** Its entry in the books, and the reversal of that entry if it is void. */
    entryId: uuid("entry_id"),
    reversalId: uuid("reversal_id"),
    /** When an issued invoice was voided. It keeps its number and everything on it. */
    voidedAt: instant("voided_at"),
    /** Client, seller and salesperson as they were when the invoice was issued; null for a draft. */
    parties: jsonb("parties"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`service || E'\n' || coalesce(number, '')`)),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({ columns: [t.workspaceId, t.clientId], foreignColumns: [clients.workspaceId, clients.id] }),
    foreignKey({
      name: "invoices_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }),
    foreignKey({ columns: [t.workspaceId, t.creditsId], foreignColumns: [t.workspaceId, t.id] }),
    oneOf("invoices_status_check", t.status, storedStatuses),
    oneOf("invoices_stage_check", t.stage, settableStatuses),
    oneOf("invoices_kind_check", t.kind, documentKinds),
    oneOf("invoices_currency_check", t.currency, currencies),
    oneOf("invoices_accepted_payment_check", t.acceptedPayment, paymentMethods),
    ...allExact("invoices", t.total, t.paid, t.credited, t.balance, t.documentDiscount),
    check("invoices_document_discount_check", sql`${t.documentDiscount} >= 0`),
    check("invoices_issued_check", sql`(${t.issuedAt} is null) = (${t.number} is null)`),
    uniqueIndex("invoices_number_key").on(
      t.workspaceId,
      sql`coalesce(${t.businessId}, 0)`,
      t.seriesYear,
      t.seriesNumber,
    ),
    index("invoices_series_idx").on(t.workspaceId, t.seriesYear, t.seriesNumber, t.id),
    index("invoices_open_idx")
      .on(t.workspaceId, t.businessId, t.dueDate, t.id)
      .where(sql`${t.issuedAt} is not null and ${t.voidedAt} is null and ${t.balance} <> 0`),
    index("invoices_unbooked_idx")
      .on(t.workspaceId, t.id)
      .where(sql`${t.issuedAt} is not null and ${t.bookedAt} is null and ${t.businessId} is not null`),
    index("invoices_client_idx").on(t.workspaceId, t.clientId, t.id),
    index("invoices_business_idx").on(t.workspaceId, t.businessId, t.id),
    index("invoices_status_idx").on(t.workspaceId, t.status, t.dueDate, t.id),
    // The list, and its total without reading rows.
    index("invoices_listed_idx").on(t.workspaceId, t.id).where(sql`${t.voidedAt} is null`),
    index("invoices_listed_status_idx")
      .on(t.workspaceId, t.status, t.id, t.paid, t.credited, t.balance, t.dueDate)
      .where(sql`${t.voidedAt} is null and ${t.kind} = 'invoice'`),
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

/** The foreign key of rows that belong to an invoice. */
export const toInvoice = (workspace: AnyPgColumn, invoice: AnyPgColumn) =>
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
    /** The category of EN 16931. */
    vatCategory: choice("vat_category", vatCategories).notNull().default("S"),
    /** The unit of the quantity, a code of UN/ECE Recommendation 20. */
    unit: choice("unit", units).notNull().default("C62"),
    /** On a credit note: the position of the invoice's line that this line credits. */
    creditsPosition: integer("credits_position"),
    /** Cents by which a line's net and VAT differ from quantity times price, so that partial credits add up to the whole line. */
    netCorrection: amount("net_correction").notNull().default(0),
    vatCorrection: amount("vat_correction").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toInvoice(t.workspaceId, t.invoiceId),
    oneOf("invoice_lines_vat_category_check", t.vatCategory, vatCategories),
    check("invoice_lines_vat_rate_check", sql`(${t.vatCategory} = 'S') = (${t.vatRate} > 0)`),
    oneOf("invoice_lines_unit_check", t.unit, units),
    ...allExact("invoice_lines", t.unitPrice, t.netCorrection, t.vatCorrection),
    index("invoice_lines_invoice_idx").on(t.workspaceId, t.invoiceId, t.position),
    tenantPolicy(),
  ],
)
