import { sql } from "drizzle-orm"
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { exceptionKinds } from "./values"

/** Problems with a shop's cash that need attention. A job opens and closes them; closed ones stay. */
export const cashExceptions = pgTable(
  "cash_exceptions",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    kind: choice("kind", exceptionKinds).notNull(),
    /** The id of the drop, bag, session, till or shop. */
    subjectId: integer("subject_id").notNull(),
    /** The number of the envelope or bag, or the name of the till or shop. */
    name: text("name").notNull(),
    /** Minor units; null for kinds without an amount. */
    amount: bigint("amount", { mode: "number" }),
    since: instant("since").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
    /** The user who solved it; null if nobody did, such as when a limit was raised. No foreign key: exceptions outlive users. */
    closedBy: integer("closed_by"),
    closedByName: text("closed_by_name"),
    /** Its task. No foreign key: people delete tasks. */
    taskId: integer("task_id"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "cash_exceptions_shop_fk",
      columns: [t.workspaceId, t.businessId, t.shopId],
      foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
    }).onDelete("cascade"),
    uniqueIndex("cash_exceptions_open_key").on(t.workspaceId, t.kind, t.subjectId).where(sql`${t.closedAt} is null`),
    oneOf("cash_exceptions_kind_check", t.kind, exceptionKinds),
    check("cash_exceptions_closed_check", sql`${t.closedBy} is null or ${t.closedAt} is not null`),
    index("cash_exceptions_since_idx").on(t.workspaceId, t.since, t.id),
    index("cash_exceptions_amount_idx").on(t.workspaceId, t.amount, t.id),
    index("cash_exceptions_kind_idx").on(t.workspaceId, t.kind, t.since, t.id),
    index("cash_exceptions_shop_idx").on(t.workspaceId, t.shopId, t.since, t.id),
    tenantPolicy(),
  ],
)
