import { and, arrayContains, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import { contains } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { Assignee, NewTask, Task, TaskChanges, TaskListQuery } from "./schema"
import { taskAssignees, tasks } from "./table"

const columns = {
  id: tasks.id,
  title: tasks.title,
  dueDate: tasks.dueDate,
  description: tasks.description,
  assignee: { fullName: users.fullName, avatar: users.avatar },
  tags: tasks.tags,
  isCompleted: tasks.isCompleted,
  isDeleted: tasks.isDeleted,
  isImportant: tasks.isImportant,
}

const sortable = {
  latest: [desc(tasks.id)],
  "title-asc": [asc(tasks.title), asc(tasks.id)],
  "title-desc": [desc(tasks.title), desc(tasks.id)],
  assignee: [sql`${users.fullName} asc nulls last`, asc(tasks.id)],
  "due-date": [asc(tasks.dueDate), asc(tasks.id)],
  order: [desc(tasks.position), desc(tasks.id)],
}

/** Important and completed leave deleted tasks out; deleted shows only those (contract section 2). */
const filters = {
  important: eq(tasks.isImportant, true),
  completed: eq(tasks.isCompleted, true),
  deleted: undefined,
}

const mine = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) => and(eq(tasks.workspaceId, workspaceId), ...more)

const selected = ({ db }: Scope) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskAssignees, and(eq(taskAssignees.workspaceId, tasks.workspaceId), eq(taskAssignees.taskId, tasks.id)))
    .leftJoin(users, and(eq(users.workspaceId, taskAssignees.workspaceId), eq(users.id, taskAssignees.userId)))

export const findAll = (scope: Scope, { q, filter, tag, sortBy }: TaskListQuery): Promise<Task[]> =>
  selected(scope)
    .where(
      mine(
        scope,
        eq(tasks.isDeleted, filter === "deleted"),
        filter && filters[filter],
        tag && arrayContains(tasks.tags, [tag]),
        q ? sql`lower(${tasks.title}) like ${contains(q.toLowerCase())}` : undefined,
      ),
    )
    .orderBy(...sortable[sortBy ?? "latest"])

export async function findById(scope: Scope, id: number): Promise<Task | undefined> {
  const [row] = await selected(scope).where(mine(scope, eq(tasks.id, id)))
  return row
}

/** Adds a task on top of the order people make. @returns its id */
export async function insert(scope: Scope, values: Omit<NewTask, "assignee">): Promise<number> {
  const { db, workspaceId } = scope
  const top = sql<number>`(select coalesce(max(position), 0) + 1 from tasks where workspace_id = ${workspaceId})`
  const [row] = await db
    .insert(tasks)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "task"), position: top })
    .returning({ id: tasks.id })
  return row?.id as number
}

/** @returns whether the task is there */
export async function update(scope: Scope, id: number, values: Omit<TaskChanges, "assignee">): Promise<boolean> {
  const rows = await scope.db
    .update(tasks)
    // A task given without changes is still looked for.
    .set(Object.keys(values).length > 0 ? values : { id })
    .where(mine(scope, eq(tasks.id, id)))
    .returning({ id: tasks.id })
  return rows.length > 0
}

/**
 * The person meant, by id or by full name; of several with that name the one who has the task already, else the first.
 */
export async function findPerson(scope: Scope, who: NonNullable<Assignee>, taskId?: number) {
  const { db, workspaceId } = scope
  const has = sql`exists (select 1 from ${taskAssignees} where ${taskAssignees.workspaceId} = ${workspaceId}
    and ${taskAssignees.taskId} = ${taskId ?? 0} and ${taskAssignees.userId} = ${users.id})`
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.workspaceId, workspaceId), who.id ? eq(users.id, who.id) : eq(users.fullName, String(who.fullName))),
    )
    .orderBy(desc(has), asc(users.id))
    .limit(1)
  return row?.id
}

/** Gives a task to a person, or to nobody. */
export async function assign({ db, workspaceId }: Scope, taskId: number, userId: number | null): Promise<void> {
  if (userId === null) {
    await db
      .delete(taskAssignees)
      .where(and(eq(taskAssignees.workspaceId, workspaceId), eq(taskAssignees.taskId, taskId)))
    return
  }
  await db
    .insert(taskAssignees)
    .values({ workspaceId, taskId, userId })
    .onConflictDoUpdate({ target: [taskAssignees.workspaceId, taskAssignees.taskId], set: { userId } })
}
