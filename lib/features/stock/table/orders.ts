import { type SQL, sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { orderStates } from "../values"

/** Orders from shops to suppliers. Orders are not in the books; deliveries are. */
export const stockOrders = pgTable(
  "stock_orders",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    version: integer("version").notNull().default(1),
    state: choice("state", orderStates).notNull().default("draft"),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    supplier: text("supplier").notNull(),
    note: text("note").notNull().default(""),
    /** The e-mail address that the order was sent to; empty if it was printed or phoned in. */
    sentTo: text("sent_to").notNull().default(""),
    sentAt: instant("sent_at"),
    pieces: integer("pieces").notNull().default(0),
    /** At the last cost of each piece, without VAT. */
    value: amount("value").notNull().default(0),
    /** No foreign key: orders outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    at: writtenAt("at"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`supplier || E'\n' || note || E'\n' || user_name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "stock_orders_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    oneOf("stock_orders_state_check", t.state, orderStates),
    ...allExact("stock_orders", t.value),
    index("stock_orders_at_idx").on(t.workspaceId, t.at, t.id),
    index("stock_orders_supplier_idx").on(t.workspaceId, t.supplier, t.id),
    index("stock_orders_shop_idx").on(t.workspaceId, t.shopId, t.at, t.id),
    index("stock_orders_state_idx").on(t.workspaceId, t.state, t.at, t.id),
    index("stock_orders_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

export const stockOrderLines = pgTable(
  "stock_order_lines",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    line: integer("line").notNull(),
    productId: integer("product_id").notNull(),
    /** The name and codes at the time of the order. */
    productName: text("product_name").notNull(),
    supplierCode: text("supplier_code").notNull().default(""),
    gtin: text("gtin").notNull().default(""),
    quantity: integer("quantity").notNull(),
    /** Pieces in a carton of the supplier; 1 if they come singly. */
    outer: integer("outer_quantity").notNull().default(1),
    received: integer("received").notNull().default(0),
    value: amount("value").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.line] }),
    foreignKey({
      name: "stock_order_lines_order_fk",
      columns: [t.workspaceId, t.orderId],
      foreignColumns: [stockOrders.workspaceId, stockOrders.id],
    }).onDelete("cascade"),
    check("stock_order_lines_quantity_check", sql`${t.quantity} > 0 and ${t.outer} > 0 and ${t.received} >= 0`),
    ...allExact("stock_order_lines", t.value),
    index("stock_order_lines_product_idx").on(t.workspaceId, t.productId, t.orderId),
    tenantPolicy(),
  ],
)
