import { sql } from "drizzle-orm"
import { check, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toProduct } from "@/lib/features/catalogue/table"
import { colorOptions } from "@/lib/features/catalogue/values"
import { toUser } from "@/lib/features/users/table"

/** Wishlists, in the order the products were added. */
export const wishlistItems = pgTable(
  "wishlist_items",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("wishlist_items_product_key").on(t.workspaceId, t.userId, t.productId),
    toUser(t.workspaceId, t.userId),
    toProduct(t.workspaceId, t.productId),
    tenantPolicy(),
  ],
)

/** Carts, in the order the products were added. Offers and discount are set when the line is created. */
export const cartItems = pgTable(
  "cart_items",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    productId: integer("product_id").notNull(),
    qty: integer("qty").notNull().default(1),
    offers: integer("offers").notNull(),
    discountPercentage: integer("discount_percentage").notNull(),
    /** One of the product's colours; null if it has none or the user hasn't chosen. */
    color: choice("color", colorOptions),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("cart_items_product_key").on(t.workspaceId, t.userId, t.productId),
    toUser(t.workspaceId, t.userId),
    toProduct(t.workspaceId, t.productId),
    oneOf("cart_items_color_check", t.color, colorOptions),
    check("cart_items_qty_check", sql`${t.qty} between 1 and 999`),
    check("cart_items_offers_check", sql`${t.offers} between 1 and 4`),
    check("cart_items_discount_check", sql`${t.discountPercentage} between 3 and 20`),
    tenantPolicy(),
  ],
)
