import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { decimalMarks } from "@/lib/core/imports/decimal-marks"
import type { Cell } from "@/lib/core/imports/parse"
import { importStates, newStates } from "../values/imports"

/** Imported files of products. Until an import is taken, it has the rows of its file and can be discarded. */
export const productImports = pgTable(
  "product_imports",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    state: choice("state", importStates).notNull().default("draft"),
    fileName: text("file_name").notNull(),
    headings: jsonb("headings").$type<string[]>().notNull(),
    /** The cells by line; empty once the import is taken. */
    rows: jsonb("rows").$type<{ line: number; cells: Cell[] }[]>().notNull(),
    rowCount: integer("row_count").notNull(),
    /** The meaning of each column, by heading. */
    columns: jsonb("columns").$type<Record<string, string>>().notNull(),
    decimal: choice("decimal", decimalMarks).notNull(),
    newState: choice("new_state", newStates).notNull().default("draft"),
    created: integer("created").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    /** The id of the price change with the imported prices; null if the file set none. */
    priceChange: integer("price_change"),
    /** No foreign key: imports outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    takenAt: instant("taken_at"),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("product_imports_state_check", t.state, importStates),
    oneOf("product_imports_decimal_check", t.decimal, decimalMarks),
    oneOf("product_imports_new_state_check", t.newState, newStates),
    check("product_imports_taken_check", sql`(${t.state} = 'draft') = (${t.takenAt} is null)`),
    index("product_imports_state_idx").on(t.workspaceId, t.state, t.id),
    tenantPolicy(),
  ],
)

/** The columns of a product that an import writes. */
export interface ImportedColumns {
  name: string
  sku: string
  brand: string
  categoryId: number | null
  category: string | null
  content: number | null
  contentUnit: string | null
  supplierName: string
  supplierCode: string
  reorderPoint: number | null
  vatRates: Record<string, number>
  ageLimit: number | null
  isReturnable: boolean | null
}

/** The products that an import wrote, for its undo. */
export const productImportRows = pgTable(
  "product_import_rows",
  {
    workspaceId: workspaceId(),
    importId: integer("import_id").notNull(),
    /** No foreign key: a product that is deleted later is reported by name. */
    productId: integer("product_id").notNull(),
    productName: text("product_name").notNull(),
    /** The product's columns before the import; null if the import created the product. */
    before: jsonb("before").$type<ImportedColumns>(),
    /** The barcodes that the import added, with 14 digits. */
    gtins: text("gtins").array().notNull(),
    /** The product's version after the import. If the current one differs, somebody has edited the product since. */
    version: integer("version").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId, t.productId] }),
    foreignKey({
      name: "product_import_rows_import_fk",
      columns: [t.workspaceId, t.importId],
      foreignColumns: [productImports.workspaceId, productImports.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)

/** The meanings of columns in earlier files, by folded heading. */
export const productImportColumns = pgTable(
  "product_import_columns",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    heading: text("heading").notNull(),
    meaning: text("meaning").notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.heading] }), tenantPolicy()],
)
