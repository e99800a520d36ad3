import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { Assignable, Assignee } from "../schema"
import { taskAssignees } from "../table"

const maxAssignable = 1000

/** Users to whom tasks can be assigned, by name. */
export const findAssignable = ({ db, workspaceId, userId }: Scope): Promise<Assignable[]> =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      avatar: users.avatar,
      isMe: sql<boolean>`${users.id} = ${userId}::int`,
    })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), ne(users.status, "inactive")))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(maxAssignable)

/** Finds an assignee's id. Of several users with the same name, it prefers the task's current assignee, then the lowest id. */
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

/** Assigns tasks to a user, or to nobody. @returns the ids of tasks that the user didn't have before */
export async function assign({ db, workspaceId }: Scope, taskIds: number[], userId: number | null): Promise<number[]> {
  if (userId === null) {
    await db
      .delete(taskAssignees)
      .where(and(eq(taskAssignees.workspaceId, workspaceId), inArray(taskAssignees.taskId, taskIds)))
    return []
  }
  const rows = await db
    .insert(taskAssignees)
    .values(taskIds.map((taskId) => ({ workspaceId, taskId, userId })))
    .onConflictDoUpdate({
      target: [taskAssignees.workspaceId, taskAssignees.taskId],
      set: { userId },
      setWhere: ne(taskAssignees.userId, userId),
    })
    .returning({ taskId: taskAssignees.taskId })
  return rows.map(({ taskId }) => taskId)
}

/** The id of the person who has a task; null for nobody. */
export async function findAssignee({ db, workspaceId }: Scope, taskId: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: taskAssignees.userId })
    .from(taskAssignees)
    .where(and(eq(taskAssignees.workspaceId, workspaceId), eq(taskAssignees.taskId, taskId)))
  return row?.userId ?? null
}
