import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** Titles that autocomplete fields suggest; rank 1 is the best seller. */
export const titles = pgTable(
  "autocomplete_titles",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    title: text("title").notNull(),
    rank: integer("rank").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index("autocomplete_titles_rank_idx").on(t.workspaceId, t.rank, t.id),
    tenantPolicy(),
  ],
)
