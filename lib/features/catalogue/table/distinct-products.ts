import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toProduct } from "../table"

/** Pairs of products that look alike, of which somebody has said that they are different. */
export const distinctProducts = pgTable(
  "distinct_products",
  {
    workspaceId: workspaceId(),
    lowId: integer("low_id").notNull(),
    highId: integer("high_id").notNull(),
    /** No foreign key: what was said outlives users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.lowId, t.highId] }),
    toProduct(t.workspaceId, t.lowId),
    toProduct(t.workspaceId, t.highId),
    check("distinct_products_order_check", sql`${t.lowId} < ${t.highId}`),
    index("distinct_products_high_idx").on(t.workspaceId, t.highId),
    tenantPolicy(),
  ],
)
