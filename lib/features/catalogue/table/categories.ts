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
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { categoryStates, categories as departments, type VatRates } from "../values"

/** Categories and, below them, subcategories. What a row leaves null it inherits from its category. Never deleted. */
export const categories = pgTable(
  "categories",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** Null for a category, which is at the top. */
    parentId: integer("parent_id"),
    isTop: boolean("is_top")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(parent_id is null)`),
    /** Always true: together with the foreign key, this limits the tree to two levels. */
    parentIsTop: boolean("parent_is_top").notNull().default(true),
    state: choice("state", categoryStates).notNull().default("active"),
    name: text("name").notNull(),
    /** The place among its siblings. Several may have the same; the name decides then. */
    position: integer("position").notNull().default(0),
    /** The web shop's department for the products of a category; null if the web shop doesn't sell them. */
    department: choice("department", departments),
    /** In basis points by country. Inherited for each country separately. */
    vatRates: jsonb("vat_rates").$type<VatRates>().notNull().default({}),
    /** The margin to aim at, in basis points of the price without VAT. */
    marginBps: integer("margin_bps"),
    /** The buyer's minimum age in years; 0 for none. */
    ageLimit: integer("age_limit"),
    isReturnable: boolean("is_returnable"),
    version: integer("version").notNull().default(1),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique("categories_level_key").on(t.workspaceId, t.id, t.isTop),
    foreignKey({
      name: "categories_parent_fk",
      columns: [t.workspaceId, t.parentId, t.parentIsTop],
      foreignColumns: [t.workspaceId, t.id, t.isTop],
    }).onDelete("cascade"),
    uniqueIndex("categories_name_key").on(t.workspaceId, sql`coalesce(parent_id, 0)`, t.search),
    uniqueIndex("categories_department_key").on(t.workspaceId, t.department).where(sql`department is not null`),
    oneOf("categories_state_check", t.state, categoryStates),
    oneOf("categories_department_check", t.department, departments),
    check("categories_top_check", sql`${t.parentIsTop} and (${t.department} is null or ${t.parentId} is null)`),
    check("categories_margin_check", sql`${t.marginBps} between 0 and 10000`),
    check("categories_age_check", sql`${t.ageLimit} between 0 and 99`),
    index("categories_parent_idx").on(t.workspaceId, t.parentId, t.position, t.id),
    index("categories_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** A foreign key to a category or subcategory. */
export const toCategory = (name: string, workspace: AnyPgColumn, category: AnyPgColumn) =>
  foreignKey({ name, columns: [workspace, category], foreignColumns: [categories.workspaceId, categories.id] })
