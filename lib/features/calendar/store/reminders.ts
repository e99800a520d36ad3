import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { events } from "../table"

/** An event and when its reminder was due. */
export interface Due {
  id: number
  dueAt: Date
}

/** Workspaces in which a reminder is due. */
export async function findDueWorkspaces(db: Db): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`select distinct workspace_id as id from ${events} where reminds_at <= now() limit 1000`),
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes reminders that are due: whoever takes one is the only one who does, in whatever process. What others are taking at
 * the moment is left to them.
 * @returns each event's id with when its reminder was due.
 */
export async function claimDue({ db, workspaceId }: Scope, most: number): Promise<Due[]> {
  const rows = rowsOf<{ id: number; due_at: string | Date }>(
    await db.execute(sql`
      with due as (
        select id, reminds_at from ${events} where workspace_id = ${workspaceId} and reminds_at <= now()
        order by reminds_at limit ${most} for update skip locked)
      update ${events} e set reminds_at = null from due where e.workspace_id = ${workspaceId} and e.id = due.id
      returning e.id, due.reminds_at as due_at`),
  )
  return rows.map(({ id, due_at }) => ({ id, dueAt: new Date(due_at) }))
}

/** Saves when the next reminders of some events are due, in one statement. */
export async function setReminders({ db, workspaceId }: Scope, due: { id: number; at: Date | null }[]): Promise<void> {
  if (due.length === 0) return
  await db.execute(sql`
    update ${events} e set reminds_at = v.at
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as v(id int, at timestamptz)
    where e.workspace_id = ${workspaceId} and e.id = v.id`)
}

/** Ids of the people among some names and e-mail addresses. */
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
