import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { movementKinds } from "./values"

const pieces = (name: string) => jsonb(name).$type<Record<string, number>>().notNull().default({})

/**
 * The notes and coins that are known to be in the safe of a shop, by face value. The rest of the ledger balance is unsorted:
 * its notes and coins are unknown. So the two always add up to the ledger balance.
 */
export const safeContents = pgTable(
  "safe_contents",
  {
    workspaceId: workspaceId(),
    shopId: integer("shop_id").notNull(),
    businessId: integer("business_id").notNull(),
    pieces: pieces("pieces"),
    /** The time of the last count of the whole safe. */
    countedAt: instant("counted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.shopId] }),
    foreignKey({
      name: "safe_contents_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)

/** Movements of notes and coins in a safe, and counts of them. Append-only. */
export const safeMovements = pgTable(
  "safe_movements",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    kind: choice("kind", movementKinds).notNull(),
    /** Minor units, negative out of the safe; zero for an exchange, and for a count without a variance. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** Pieces by face value, negative out of the safe. For a count, the counted pieces. */
    pieces: pieces("pieces"),
    /** The ledger balance before a count. */
    expected: bigint("expected", { mode: "number" }),
    note: text("note").notNull().default(""),
    /** Null if no money moved. */
    entryId: uuid("entry_id"),
    /** The user who recorded the movement, and the witness of a count. No foreign keys: movements outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    witnessId: integer("witness_id"),
    witnessName: text("witness_name"),
    at: writtenAt("at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "safe_movements_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    oneOf("safe_movements_kind_check", t.kind, movementKinds),
    index("safe_movements_shop_idx").on(t.workspaceId, t.shopId, t.at, t.id),
    index("safe_movements_entry_idx").on(t.workspaceId, t.entryId),
    tenantPolicy(),
  ],
)
