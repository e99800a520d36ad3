import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { products } from "@/lib/features/catalogue/table"
import { partyPrefix } from "./values"

/** The party of the supplier with an id, as in the books. */
export const partyIn = (id: SQLWrapper): SQL<string> => sql`(${sql.raw(`'${partyPrefix}'`)} || ${id})`

/** Suppliers of the businesses of a workspace. In the books a supplier is the party `supplier:<id>`. */
export const suppliers = pgTable(
  "suppliers",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    name: text("name").notNull(),
    /** Without spaces, with the country prefix. Empty if unknown, like the text fields below. */
    vatNumber: text("vat_number").notNull().default(""),
    companyNumber: text("company_number").notNull().default(""),
    iban: text("iban").notNull().default(""),
    bic: text("bic").notNull().default(""),
    country: text("country").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    street: text("street").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    city: text("city").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Days after which a bill that names no due date is due; null if unknown. */
    paymentDays: integer("payment_days"),
    /**
     * The supplier that this one was merged into. This one keeps its bills and its party in the books; lists show them with
     * those of the other, which gets new bills.
     */
    mergedInto: integer("merged_into"),
    version: integer("version").notNull().default(1),
    createdAt: writtenAt("created_at"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name || E'\n' || vat_number || E'\n' || company_number`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "suppliers_merged_fk",
      columns: [t.workspaceId, t.mergedInto],
      foreignColumns: [t.workspaceId, t.id],
    }).onDelete("cascade"),
    check("suppliers_merged_check", sql`${t.mergedInto} <> ${t.id}`),
    uniqueIndex("suppliers_vat_number_key").on(t.workspaceId, t.vatNumber).where(sql`${t.vatNumber} <> ''`),
    index("suppliers_name_idx").on(t.workspaceId, t.name, t.id),
    index("suppliers_lower_name_idx").on(t.workspaceId, sql`lower(name)`),
    index("suppliers_merged_idx").on(t.workspaceId, t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index("suppliers_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** Suppliers' codes for our products, remembered from the bills whose goods somebody took into stock. */
export const supplierProducts = pgTable(
  "supplier_products",
  {
    workspaceId: workspaceId(),
    supplierId: integer("supplier_id").notNull(),
    /** The supplier's code in lower case; the line's name if it has no code. */
    code: text("code").notNull(),
    productId: integer("product_id").notNull(),
    /** Pieces in one unit of the supplier, such as 12 in a carton. */
    pieces: integer("pieces").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.supplierId, t.code] }),
    foreignKey({
      name: "supplier_products_supplier_fk",
      columns: [t.workspaceId, t.supplierId],
      foreignColumns: [suppliers.workspaceId, suppliers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "supplier_products_product_fk",
      columns: [t.workspaceId, t.productId],
      foreignColumns: [products.workspaceId, products.id],
    }).onDelete("cascade"),
    check("supplier_products_pieces_check", sql`${t.pieces} between 1 and 100000`),
    index("supplier_products_product_idx").on(t.workspaceId, t.productId),
    tenantPolicy(),
  ],
)
