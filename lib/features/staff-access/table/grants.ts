import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { businesses, shops } from "@/lib/features/businesses/table"
import { type LimitName, staffRoles } from "../values"

/** A person's role in a business, or in some of its shops. Grants are ended and never deleted. */
export const staffGrants = pgTable(
  "staff_grants",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    /** No foreign key: the grant outlives the account, with the name that the person had. */
    userId: integer("user_id").notNull(),
    personName: text("person_name").notNull(),
    role: choice("role", staffRoles).notNull(),
    /** If false, it applies to the shops in `staff_grant_shops`. */
    allShops: boolean("all_shops").notNull(),
    startsAt: instant("starts_at").notNull().defaultNow(),
    /** Null for no end. */
    endsAt: instant("ends_at"),
    limits: jsonb("limits").$type<Partial<Record<LimitName, number>>>().notNull().default({}),
    /** Duties by name that differ from the role's: added if true, taken away if false. */
    overrides: jsonb("overrides").$type<Record<string, boolean>>().notNull().default({}),
    madeBy: integer("made_by").notNull(),
    madeByName: text("made_by_name").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "staff_grants_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    oneOf("staff_grants_role_check", t.role, staffRoles),
    check("staff_grants_end_check", sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
    index("staff_grants_user_idx").on(t.workspaceId, t.userId, t.id),
    index("staff_grants_business_idx").on(t.workspaceId, t.businessId, t.id),
    tenantPolicy(),
  ],
)

export const staffGrantShops = pgTable(
  "staff_grant_shops",
  {
    workspaceId: workspaceId(),
    grantId: integer("grant_id").notNull(),
    shopId: integer("shop_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.grantId, t.shopId] }),
    foreignKey({
      name: "staff_grant_shops_grant_fk",
      columns: [t.workspaceId, t.grantId],
      foreignColumns: [staffGrants.workspaceId, staffGrants.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "staff_grant_shops_shop_fk",
      columns: [t.workspaceId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)
