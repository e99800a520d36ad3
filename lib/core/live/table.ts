import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { instant, tenantPolicy, workspaceId } from "../db/tenant"

/** Open pages, one row per stream. A row that is no longer refreshed belongs to a process that died. */
export const livePages = pgTable(
  "live_pages",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** No foreign key: the stream of a deleted user ends a moment later. */
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
