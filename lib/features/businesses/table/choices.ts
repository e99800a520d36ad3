import { foreignKey, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { shops } from "../table"

/** The shop that a person has chosen for the screens of the back office. Without a row: all shops. */
export const chosenShops = pgTable(
  "chosen_shops",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    shopId: integer("shop_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    toUser(t.workspaceId, t.userId),
    foreignKey({
      name: "chosen_shops_shop_fk",
      columns: [t.workspaceId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.id],
    }).onDelete("cascade"),
    index("chosen_shops_shop_idx").on(t.workspaceId, t.shopId),
    tenantPolicy(),
  ],
)
