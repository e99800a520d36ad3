import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"

/** Questions to everybody in a workspace. */
export const polls = pgTable(
  "polls",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    question: text("question").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] }), tenantPolicy()],
)

/** The options of a poll, in the order of `position`. */
export const pollOptions = pgTable(
  "poll_options",
  {
    workspaceId: workspaceId(),
    pollId: integer("poll_id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.pollId, t.name] }),
    foreignKey({
      name: "poll_options_poll_fk",
      columns: [t.workspaceId, t.pollId],
      foreignColumns: [polls.workspaceId, polls.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
)

/** Votes. A user has one vote per poll and may change it. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    workspaceId: workspaceId(),
    pollId: integer("poll_id").notNull(),
    userId: integer("user_id").notNull(),
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.pollId, t.userId] }),
    foreignKey({
      name: "poll_votes_option_fk",
      columns: [t.workspaceId, t.pollId, t.name],
      foreignColumns: [pollOptions.workspaceId, pollOptions.pollId, pollOptions.name],
    }).onDelete("cascade"),
    toUser(t.workspaceId, t.userId),
    index("poll_votes_option_idx").on(t.workspaceId, t.pollId, t.name),
    index("poll_votes_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)
