import { sql } from "drizzle-orm"
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { shops } from "@/lib/features/businesses/table"
import { exceptionKinds } from "./values"

/** What needs somebody in the cash of a shop. A job opens and closes them; closed ones stay. */
export const cashExceptions = pgTable(
  "cash_exceptions",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    shopId: integer("shop_id").notNull(),
    kind: choice("kind", exceptionKinds).notNull(),
    /** The drop, bag, session, till or shop that it is about. */
    subjectId: integer("subject_id").notNull(),
    /** What people call the subject: an envelope, a bag, a till, a shop. */
    name: text("name").notNull(),
    /** Minor units; null if it is about no amount. */
    amount: bigint("amount", { mode: "number" }),
    since: instant("since").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
    /** Who solved it; null if nobody did, such as when a limit was raised. No foreign key: it outlives users. */
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
