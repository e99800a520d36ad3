import { type SQL, sql } from "drizzle-orm"
import {
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
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { businesses } from "@/lib/features/businesses/table"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { suppliers } from "@/lib/features/suppliers/table"
import { billEventKinds, billKinds, billStates, billSyntaxes, moneySources } from "./values"

/** VAT of a bill by category and rate, in minor units. */
export interface BillVat {
  category: string
  rate: number
  net: number
  vat: number
}

/** Bills of suppliers. Amounts are not negative; those of a credit note count the other way round. */
export const supplierBills = pgTable(
  "supplier_bills",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    supplierId: integer("supplier_id").notNull(),
    state: choice("state", billStates).notNull().default("arrived"),
    kind: choice("kind", billKinds).notNull().default("invoice"),
    /** The number that the supplier gave it. */
    number: text("number").notNull(),
    issuedOn: date("issued_on", { mode: "string" }).notNull(),
    dueOn: date("due_on", { mode: "string" }),
    net: amount("net").notNull(),
    vat: amount("vat").notNull(),
    /** With VAT and rounding. */
    total: amount("total").notNull(),
    rounding: amount("rounding").notNull().default(0),
    /** The amount that the bill states as already paid. */
    prepaid: amount("prepaid").notNull().default(0),
    /** The part that payments on account and direct debits have settled. */
    allocated: amount("allocated").notNull().default(0),
    vatRows: jsonb("vat_rows").$type<BillVat[]>().notNull(),
    /** The reference that the supplier wants with the payment, and the account to pay to. */
    remittance: text("remittance").notNull().default(""),
    iban: text("iban").notNull().default(""),
    note: text("note").notNull().default(""),
    syntax: choice("syntax", billSyntaxes).notNull(),
    /** The address of the original file, and its name; empty for a bill on paper that nobody has scanned. */
    file: text("file").notNull(),
    fileName: text("file_name").notNull().default(""),
    /** The reason for the rejection. */
    reason: text("reason").notNull().default(""),
    /** The user who brought the bill in. No foreign key: bills outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    arrivedAt: writtenAt("arrived_at"),
    /** The entries that approval and payment posted, unless they were reversed. */
    entryId: uuid("entry_id"),
    paymentEntryId: uuid("payment_entry_id"),
    paidOn: date("paid_on", { mode: "string" }),
    /** The source of the money, with the id of the safe or till, or of the bank account if one was named. */
    paidFrom: choice("paid_from", moneySources),
    paidPlace: integer("paid_place"),
    version: integer("version").notNull().default(1),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`number || E'\n' || note || E'\n' || file_name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "supplier_bills_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "supplier_bills_supplier_fk",
      columns: [t.workspaceId, t.supplierId],
      foreignColumns: [suppliers.workspaceId, suppliers.id],
    }).onDelete("cascade"),
    oneOf("supplier_bills_state_check", t.state, billStates),
    oneOf("supplier_bills_kind_check", t.kind, billKinds),
    oneOf("supplier_bills_syntax_check", t.syntax, billSyntaxes),
    ...allExact("supplier_bills", t.net, t.vat, t.total, t.rounding, t.prepaid, t.allocated),
    check("supplier_bills_allocated_check", sql`${t.allocated} between 0 and greatest(${t.total} - ${t.prepaid}, 0)`),
    oneOf("supplier_bills_paid_from_check", t.paidFrom, moneySources),
    check("supplier_bills_sum_check", sql`${t.net} + ${t.vat} + ${t.rounding} = ${t.total}`),
    check("supplier_bills_entry_check", sql`(${t.state} in ('approved', 'paid')) = (${t.entryId} is not null)`),
    check("supplier_bills_paid_check", sql`(${t.state} = 'paid') = (${t.paidOn} is not null)`),
    /** The same bill is stored only once, whoever sends it. A rejected bill may come again. */
    uniqueIndex("supplier_bills_once_key")
      .on(t.workspaceId, t.supplierId, sql`lower(${t.number})`, t.total, t.kind)
      .where(sql`${t.state} <> 'rejected'`),
    index("supplier_bills_arrived_idx").on(t.workspaceId, t.arrivedAt, t.id),
    index("supplier_bills_issued_idx").on(t.workspaceId, t.issuedOn, t.id),
    index("supplier_bills_due_idx").on(t.workspaceId, t.dueOn, t.id),
    index("supplier_bills_total_idx").on(t.workspaceId, t.total, t.id),
    index("supplier_bills_number_idx").on(t.workspaceId, t.number, t.id),
    index("supplier_bills_state_idx").on(t.workspaceId, t.state, t.arrivedAt, t.id),
    index("supplier_bills_business_idx").on(t.workspaceId, t.businessId, t.arrivedAt, t.id),
    index("supplier_bills_supplier_idx").on(t.workspaceId, t.supplierId, t.arrivedAt, t.id),
    index("supplier_bills_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

const toBill = (t: { workspaceId: typeof supplierBills.workspaceId; billId: typeof supplierBills.id }, name: string) =>
  foreignKey({
    name,
    columns: [t.workspaceId, t.billId],
    foreignColumns: [supplierBills.workspaceId, supplierBills.id],
  }).onDelete("cascade")

/** The lines of a bill as the supplier wrote them, followed by allowances and charges on the whole bill. */
export const supplierBillLines = pgTable(
  "supplier_bill_lines",
  {
    workspaceId: workspaceId(),
    billId: integer("bill_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    code: text("code").notNull().default(""),
    gtin: text("gtin").notNull().default(""),
    /** Plain decimals, because prices can be finer than minor units. */
    quantity: text("quantity").notNull(),
    unit: text("unit").notNull().default(""),
    price: text("price").notNull(),
    net: amount("net").notNull(),
    vatCategory: text("vat_category").notNull(),
    vatRate: integer("vat_rate").notNull(),
    /** The account that the line is posted to; null for the default expense account. */
    accountId: integer("account_id"),
    /** The product and its pieces, if a delivery takes the line into stock. The delivery then posts the line's net amount. */
    productId: integer("product_id"),
    pieces: integer("pieces"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.billId, t.position] }),
    toBill(t as never, "supplier_bill_lines_bill_fk"),
    foreignKey({
      name: "supplier_bill_lines_account_fk",
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [accounts.workspaceId, accounts.id],
    }).onDelete("cascade"),
    check(
      "supplier_bill_lines_pieces_check",
      sql`(${t.productId} is null) = (${t.pieces} is null) and ${t.pieces} > 0`,
    ),
    ...allExact("supplier_bill_lines", t.net),
    tenantPolicy(),
  ],
)

/** The history of a bill, in order. Append-only. */
export const supplierBillEvents = pgTable(
  "supplier_bill_events",
  {
    workspaceId: workspaceId(),
    billId: integer("bill_id").notNull(),
    position: integer("position").notNull(),
    kind: choice("kind", billEventKinds).notNull(),
    /** The reason, if the event needs one. */
    note: text("note").notNull().default(""),
    entryId: uuid("entry_id"),
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    at: writtenAt("at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.billId, t.position] }),
    toBill(t as never, "supplier_bill_events_bill_fk"),
    oneOf("supplier_bill_events_kind_check", t.kind, billEventKinds),
    tenantPolicy(),
  ],
)
