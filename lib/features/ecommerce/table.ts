import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { toUser } from "@/lib/features/users/table"
import { categories, type colorOptions, orderPayments, orderStatuses } from "./values"

const workspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

export const products = pgTable(
  "products",
  {
    workspaceId: workspace(),
    id: integer("id").notNull(),
    name: text("name").notNull(),
    /** Ends in `-<id>`. */
    slug: text("slug").notNull(),
    description: text("description").notNull().default(""),
    brand: text("brand").notNull().default(""),
    category: choice("category", categories).notNull(),
    /** In minor units. */
    price: integer("price").notNull(),
    currency: choice("currency", currencies).notNull().default("USD"),
    image: text("image").notNull().default(""),
    images: text("images").array().notNull().default(sql`'{}'::text[]`),
    hasFreeShipping: boolean("has_free_shipping").notNull().default(false),
    rating: integer("rating").notNull().default(5),
    stock: integer("stock").notNull().default(0),
    deliveryDays: integer("delivery_days").notNull().default(4),
    colorOptions: text("color_options")
      .array()
      .$type<(typeof colorOptions)[number][]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The data sheet: what it is made of, how large it is. A document that is only ever read whole. */
    facts: jsonb("facts").$type<{ name: string; value: string }[]>().notNull().default([]),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(name)`),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("products_slug_key").on(t.workspaceId, t.slug),
    oneOf("products_category_check", t.category, categories),
    oneOf("products_currency_check", t.currency, currencies),
    check("products_rating_check", sql`${t.rating} between 1 and 5`),
    // No sale may go below what is there, whatever the code does.
    check("products_stock_check", sql`${t.stock} >= 0`),
    index("products_price_idx").on(t.workspaceId, t.price, t.id),
    index("products_category_idx").on(t.workspaceId, t.category, t.id),
    index("products_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

const toProduct = (workspace: AnyPgColumn, product: AnyPgColumn) =>
  foreignKey({ columns: [workspace, product], foreignColumns: [products.workspaceId, products.id] }).onDelete("cascade")

/** What a person keeps in mind, in order of adding. */
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

/** What a person is about to buy, in order of adding; offers and discount are drawn when the line is made. */
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
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("cart_items_product_key").on(t.workspaceId, t.userId, t.productId),
    toUser(t.workspaceId, t.userId),
    toProduct(t.workspaceId, t.productId),
    check("cart_items_qty_check", sql`${t.qty} between 1 and 999`),
    check("cart_items_offers_check", sql`${t.offers} between 1 and 4`),
    check("cart_items_discount_check", sql`${t.discountPercentage} between 3 and 20`),
    tenantPolicy(),
  ],
)

/** A delivery address as it was when the order was placed. */
export interface Address {
  fullName: string
  phone: string
  line1: string
  line2: string
  city: string
  state: string
  postcode: string
  country: string
  kind: "home" | "work"
}

/**
 * What was bought. It outlives the person and the products, so it names them instead of pointing at them.
 * Amounts in minor units.
 */
export const orders = pgTable(
  "orders",
  {
    workspaceId: workspace(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    customer: text("customer").notNull(),
    customerEmail: text("customer_email").notNull(),
    status: choice("status", orderStatuses).notNull().default("pending"),
    placedAt: instant("placed_at").notNull().defaultNow(),
    payment: choice("payment", orderPayments).notNull(),
    address: jsonb("address").$type<Address>().notNull(),
    /** How many pieces. */
    items: integer("items").notNull(),
    currency: choice("currency", currencies).notNull().default("USD"),
    subtotal: integer("subtotal").notNull(),
    discount: integer("discount").notNull(),
    delivery: integer("delivery").notNull(),
    total: integer("total").notNull(),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(customer || E'\n' || customer_email)`),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("orders_status_check", t.status, orderStatuses),
    oneOf("orders_payment_check", t.payment, orderPayments),
    oneOf("orders_currency_check", t.currency, currencies),
    index("orders_user_idx").on(t.workspaceId, t.userId, t.id),
    index("orders_status_idx").on(t.workspaceId, t.status, t.id),
    index("orders_placed_at_idx").on(t.workspaceId, t.placedAt),
    index("orders_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

export const orderLines = pgTable(
  "order_lines",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    productId: integer("product_id").notNull(),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    image: text("image").notNull(),
    qty: integer("qty").notNull(),
    price: integer("price").notNull(),
    discountPercentage: integer("discount_percentage").notNull(),
    /** After the discount, which rounds once per line. */
    total: integer("total").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.productId] }),
    foreignKey({ columns: [t.workspaceId, t.orderId], foreignColumns: [orders.workspaceId, orders.id] }).onDelete(
      "cascade",
    ),
    index("order_lines_product_idx").on(t.workspaceId, t.productId),
    tenantPolicy(),
  ],
)
