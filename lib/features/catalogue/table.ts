import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm"
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
import { toCategory } from "./table/categories"
import { contentUnits, categories as departments, type ProductColor, productStates, type VatRates } from "./values"

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
    /** The web shop's department, which follows from the category; null if the web shop doesn't sell the product. */
    category: choice("category", departments),
    /** The category or subcategory of the catalogue. */
    categoryId: integer("category_id"),
    state: choice("state", productStates).notNull().default("active"),
    /** The shop's own number; empty without one. */
    sku: text("sku").notNull().default(""),
    /** The content of one piece in `contentUnit`, for the price per kilogram, litre and so on. */
    content: integer("content"),
    contentUnit: choice("content_unit", contentUnits),
    supplierName: text("supplier_name").notNull().default(""),
    supplierCode: text("supplier_code").notNull().default(""),
    /** The stock at which to reorder the product. */
    reorderPoint: integer("reorder_point"),
    /** The cost of a piece at the last delivery, and on average, in minor units. Deliveries write both. */
    costLast: amount("cost_last"),
    costAverage: amount("cost_average"),
    /** These three columns override the values that the product inherits from its category. */
    vatRates: jsonb("vat_rates").$type<VatRates>().notNull().default({}),
    ageLimit: integer("age_limit"),
    isReturnable: boolean("is_returnable"),
    /** In minor units. */
    price: amount("price").notNull(),
    currency: choice("currency", currencies).notNull().default("EUR"),
    image: text("image").notNull().default(""),
    images: text("images").array().notNull().default(sql`'{}'::text[]`),
    hasFreeShipping: boolean("has_free_shipping").notNull().default(false),
    rating: integer("rating").notNull().default(5),
    /** The units that the web shop can sell. */
    stock: integer("stock").notNull().default(0),
    /** Whether a shop ever received the product: then `stock` is copied from the web shop's shop and can't be edited. */
    isStocked: boolean("is_stocked").notNull().default(false),
    deliveryDays: integer("delivery_days").notNull().default(4),
    colorOptions: text("color_options").array().$type<ProductColor[]>().notNull().default(sql`'{}'::text[]`),
    /** The data sheet: material, size and so on. Always read as a whole. */
    facts: jsonb("facts").$type<{ name: string; value: string }[]>().notNull().default([]),
    /** Whether it came with the sample data and has kept its name and price. Only such products have a sample discount. */
    isSample: boolean("is_sample").notNull().default(false),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("products_slug_key").on(t.workspaceId, t.slug),
    oneOf("products_category_check", t.category, departments),
    oneOf("products_state_check", t.state, productStates),
    oneOf("products_content_unit_check", t.contentUnit, contentUnits),
    check("products_content_check", sql`(${t.content} is null) = (${t.contentUnit} is null) and ${t.content} > 0`),
    check("products_reorder_check", sql`${t.reorderPoint} >= 0`),
    check("products_age_check", sql`${t.ageLimit} between 0 and 99`),
    toCategory("products_category_fk", t.workspaceId, t.categoryId),
    oneOf("products_currency_check", t.currency, currencies),
    check("products_rating_check", sql`${t.rating} between 1 and 5`),
    // The last line of defence against overselling.
    check("products_stock_check", sql`${t.stock} >= 0`),
    ...allExact("products", t.price, t.costLast, t.costAverage),
    index("products_price_idx").on(t.workspaceId, t.price, t.id),
    index("products_category_idx").on(t.workspaceId, t.category, t.id),
    index("products_brand_idx").on(t.workspaceId, t.brand, t.id),
    index("products_rating_idx").on(t.workspaceId, t.rating, t.id),
    index("products_free_shipping_idx").on(t.workspaceId, t.id).where(sql`has_free_shipping`),
    index("products_name_idx").on(t.workspaceId, t.search, t.id),
    index("products_stock_idx").on(t.workspaceId, t.stock, t.id),
    // Covers every facet of the sidebar, so counting doesn't read the table.
    index("products_facets_idx").on(t.workspaceId, t.category, t.brand, t.rating, t.hasFreeShipping, t.price, t.state),
    // With the state, so that counting a category doesn't read the table.
    index("products_category_id_idx").on(t.workspaceId, t.categoryId, t.state),
    index("products_state_idx").on(t.workspaceId, t.state, t.id),
    uniqueIndex("products_sku_key").on(t.workspaceId, sql`lower(${t.sku})`).where(sql`sku <> ''`),
    // For finding duplicates: SKUs that differ only in punctuation, and equal codes of one supplier.
    index("products_plain_sku_idx")
      .on(t.workspaceId, sql`regexp_replace(lower(${t.sku}), '[^a-z0-9]', '', 'g')`)
      .where(sql`sku <> ''`),
    index("products_supplier_code_idx")
      .on(t.workspaceId, sql`lower(${t.supplierCode})`, sql`lower(${t.supplierName})`)
      .where(sql`supplier_code <> ''`),
    // For the list of products that run low.
    index("products_reorder_idx").on(t.workspaceId, t.id).where(sql`reorder_point is not null`),
    index("products_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** A foreign key to a product. The row is deleted with it. */
export const toProduct = (workspace: AnyPgColumn, product: AnyPgColumn) =>
  foreignKey({ columns: [workspace, product], foreignColumns: [products.workspaceId, products.id] }).onDelete("cascade")

/** Whether the web shop sells a product. */
export const inWebShop = and(eq(products.state, "active"), isNotNull(products.category))
