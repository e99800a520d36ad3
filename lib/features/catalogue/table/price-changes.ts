import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { productPrices } from "./prices"

/** Prices that were set at once, so that they can be undone at once. Append-only: undoing is a change too. */
export const priceChanges = pgTable(
  "price_changes",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    cells: integer("cells").notNull(),
    validFrom: instant("valid_from").notNull(),
    /** The change that this one undoes. */
    undoes: integer("undoes"),
    /** No foreign key: the history of prices outlives users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "price_changes_undoes_fk",
      columns: [t.workspaceId, t.undoes],
      foreignColumns: [t.workspaceId, t.id],
    }),
    uniqueIndex("price_changes_undoes_key").on(t.workspaceId, t.undoes),
    check("price_changes_cells_check", sql`${t.cells} > 0`),
    tenantPolicy(),
  ],
)

/** The prices of a change, and what was valid before each. */
export const priceChangeCells = pgTable(
  "price_change_cells",
  {
    workspaceId: workspaceId(),
    priceId: integer("price_id").notNull(),
    changeId: integer("change_id").notNull(),
    /** Null without a price before. */
    before: amount("before"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.priceId] }),
    foreignKey({
      name: "price_change_cells_price_fk",
      columns: [t.workspaceId, t.priceId],
      foreignColumns: [productPrices.workspaceId, productPrices.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "price_change_cells_change_fk",
      columns: [t.workspaceId, t.changeId],
      foreignColumns: [priceChanges.workspaceId, priceChanges.id],
    }).onDelete("cascade"),
    ...allExact("price_change_cells", t.before),
    index("price_change_cells_change_idx").on(t.workspaceId, t.changeId, t.priceId),
    tenantPolicy(),
  ],
)
