import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toOrder } from "../table"

/** The offers that an order has; each counts as one use, until the order is cancelled. */
export const orderOffers = pgTable(
  "order_offers",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    /** No foreign key: orders outlive offers. */
    offerId: integer("offer_id").notNull(),
    name: text("name").notNull(),
    /** How often the order has it: pieces, or groups of them. */
    times: integer("times").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.offerId] }),
    toOrder(t.workspaceId, t.orderId),
    index("order_offers_offer_idx").on(t.workspaceId, t.offerId, t.orderId),
    tenantPolicy(),
  ],
)
