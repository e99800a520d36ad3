import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { shops } from "@/lib/features/businesses/table"
import { toProduct } from "../table"

/** Barcodes of products. A code counts as the same with and without leading zeros, so the key is its form with 14 digits. */
export const productGtins = pgTable(
  "product_gtins",
  {
    workspaceId: workspaceId(),
    gtin: text("gtin").notNull(),
    productId: integer("product_id").notNull(),
    /** As typed, without spaces. */
    written: text("written").notNull(),
    /** How many pieces are in what the code is on: more than one for outer packaging. */
    quantity: integer("quantity").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.gtin] }),
    toProduct(t.workspaceId, t.productId),
    check("product_gtins_gtin_check", sql`${t.gtin} ~ '^[0-9]{14}$' and lpad(${t.written}, 14, '0') = ${t.gtin}`),
    check("product_gtins_quantity_check", sql`${t.quantity} between 1 and 100000`),
    index("product_gtins_product_idx").on(t.workspaceId, t.productId, t.gtin),
    tenantPolicy(),
  ],
)

/** Prices with their history. Append-only: the current price is the last one that is valid already. */
export const productPrices = pgTable(
  "product_prices",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    productId: integer("product_id").notNull(),
    /** Null for the price of all shops without a price of their own. */
    shopId: integer("shop_id"),
    /** Minor units with VAT; null ends a shop's own price. */
    amount: amount("amount"),
    currency: choice("currency", currencies).notNull(),
    validFrom: instant("valid_from").notNull(),
    /** No foreign key: prices outlive users. 0 for the system. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toProduct(t.workspaceId, t.productId),
    foreignKey({
      name: "product_prices_shop_fk",
      columns: [t.workspaceId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.id],
    }).onDelete("cascade"),
    ...allExact("product_prices", t.amount),
    check("product_prices_amount_check", sql`${t.amount} >= 0 or (${t.amount} is null and ${t.shopId} is not null)`),
    index("product_prices_current_idx").on(t.workspaceId, t.productId, t.shopId, t.validFrom, t.id),
    index("product_prices_shop_idx").on(t.workspaceId, t.shopId),
    tenantPolicy(),
  ],
)
