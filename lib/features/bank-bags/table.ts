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
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { bankAccounts, shops } from "@/lib/features/businesses/table"
import { bagEventKinds, bagStates, resolutions } from "./values"

/** Bags of cash on their way from a safe to the bank. */
export const bankBags = pgTable(
  "bank_bags",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    bankAccountId: integer("bank_account_id"),
    state: choice("state", bagStates).notNull().default("prepared"),
    number: text("number").notNull(),
    slipNumber: text("slip_number").notNull().default(""),
    sealNumber: text("seal_number").notNull().default(""),
    /** The address of a photo of the sealed bag. */
    photo: text("photo").notNull().default(""),
    carrier: text("carrier").notNull().default(""),
    /** In minor units; `pieces` is the same sum by face value. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    pieces: jsonb("pieces").$type<Record<string, number>>().notNull(),
    credited: bigint("credited", { mode: "number" }),
    creditedOn: date("credited_on", { mode: "string" }),
    resolution: choice("resolution", resolutions),
    /** The user who prepared the bag. No foreign key: bags outlive users. */
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    preparedAt: writtenAt("prepared_at"),
    /** The entry that took the money out of the safe. */
    sealEntryId: uuid("seal_entry_id"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_bags_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bank_bags_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }).onDelete("cascade"),
    uniqueIndex("bank_bags_open_key")
      .on(t.workspaceId, t.shopId, sql`lower(${t.number})`)
      .where(sql`${t.state} <> 'returned'`),
    oneOf("bank_bags_state_check", t.state, bagStates),
    oneOf("bank_bags_resolution_check", t.resolution, resolutions),
    check("bank_bags_amount_check", sql`${t.amount} > 0`),
    index("bank_bags_prepared_idx").on(t.workspaceId, t.preparedAt, t.id),
    index("bank_bags_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("bank_bags_state_idx").on(t.workspaceId, t.state, t.preparedAt, t.id),
    index("bank_bags_business_idx").on(t.workspaceId, t.businessId, t.preparedAt, t.id),
    index("bank_bags_photo_idx").on(t.workspaceId, t.photo).where(sql`${t.photo} <> ''`),
    index("bank_bags_credited_idx").on(t.workspaceId, t.creditedOn, t.id),
    index("bank_bags_shop_idx").on(t.workspaceId, t.shopId, t.preparedAt, t.id),
    tenantPolicy(),
  ],
)

/** The events of a bag, in order. Append-only. */
export const bankBagEvents = pgTable(
  "bank_bag_events",
  {
    workspaceId: workspaceId(),
    bagId: integer("bag_id").notNull(),
    position: integer("position").notNull(),
    kind: choice("kind", bagEventKinds).notNull(),
    /** The bag's amount, the amount that the bank credited, or the difference that was resolved. */
    amount: bigint("amount", { mode: "number" }),
    /** The reason, the carrier or the seal number. */
    note: text("note").notNull().default(""),
    entryId: uuid("entry_id"),
    userId: integer("user_id").notNull(),
    userName: text("user_name").notNull(),
    witnessId: integer("witness_id"),
    witnessName: text("witness_name"),
    at: writtenAt("at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bagId, t.position] }),
    foreignKey({
      name: "bank_bag_events_bag_fk",
      columns: [t.workspaceId, t.bagId],
      foreignColumns: [bankBags.workspaceId, bankBags.id],
    }).onDelete("cascade"),
    oneOf("bank_bag_events_kind_check", t.kind, bagEventKinds),
    tenantPolicy(),
  ],
)
