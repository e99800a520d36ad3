import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** Titles that a field offers while one types, best seller first. */
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
