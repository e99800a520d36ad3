import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops, tills } from "@/lib/features/businesses/table"
import { dropStates } from "./values"

/** Envelopes on their way from a till to the safe. Ledger entries: `entry_id` and, once closed, `closing_entry_id`. */
export const drops = pgTable(
  "drops",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    tillId: integer("till_id").notNull(),
    envelope: text("envelope").notNull(),
    /** The amount that the envelope should contain, in minor units; `counted` is the actual one. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** The notes and coins of `amount` by face value; null if only the sum was entered. */
    contents: jsonb("contents").$type<Record<string, number>>(),
    state: choice("state", dropStates).notNull().default("pending"),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    /** The user who dropped it; `closedBy` verified or cancelled it. No foreign keys: drops outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    droppedAt: writtenAt("dropped_at"),
    entryId: uuid("entry_id").notNull(),
    counted: bigint("counted", { mode: "number" }),
    /** The counted notes and coins by face value; null if only the sum was counted. */
    pieces: jsonb("pieces").$type<Record<string, number>>(),
    closedBy: integer("closed_by"),
    closedByName: text("closed_by_name"),
    closedAt: instant("closed_at"),
    closingEntryId: uuid("closing_entry_id"),
    /** The reason for the cancellation; empty without one. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "drops_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "drops_till_fk",
      columns: [t.workspaceId, t.tillId],
      foreignColumns: [tills.workspaceId, tills.id],
    }).onDelete("cascade"),
    uniqueIndex("drops_envelope_pending_key")
      .on(t.workspaceId, t.shopId, sql`lower(${t.envelope})`)
      .where(sql`${t.state} = 'pending'`),
    oneOf("drops_state_check", t.state, dropStates),
    check("drops_amount_check", sql`${t.amount} > 0 and (${t.counted} is null or ${t.counted} >= 0)`),
    check("drops_closed_check", sql`(${t.state} = 'pending') = (${t.closedAt} is null)`),
    index("drops_dropped_idx").on(t.workspaceId, t.droppedAt, t.id),
    index("drops_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("drops_shop_idx").on(t.workspaceId, t.shopId, t.droppedAt, t.id),
    index("drops_state_idx").on(t.workspaceId, t.state, t.droppedAt, t.id),
    index("drops_business_idx").on(t.workspaceId, t.businessId, t.droppedAt, t.id),
    index("drops_till_idx").on(t.workspaceId, t.tillId, t.droppedAt, t.id),
    index("drops_user_idx").on(t.workspaceId, t.userId, t.droppedAt, t.id),
    tenantPolicy(),
  ],
)
