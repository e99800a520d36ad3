import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { alertKinds } from "../values"

/** Problems in a shop's stock, such as expired goods. A job opens and closes alerts; closed ones stay. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    kind: choice("kind", alertKinds).notNull(),
    /** The largest number of products while the alert was open. */
    products: integer("products").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "stock_alerts_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    oneOf("stock_alerts_kind_check", t.kind, alertKinds),
    check("stock_alerts_products_check", sql`${t.products} > 0`),
    uniqueIndex("stock_alerts_open_key").on(t.workspaceId, t.shopId, t.kind).where(sql`${t.closedAt} is null`),
    index("stock_alerts_opened_idx").on(t.workspaceId, t.openedAt, t.id),
    tenantPolicy(),
  ],
)
