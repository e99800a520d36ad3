import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

/** The pages that each user has bookmarked. */
export const bookmarks = pgTable(
  "bookmarks",
  { workspaceId: workspaceId(), userId: integer("user_id").notNull(), pageId: integer("page_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId, t.pageId] }),
    toUser(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)
