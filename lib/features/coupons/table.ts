import { sql } from "drizzle-orm"
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { couponKinds } from "./values"

export const coupons = pgTable(
  "coupons",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** In upper case. */
    code: text("code").notNull(),
    kind: choice("kind", couponKinds).notNull(),
    /** Percent or minor units; 0 for free delivery. */
    value: amount("value").notNull().default(0),
    /** The minimum total of the goods after their discounts, in minor units. */
    minimum: amount("minimum").notNull().default(0),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    mostUses: integer("most_uses"),
    uses: integer("uses").notNull().default(0),
    oncePerPerson: boolean("once_per_person").notNull().default(false),
    /** Whether the cart offers it to everyone. Otherwise users must know the code. */
    isOffered: boolean("is_offered").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("coupons_code_key").on(t.workspaceId, t.code),
    oneOf("coupons_kind_check", t.kind, couponKinds),
    check("coupons_value_check", sql`${t.value} >= 0 and (${t.kind} <> 'percent' or ${t.value} between 1 and 100)`),
    ...allExact("coupons", t.value, t.minimum),
    check("coupons_uses_check", sql`${t.uses} >= 0 and (${t.mostUses} is null or ${t.uses} <= ${t.mostUses})`),
    tenantPolicy(),
  ],
)
