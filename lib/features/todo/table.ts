import { sql } from "drizzle-orm"
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
import { workspaces } from "@/lib/core/db/table"
import { instant, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { type Tag, tags } from "./values"

const everyTag = sql.raw(`array[${tags.map((tag) => `'${tag}'`).join(", ")}]::text[]`)

/** What a workspace has to do. A deleted task is only hidden (spec section 4). */
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
    /** Place in the order people make, highest first. Between two neighbours there is nearly always room for a third. */
    position: doublePrecision("position").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Since when it is completed; nothing while it is not. */
    completedAt: instant("completed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    check("tasks_tags_check", sql`${t.tags} <@ ${everyTag}`),
    // One index for each sort. Text and tags are looked for among the workspace's own tasks: the row policy keeps
    // PostgreSQL from asking a trigram or array index, and a list without `q` reads all of them anyway.
    index("tasks_title_idx").on(t.workspaceId, t.title, t.id),
    index("tasks_due_date_idx").on(t.workspaceId, t.dueDate, t.id),
    index("tasks_position_idx").on(t.workspaceId, t.position, t.id),
    index("tasks_completed_idx").on(t.workspaceId, t.isDeleted, t.isCompleted, t.id),
    index("tasks_important_idx").on(t.workspaceId, t.isDeleted, t.isImportant, t.id),
    index("tasks_completed_at_idx").on(t.workspaceId, t.completedAt),
    tenantPolicy(),
  ],
)

/** Who has a task: at most one person. A row of its own, so that the task stays when the person goes. */
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
