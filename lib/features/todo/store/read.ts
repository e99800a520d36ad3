import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { outsidePolicy } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { Task, TaskCounts, TaskListQuery } from "../schema"
import { taskAssignees, tasks } from "../table"
import { tags } from "../values"

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

/** Conditions besides `isDeleted`: `important` and `completed` exclude deleted tasks, `deleted` lists only those. */
const filters = {
  important: eq(tasks.isImportant, true),
  completed: eq(tasks.isCompleted, true),
  deleted: undefined,
}

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(tasks.workspaceId, workspaceId), ...more)

const selected = ({ db }: Scope) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskAssignees, and(eq(taskAssignees.workspaceId, tasks.workspaceId), eq(taskAssignees.taskId, tasks.id)))
    .leftJoin(users, and(eq(users.workspaceId, taskAssignees.workspaceId), eq(users.id, taskAssignees.userId)))

export function findAll(scope: Scope, { q, filter, tag, sortBy, limit }: TaskListQuery): Promise<Task[]> {
  const run = async (): Promise<Task[]> => {
    const found = selected(scope)
      .where(
        inWorkspace(
          scope,
          eq(tasks.isDeleted, filter === "deleted"),
          filter && filters[filter],
          tag && arrayContains(tasks.tags, [tag]),
          q ? foldedContains(tasks.search, q) : undefined,
        ),
      )
      .orderBy(...sortable[sortBy ?? "latest"])
    return limit === undefined ? found : found.limit(limit)
  }
  return q ? outsidePolicy(scope, run) : run()
}

export const findByIds = (scope: Scope, ids: number[]): Promise<Task[]> =>
  selected(scope)
    .where(inWorkspace(scope, inArray(tasks.id, ids)))
    .orderBy(desc(tasks.id))

/** Counts the tasks of each list, and of each tag without deleted tasks. */
export async function count({ db, workspaceId }: Scope): Promise<TaskCounts> {
  const { isDeleted, isImportant, isCompleted } = tasks
  // Tasks that are alike are counted together: with a million tasks, that takes half the time of counting for each list.
  const groups = await db
    .select({ isDeleted, isImportant, isCompleted, tags: tasks.tags, amount: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.workspaceId, workspaceId))
    .groupBy(isDeleted, isImportant, isCompleted, tasks.tags)
  type Group = (typeof groups)[number]
  const tally = (belongs: (group: Group) => boolean) => {
    const sum = (found: Group[]) => found.reduce((total, { amount }) => total + amount, 0)
    const found = groups.filter(belongs)
    return { total: sum(found), open: sum(found.filter((group) => !group.isCompleted)) }
  }
  const active = (belongs: (group: Group) => boolean) => tally((group) => !group.isDeleted && belongs(group))
  return {
    all: active(() => true),
    important: active((group) => group.isImportant),
    completed: active((group) => group.isCompleted),
    deleted: tally((group) => group.isDeleted),
    tags: Object.fromEntries(
      tags.map((tag) => [tag, active((group) => group.tags.includes(tag))]),
    ) as TaskCounts["tags"],
  }
}
