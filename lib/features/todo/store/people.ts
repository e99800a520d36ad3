import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { Assignable, Assignee } from "../schema"
import { taskAssignees } from "../table"

const mostAssignable = 1000

/** Whom tasks can be given to, by name. */
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
    .limit(mostAssignable)

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

/** Gives tasks to a person, or to nobody. @returns those the person did not have before */
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
