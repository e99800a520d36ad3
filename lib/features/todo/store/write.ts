import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { PgUpdateSetSource } from "drizzle-orm/pg-core"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { ManyChanges, NewTask, TaskChanges } from "../schema"
import { tasks } from "../table"
import type { Tag } from "../values"

/** Inserts a task at the top of the manual order. @returns its id */
export async function insert(scope: Scope, values: Omit<NewTask, "assignee">): Promise<number> {
  const { db, workspaceId } = scope
  const top = sql<number>`(select coalesce(max(position), 0) + 1 from tasks where workspace_id = ${workspaceId})`
  const [row] = await db
    .insert(tasks)
    .values({
      ...values,
      completedAt: values.isCompleted ? sql`now()` : null,
      workspaceId,
      id: nextId(workspaceId, "task"),
      position: top,
    })
    .returning({ id: tasks.id })
  return row?.id as number
}

/** Sets `completedAt` along with `isCompleted`. Completing a completed task keeps its time. */
const stamped = ({ isCompleted }: { isCompleted?: boolean }) =>
  isCompleted === undefined ? {} : { completedAt: isCompleted ? sql`coalesce(${tasks.completedAt}, now())` : null }

async function set({ db, workspaceId }: Scope, ids: number[], values: PgUpdateSetSource<typeof tasks>) {
  const rows = await db
    .update(tasks)
    // Without changes the statement must still check that the tasks exist.
    .set(Object.keys(values).length > 0 ? values : { workspaceId })
    .where(and(eq(tasks.workspaceId, workspaceId), inArray(tasks.id, ids)))
    .returning({ id: tasks.id })
  return rows.length === ids.length
}

/** @returns whether all tasks exist. `ids` must not contain duplicates. */
export const update = (scope: Scope, ids: number[], values: Omit<TaskChanges, "assignee">): Promise<boolean> =>
  set(scope, ids, { ...values, ...stamped(values) })

const list = (tags: Tag[] = []): SQL =>
  sql`array[${sql.join(
    tags.map((tag) => sql`${tag}::text`),
    sql`, `,
  )}]::text[]`

/** SQL for a task's tags, followed by the added ones, without duplicates and without the removed ones. */
const tagsWith = (added?: Tag[], removed?: Tag[]): SQL => sql`(
  select coalesce(array_agg(tag order by first), '{}')
  from (select tag, min(place) as first from unnest(${tasks.tags} || ${list(added)}) with ordinality as given (tag, place)
    where tag <> all(${list(removed)}) group by tag) as result)`

/** @returns whether all tasks exist. `ids` must not contain duplicates. */
export const updateMany = (scope: Scope, ids: number[], changes: Omit<ManyChanges, "assignee">): Promise<boolean> => {
  const { addTags, removeTags, ...values } = changes
  const tags = (addTags || removeTags) && { tags: tagsWith(addTags, removeTags) }
  return set(scope, ids, { ...values, ...stamped(values), ...tags })
}
