import { and, eq, lt, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { momentsOf, type Span } from "@/lib/core/range"
import { tasks } from "@/lib/features/todo/table"

/**
 * Counts the tasks that were open at some time in a span, as tickets. Tasks completed before we recorded the time have no
 * `completedAt` and don't count. `hours` is the average from creation to completion.
 */
export async function countTickets({ db, workspaceId }: Scope, span: Span) {
  const [from, to] = Object.values(momentsOf(span)).map((moment) => sql`${moment.toISOString()}::timestamptz`) as [
    ReturnType<typeof sql>,
    ReturnType<typeof sql>,
  ]
  const isOpen = sql`(not ${tasks.isCompleted} or ${tasks.completedAt} >= ${to})`
  const isDone = sql`(${tasks.isCompleted} and ${tasks.completedAt} >= ${from} and ${tasks.completedAt} < ${to})`
  const hours = sql`extract(epoch from ${tasks.completedAt} - ${tasks.createdAt}) / 3600`
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      completed: sql<number>`count(*) filter (where ${isDone})::int`,
      new: sql<number>`count(*) filter (where ${tasks.createdAt} >= ${from} and (${isOpen} or ${isDone}))::int`,
      hours: sql<number>`coalesce(round((avg(${hours}) filter (where ${isDone}))::numeric, 1), 0)::float`,
    })
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.isDeleted, false), lt(tasks.createdAt, momentsOf(span).to)))
  return row ?? { open: 0, completed: 0, new: 0, hours: 0 }
}
