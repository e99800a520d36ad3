import { type SQL, sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { type Tag, tags } from "./values"

const everyTag = sql.raw(`array[${tags.map((tag) => `'${tag}'`).join(", ")}]::text[]`)

/** Tasks. Deleting one only sets `isDeleted`. */
export const tasks = pgTable(
  "tasks",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    title: text("title").notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    description: text("description").notNull().default(""),
    tags: text("tags").array().$type<Tag[]>().notNull().default(sql`'{}'::text[]`),
    isCompleted: boolean("is_completed").notNull().default(false),
    isDeleted: boolean("is_deleted").notNull().default(false),
    isImportant: boolean("is_important").notNull().default(false),
    /** The place in the manual order, highest first. A fraction, so a task can be moved between two others. */
    position: doublePrecision("position").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When it was completed; null while it is open. */
    completedAt: instant("completed_at"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`title`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    check("tasks_tags_check", sql`${t.tags} <@ ${everyTag}`),
    // One index per sort order. Tags have none: the row policy keeps PostgreSQL from using an array index, and a list
    // without `q` reads all tasks of the workspace anyway. The search over everything does use the index on the text.
    index("tasks_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    index("tasks_title_idx").on(t.workspaceId, t.title, t.id),
    index("tasks_due_date_idx").on(t.workspaceId, t.dueDate, t.id),
    index("tasks_position_idx").on(t.workspaceId, t.position, t.id),
    index("tasks_completed_idx").on(t.workspaceId, t.isDeleted, t.isCompleted, t.id),
    index("tasks_important_idx").on(t.workspaceId, t.isDeleted, t.isImportant, t.id),
    index("tasks_completed_at_idx").on(t.workspaceId, t.completedAt),
    tenantPolicy(),
  ],
)

/** The assignee of a task, at most one. A separate table, so that deleting the user doesn't delete the task. */
export const taskAssignees = pgTable(
  "task_assignees",
  { workspaceId: workspaceId(), taskId: integer("task_id").notNull(), userId: integer("user_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.taskId] }),
    foreignKey({ columns: [t.workspaceId, t.taskId], foreignColumns: [tasks.workspaceId, tasks.id] }).onDelete(
      "cascade",
    ),
    toUser(t.workspaceId, t.userId),
    index("task_assignees_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)
