import { type SQL, sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { documentKinds, documentStates } from "../values"

/** Deliveries, transfers, waste sheets, sales of a day and stocktakes: the documents that movements come from. */
export const stockDocuments = pgTable(
  "stock_documents",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    version: integer("version").notNull().default(1),
    kind: choice("kind", documentKinds).notNull(),
    state: choice("state", documentStates).notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    /** The shop that a transfer goes to; null for other documents. */
    toShopId: integer("to_shop_id"),
    supplier: text("supplier").notNull().default(""),
    /** The supplier's number of the delivery note or bill. */
    number: text("number").notNull().default(""),
    /** The reason for the waste, or for the reversal of the document. */
    reason: text("reason").notNull().default(""),
    note: text("note").notNull().default(""),
    /** The supplier's charge for transport, without VAT. */
    freight: amount("freight").notNull().default(0),
    vat: amount("vat").notNull().default(0),
    /** The sum of the lines; without VAT. */
    value: amount("value").notNull().default(0),
    pieces: integer("pieces").notNull().default(0),
    /** The order that a delivery fulfils. */
    orderId: integer("order_id"),
    /** Of a stocktake. */
    isBlind: boolean("is_blind").notNull().default(false),
    recountAbove: integer("recount_above"),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    /** The bill that lists the goods. It posts the VAT; the delivery posts only the goods, owed to the bill's party. */
    billId: integer("bill_id"),
    party: text("party").notNull().default(""),
    entryId: uuid("entry_id"),
    /** No foreign key: documents outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    at: writtenAt("at"),
    /** The user who received, applied, cancelled or reversed the document. */
    closedBy: integer("closed_by"),
    closedByName: text("closed_by_name"),
    closedAt: instant("closed_at"),
    closingEntryId: uuid("closing_entry_id"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`supplier || E'\n' || number || E'\n' || note || E'\n' || user_name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "stock_documents_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "stock_documents_to_shop_fk",
      columns: [t.workspaceId, t.businessId, t.toShopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    oneOf("stock_documents_kind_check", t.kind, documentKinds),
    oneOf("stock_documents_state_check", t.state, documentStates),
    check("stock_documents_transfer_check", sql`(${t.kind} = 'transfer') = (${t.toShopId} is not null)`),
    check("stock_documents_way_check", sql`${t.toShopId} <> ${t.shopId}`),
    ...allExact("stock_documents", t.freight, t.vat, t.value),
    uniqueIndex("stock_documents_delivery_key")
      .on(t.workspaceId, t.businessId, sql`lower(supplier)`, sql`lower(number)`)
      .where(sql`kind = 'delivery' and number <> '' and state = 'booked'`),
    index("stock_documents_bill_idx").on(t.workspaceId, t.billId).where(sql`bill_id is not null`),
    index("stock_documents_order_idx").on(t.workspaceId, t.orderId).where(sql`order_id is not null`),
    index("stock_documents_kind_idx").on(t.workspaceId, t.kind, t.at, t.id),
    index("stock_documents_date_idx").on(t.workspaceId, t.kind, t.businessDate, t.id),
    index("stock_documents_shop_idx").on(t.workspaceId, t.shopId, t.kind, t.at, t.id),
    index("stock_documents_to_shop_idx").on(t.workspaceId, t.toShopId, t.kind, t.at).where(sql`to_shop_id is not null`),
    index("stock_documents_state_idx").on(t.workspaceId, t.kind, t.state, t.at, t.id),
    index("stock_documents_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The products of a document. */
export const stockLines = pgTable(
  "stock_lines",
  {
    workspaceId: workspaceId(),
    documentId: integer("document_id").notNull(),
    line: integer("line").notNull(),
    productId: integer("product_id").notNull(),
    productName: text("product_name").notNull(),
    quantity: integer("quantity").notNull(),
    /** The cost of the pieces without VAT; for a document that takes pieces out, their value. */
    value: amount("value").notNull().default(0),
    /** The part of the cost for pieces that had been sold before they came. */
    sold: amount("sold").notNull().default(0),
    /** Basis points, as on the supplier's document. */
    vatRate: integer("vat_rate"),
    vat: amount("vat").notNull().default(0),
    expiresOn: date("expires_on", { mode: "string" }),
    /** For a transfer: the number of pieces that arrived. */
    received: integer("received"),
    /** For a stocktake: the last count, the first count, and the pieces in the journal at that moment. */
    counted: integer("counted"),
    firstCount: integer("first_count"),
    expected: integer("expected"),
    countedAt: instant("counted_at"),
    countedBy: integer("counted_by"),
    countedByName: text("counted_by_name"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.documentId, t.line] }),
    foreignKey({
      name: "stock_lines_document_fk",
      columns: [t.workspaceId, t.documentId],
      foreignColumns: [stockDocuments.workspaceId, stockDocuments.id],
    }).onDelete("cascade"),
    check("stock_lines_quantity_check", sql`${t.quantity} >= 0 and ${t.received} between 0 and ${t.quantity}`),
    check("stock_lines_counted_check", sql`${t.counted} >= 0 and ${t.firstCount} >= 0`),
    ...allExact("stock_lines", t.value, t.sold, t.vat),
    index("stock_lines_product_idx").on(t.workspaceId, t.productId, t.documentId),
    index("stock_lines_expires_idx").on(t.workspaceId, t.productId, t.expiresOn).where(sql`expires_on is not null`),
    uniqueIndex("stock_lines_counted_key")
      .on(t.workspaceId, t.documentId, t.productId)
      .where(sql`expected is not null`),
    tenantPolicy(),
  ],
)
