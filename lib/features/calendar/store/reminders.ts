import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { events } from "../table"

/** An event's id, and when its reminder was due. */
export interface Due {
  id: number
  dueAt: Date
}

/** Lists up to 1,000 workspaces with a due reminder. */
export async function findDueWorkspaces(db: Db): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`select distinct workspace_id as id from ${events} where reminds_at <= now() limit 1000`),
  )
  return rows.map(({ id }) => id)
}

/**
 * Claims due reminders. Each is claimed by one process only; rows that another process is claiming are skipped.
 */
export async function claimDue({ db, workspaceId }: Scope, limit: number): Promise<Due[]> {
  const rows = rowsOf<{ id: number; due_at: string | Date }>(
    await db.execute(sql`
      with due as (
        select id, reminds_at from ${events} where workspace_id = ${workspaceId} and reminds_at <= now()
        order by reminds_at limit ${limit} for update skip locked)
      update ${events} e set reminds_at = null from due where e.workspace_id = ${workspaceId} and e.id = due.id
      returning e.id, due.reminds_at as due_at`),
  )
  return rows.map(({ id, due_at }) => ({ id, dueAt: new Date(due_at) }))
}

/** Saves when the next reminders of the given events are due, in one statement. */
export async function setReminders({ db, workspaceId }: Scope, due: { id: number; at: Date | null }[]): Promise<void> {
  if (due.length === 0) return
  await db.execute(sql`
    update ${events} e set reminds_at = v.at
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as v(id int, at timestamptz)
    where e.workspace_id = ${workspaceId} and e.id = v.id`)
}

/** Finds the ids of users by full name or e-mail address. */
export async function findPeople({ db, workspaceId }: Scope, names: string[]): Promise<number[]> {
  if (names.length === 0) return []
  const list = sql.join(
    names.map((name) => sql`${name.toLowerCase()}`),
    sql`, `,
  )
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      select id from ${users} where workspace_id = ${workspaceId}
        and (lower(full_name) in (${list}) or lower(email) in (${list})) limit 200`),
  )
  return rows.map(({ id }) => id)
}
