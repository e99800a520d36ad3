import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { amount, exact } from "@/lib/core/db/amounts"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "../table"
import { usualPolicy } from "../values"

/** How a shop's cash gets to the bank. A shop without a row has the usual policy; the till's threshold is in `shops`. */
export const depositPolicies = pgTable(
  "deposit_policies",
  {
    workspaceId: workspaceId(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    /** Weekdays on which the bank credits, from Monday = 1 to Sunday = 7, in order. */
    bankingDays: jsonb("banking_days").$type<number[]>().notNull(),
    /** Hours after which a pending drop is overdue. */
    verifyWithinHours: integer("verify_within_hours").notNull(),
    /** Banking days after its sealing on which a bag should be credited at the latest. */
    creditWithinDays: integer("credit_within_days").notNull(),
    /** Whether a bag needs a witness when it is sealed. */
    witnessRequired: boolean("witness_required").notNull(),
    /** The amount above which a bag needs a photo; null if none does. */
    photoAbove: amount("photo_above"),
    /** The usual policy is version 1. */
    version: integer("version").notNull().default(2),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.shopId] }),
    foreignKey({
      name: "deposit_policies_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    check(
      "deposit_policies_days_check",
      sql`${t.bankingDays} <@ '[1, 2, 3, 4, 5, 6, 7]' and jsonb_array_length(${t.bankingDays}) between 1 and 7`,
    ),
    check("deposit_policies_within_check", sql`${t.verifyWithinHours} > 0 and ${t.creditWithinDays} > 0`),
    exact("deposit_policies_photo_above_exact", t.photoAbove),
    tenantPolicy(),
  ],
)

/** Hours within which a drop is verified, where `depositPolicies` is left-joined. */
export const verifyWithinHours = sql<number>`coalesce(${depositPolicies.verifyWithinHours}, ${sql.raw(String(usualPolicy.verifyWithinHours))})`
