import { type SQL, sql } from "drizzle-orm"
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
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import type { Conditions, Reward, Target } from "@/lib/core/pricing/types"
import { businesses } from "@/lib/features/businesses/table"
import { offerStates, rewardKinds } from "./values"

/**
 * Rules that take something off prices, where and when. Read as a whole, so the rules are stored as they are written. A coupon of the web
 * shop is an offer with a code and without a business.
 */
export const offers = pgTable(
  "offers",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    /** Null for coupons of the web shop, whichever business sells there. */
    businessId: integer("business_id"),
    name: text("name").notNull(),
    state: choice("state", offerStates).notNull().default("draft"),
    kind: choice("kind", rewardKinds).notNull(),
    reward: jsonb("reward").$type<Reward<number>>().notNull(),
    target: jsonb("target").$type<Target>().notNull(),
    /** Without the days and the code, which are columns. */
    conditions: jsonb("conditions").$type<Omit<Conditions, "from" | "until" | "code">>().notNull(),
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** The exact start and end of coupons, whose days are those of the user who sets them. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /** In upper case. */
    code: text("code"),
    /** Whether the cart shows the code to everyone. Otherwise customers must know it. */
    isOffered: boolean("is_offered").notNull().default(false),
    priority: integer("priority").notNull().default(0),
    stacks: boolean("stacks").notNull().default(false),
    most: integer("most"),
    /** How many orders may have it: in all, and of one customer. */
    mostUses: integer("most_uses"),
    mostPerCustomer: integer("most_per_customer"),
    /** Orders that have it, without cancelled ones. */
    uses: integer("uses").notNull().default(0),
    /** When it was first active, and when it was paused or archived since. Null if that was before we kept it. */
    activatedAt: instant("activated_at"),
    stoppedAt: instant("stopped_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "offers_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    oneOf("offers_state_check", t.state, offerStates),
    oneOf("offers_kind_check", t.kind, rewardKinds),
    check("offers_days_check", sql`${t.startsOn} is null or ${t.endsOn} is null or ${t.startsOn} <= ${t.endsOn}`),
    check("offers_uses_check", sql`${t.uses} >= 0 and (${t.mostUses} is null or ${t.uses} <= ${t.mostUses})`),
    check("offers_limits_check", sql`${t.mostUses} > 0 and ${t.mostPerCustomer} > 0`),
    check("offers_coupon_check", sql`${t.businessId} is not null or ${t.code} is not null`),
    uniqueIndex("offers_code_key").on(t.workspaceId, t.code),
    index("offers_business_idx").on(t.workspaceId, t.businessId, t.state, t.id),
    index("offers_state_idx").on(t.workspaceId, t.state, t.id),
    index("offers_kind_idx").on(t.workspaceId, t.kind, t.id),
    index("offers_name_idx").on(t.workspaceId, t.search, t.id),
    index("offers_priority_idx").on(t.workspaceId, t.priority, t.id),
    index("offers_starts_idx").on(t.workspaceId, t.startsOn, t.id),
    index("offers_ends_idx").on(t.workspaceId, t.endsOn, t.id),
    index("offers_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)
