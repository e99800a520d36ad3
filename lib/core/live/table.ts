import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { instant, tenantPolicy, workspaceId } from "../db/tenant"

/** Who has an open page, one row a stream. A row that is not refreshed was left behind by a process that died. */
export const livePages = pgTable(
  "live_pages",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** No foreign key: someone who was deleted has their stream ended a moment later. */
    userId: integer("user_id").notNull(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index().on(t.workspaceId, t.userId, t.seenAt),
    index().on(t.seenAt),
    tenantPolicy(),
  ],
)
