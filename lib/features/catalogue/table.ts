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
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { categories, type ProductColor } from "./values"

export const products = pgTable(
  "products",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** Increases with each edit, but not with a sale. An editor sends the version they saw. */
    version: integer("version").notNull().default(1),
    name: text("name").notNull(),
    /** Ends in `-<id>`. */
    slug: text("slug").notNull(),
    description: text("description").notNull().default(""),
    brand: text("brand").notNull().default(""),
    category: choice("category", categories).notNull(),
    /** In minor units. */
    price: amount("price").notNull(),
    currency: choice("currency", currencies).notNull().default("EUR"),
    image: text("image").notNull().default(""),
    images: text("images").array().notNull().default(sql`'{}'::text[]`),
    hasFreeShipping: boolean("has_free_shipping").notNull().default(false),
    rating: integer("rating").notNull().default(5),
    stock: integer("stock").notNull().default(0),
    deliveryDays: integer("delivery_days").notNull().default(4),
    colorOptions: text("color_options").array().$type<ProductColor[]>().notNull().default(sql`'{}'::text[]`),
    /** The data sheet: material, size and so on. Always read as a whole. */
    facts: jsonb("facts").$type<{ name: string; value: string }[]>().notNull().default([]),
    /** Came with the sample data and has not been edited since. Only such products have a sample discount. */
    isSample: boolean("is_sample").notNull().default(false),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("products_slug_key").on(t.workspaceId, t.slug),
    oneOf("products_category_check", t.category, categories),
    oneOf("products_currency_check", t.currency, currencies),
    check("products_rating_check", sql`${t.rating} between 1 and 5`),
    // The last line of defence against overselling.
    check("products_stock_check", sql`${t.stock} >= 0`),
    ...allExact("products", t.price),
    index("products_price_idx").on(t.workspaceId, t.price, t.id),
    index("products_category_idx").on(t.workspaceId, t.category, t.id),
    index("products_brand_idx").on(t.workspaceId, t.brand, t.id),
    index("products_rating_idx").on(t.workspaceId, t.rating, t.id),
    index("products_free_shipping_idx").on(t.workspaceId, t.id).where(sql`has_free_shipping`),
    index("products_name_idx").on(t.workspaceId, t.search, t.id),
    index("products_stock_idx").on(t.workspaceId, t.stock, t.id),
    // Covers every facet of the sidebar, so counting doesn't read the table.
    index("products_facets_idx").on(t.workspaceId, t.category, t.brand, t.rating, t.hasFreeShipping, t.price),
    index("products_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** A foreign key to a product. The row is deleted with it. */
export const toProduct = (workspace: AnyPgColumn, product: AnyPgColumn) =>
  foreignKey({ columns: [workspace, product], foreignColumns: [products.workspaceId, products.id] }).onDelete("cascade")
