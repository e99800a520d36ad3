import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import { amount } from "@/lib/core/db/amounts"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import { dayStates } from "./values"

/** Days on which nothing is charged, both included: a customer's holiday. */
export interface Pause {
  from: string
  until: string
}

/** Amounts that are charged to customers automatically: a newspaper round, a standing order. */
export const recurringCharges = pgTable(
  "recurring_charges",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    customerId: integer("customer_id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    /** Names the goods that are delivered. It becomes the memo of each charge. */
    text: text("text").notNull(),
    /** Minor units with VAT. */
    amount: amount("amount").notNull(),
    /** In basis points. */
    vatRate: integer("vat_rate").notNull(),
    /** An RRULE without COUNT and UNTIL. */
    rule: text("rule").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }),
    pauses: jsonb("pauses").$type<Pause[]>().notNull().default([]),
    isActive: boolean("is_active").notNull().default(true),
    /** The last day that has been dealt with: a change applies to the days after it. */
    doneUntil: date("done_until", { mode: "string" }).notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "recurring_charges_customer_fk",
      columns: [t.workspaceId, t.customerId],
      foreignColumns: [clients.workspaceId, clients.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "recurring_charges_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    check("recurring_charges_amount_check", sql`${t.amount} > 0 and ${t.vatRate} between 0 and 10000`),
    check("recurring_charges_dates_check", sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
    index("recurring_charges_customer_idx").on(t.workspaceId, t.customerId, t.id),
    index("recurring_charges_shop_idx").on(t.workspaceId, t.shopId, t.id),
    index("recurring_charges_active_idx").on(t.workspaceId, t.id).where(sql`${t.isActive}`),
    tenantPolicy(),
  ],
)

/** The days on which something was due, and what became of it. However often the job runs, a day of a rule is one row. */
export const recurringChargeDays = pgTable(
  "recurring_charge_days",
  {
    workspaceId: workspaceId(),
    chargeId: integer("charge_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    state: choice("state", dayStates).notNull(),
    amount: amount("amount").notNull(),
    /** The journal entry of a charge. */
    entryId: uuid("entry_id"),
    /** Why nothing was charged: the code of an error. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.chargeId, t.day] }),
    foreignKey({
      name: "recurring_charge_days_charge_fk",
      columns: [t.workspaceId, t.chargeId],
      foreignColumns: [recurringCharges.workspaceId, recurringCharges.id],
    }).onDelete("cascade"),
    oneOf("recurring_charge_days_state_check", t.state, dayStates),
    check("recurring_charge_days_entry_check", sql`(${t.entryId} is not null) = (${t.state} = 'charged')`),
    tenantPolicy(),
  ],
)
