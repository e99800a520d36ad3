import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { workspaces } from "../db/table"
import { choice, instant, oneOf, tenantPolicy } from "../db/tenant"
import { jobStates } from "./values"

/**
 * Background work. The transaction that causes a job inserts its row, so both are committed or neither is. Members may only
 * insert rows of their workspace; workers claim and finish them as the owner.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for jobs of the whole store. */
    workspaceId: integer("workspace_id").references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull().default({}),
    /** Jobs with the same name, workspace and key never run at once, and those that are due together run once. */
    key: text("key"),
    /** Whether this is the one row of a schedule. It goes back to `pending` after each run. */
    isScheduled: boolean("is_scheduled").notNull().default(false),
    state: choice("state", jobStates).notNull().default("pending"),
    runAt: instant("run_at").notNull().defaultNow(),
    /** How often it was started, without the attempts before an operator retried it. */
    attempts: integer("attempts").notNull().default(0),
    /** The end of the lease, and the process that holds it. Only set while it runs. */
    lockedUntil: instant("locked_until"),
    lockedBy: text("locked_by"),
    /** Why the last attempt failed, without secrets. */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
  },
  (t) => [
    oneOf("jobs_state_check", t.state, jobStates),
    uniqueIndex("jobs_schedule_key").on(t.name).where(sql`${t.isScheduled}`),
    // Two workers can't run jobs with the same key at once: claiming the second one violates this index.
    uniqueIndex("jobs_running_key")
      .on(t.name, sql`coalesce(${t.workspaceId}, 0)`, t.key)
      .where(sql`${t.state} = 'running' and ${t.key} is not null`),
    index("jobs_due_idx")
      .on(sql`coalesce(${t.lockedUntil}, ${t.runAt})`)
      .where(sql`${t.state} in ('pending', 'running')`),
    index("jobs_waiting_key_idx").on(t.name, t.key).where(sql`${t.state} = 'pending' and ${t.key} is not null`),
    index("jobs_list_idx").on(t.state, t.createdAt),
    index("jobs_finished_idx").on(t.finishedAt),
    index("jobs_workspace_idx").on(t.workspaceId),
    tenantPolicy(),
  ],
)
