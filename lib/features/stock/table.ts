import { sql } from "drizzle-orm"
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { stockDocuments } from "./table/documents"
import { movementKinds, reservationStates } from "./values"

/**
 * The stock of each product that a shop ever had. A cache of the journal, written by triggers: signed-in requests only read it.
 * Products have no foreign key here, because the books outlive them.
 */
export const stockLevels = pgTable(
  "stock_levels",
  {
    workspaceId: workspaceId(),
    shopId: integer("shop_id").notNull(),
    productId: integer("product_id").notNull(),
    businessId: integer("business_id").notNull(),
    /** Negative if more pieces were sold than the books had. */
    onHand: integer("on_hand").notNull().default(0),
    value: amount("value").notNull().default(0),
    /** Pieces reserved for web orders. */
    reserved: integer("reserved").notNull().default(0),
    /** The earliest expiry date of the pieces on hand, if those that expire first are sold first. */
    expiresOn: date("expires_on", { mode: "string" }),
    soldAt: instant("sold_at"),
    countedAt: instant("counted_at"),
    since: writtenAt("since"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.shopId, t.productId] }),
    foreignKey({
      name: "stock_levels_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    check("stock_levels_value_check", sql`${t.value} >= 0 and (${t.onHand} > 0 or ${t.value} = 0)`),
    check("stock_levels_reserved_check", sql`${t.reserved} >= 0`),
    ...allExact("stock_levels", t.value),
    index("stock_levels_product_idx").on(t.workspaceId, t.productId, t.shopId),
    index("stock_levels_on_hand_idx").on(t.workspaceId, t.onHand, t.productId),
    index("stock_levels_value_idx").on(t.workspaceId, t.value, t.productId),
    index("stock_levels_business_idx").on(t.workspaceId, t.businessId),
    index("stock_levels_expires_idx").on(t.workspaceId, t.expiresOn).where(sql`${t.expiresOn} is not null`),
    tenantPolicy(),
  ],
)

/** The journal of stock. Append-only: triggers reject every change, and update the levels. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    productId: integer("product_id").notNull(),
    /** The name at the time. */
    productName: text("product_name").notNull(),
    kind: choice("kind", movementKinds).notNull(),
    /** The pieces that came or, if negative, went. Zero for a count without a difference. */
    quantity: integer("quantity").notNull(),
    value: amount("value").notNull(),
    onHandAfter: integer("on_hand_after").notNull(),
    valueAfter: amount("value_after").notNull(),
    documentId: integer("document_id"),
    /** The web order. No foreign key: movements outlive orders. */
    orderId: integer("order_id"),
    /** Null if nothing was posted, as for goods without cost. */
    entryId: uuid("entry_id"),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    at: writtenAt("at"),
    /** No foreign key: movements outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "stock_movements_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "stock_movements_document_fk",
      columns: [t.workspaceId, t.documentId],
      foreignColumns: [stockDocuments.workspaceId, stockDocuments.id],
    }).onDelete("cascade"),
    oneOf("stock_movements_kind_check", t.kind, movementKinds),
    check("stock_movements_below_zero_check", sql`${t.onHandAfter} >= 0 or ${t.quantity} >= 0 or ${t.kind} = 'sale'`),
    ...allExact("stock_movements", t.value, t.valueAfter),
    index("stock_movements_level_idx").on(t.workspaceId, t.shopId, t.productId, t.id),
    index("stock_movements_product_idx").on(t.workspaceId, t.productId, t.id),
    index("stock_movements_at_idx").on(t.workspaceId, t.at, t.id),
    index("stock_movements_shop_idx").on(t.workspaceId, t.shopId, t.at, t.id),
    index("stock_movements_kind_idx").on(t.workspaceId, t.kind, t.id),
    index("stock_movements_order_idx").on(t.workspaceId, t.orderId).where(sql`order_id is not null`),
    index("stock_movements_document_idx").on(t.workspaceId, t.documentId),
    index("stock_movements_business_idx").on(t.workspaceId, t.businessId, t.businessDate),
    tenantPolicy(),
  ],
)

/** Pieces that a shop holds back for the lines of a web order. Triggers maintain the sum in the levels. */
export const stockReservations = pgTable(
  "stock_reservations",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    productId: integer("product_id").notNull(),
    shopId: integer("shop_id").notNull(),
    quantity: integer("quantity").notNull(),
    state: choice("state", reservationStates).notNull().default("open"),
    at: writtenAt("at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.productId] }),
    foreignKey({
      name: "stock_reservations_level_fk",
      columns: [t.workspaceId, t.shopId, t.productId],
      foreignColumns: [stockLevels.workspaceId, stockLevels.shopId, stockLevels.productId],
    }).onDelete("cascade"),
    oneOf("stock_reservations_state_check", t.state, reservationStates),
    check("stock_reservations_quantity_check", sql`${t.quantity} > 0`),
    index("stock_reservations_level_idx").on(t.workspaceId, t.shopId, t.productId),
    tenantPolicy(),
  ],
)

/** The shop whose stock the web shop sells. Without a row, the first active shop. */
export const stockSettings = pgTable(
  "stock_settings",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    /** Null if the web shop sells from no shop. */
    webShopId: integer("web_shop_id"),
    /** Whether counts are blind unless somebody says otherwise. */
    isBlind: boolean("is_blind").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId] }),
    foreignKey({
      name: "stock_settings_shop_fk",
      columns: [t.workspaceId, t.webShopId],
      foreignColumns: [shops.workspaceId, shops.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)
