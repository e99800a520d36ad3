import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Scope } from "@/lib/core/db/types"

const isDue = (day: string) => sql`root_email is not null and coalesce(root_mailed < ${day}::date, true)`

/** The workspaces in which roots of a day are to be mailed. For the owner's transactions. */
export async function workspacesWithRootMail(db: Db, day: string): Promise<number[]> {
  const found = await db.execute(sql`select distinct workspace_id as id from books where ${isDue(day)} order by id`)
  return rowsOf<{ id: number }>(found).map(({ id }) => id)
}

/** Claims the roots of a day, so that each is mailed once. */
export const claimRootMails = async ({ db, workspaceId }: Scope, day: string) =>
  rowsOf<{ business: number; email: string }>(
    await db.execute(sql`update books set root_mailed = ${day}::date where workspace_id = ${workspaceId} and ${isDue(day)}
      returning business_id as business, root_email as email`),
  )
