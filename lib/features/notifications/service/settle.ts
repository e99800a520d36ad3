import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { announceStale } from "@/lib/core/live/news"
import { notifications } from "../table"

/** Marks the notifications with a key as dealt with, for everybody who has one. `by` is empty if nobody did it. */
export async function settleNotifications(scope: Scope, key: string, by: string): Promise<void> {
  const { db, workspaceId } = scope
  const rows = rowsOf<{ user_id: number }>(
    await db.execute(sql`
      update ${notifications} set is_read = true, data = data || jsonb_build_object('solvedBy', ${by}::text)
      where workspace_id = ${workspaceId} and key = ${key}
        and user_id = any (array(select id from users where workspace_id = ${workspaceId}))
      returning user_id`),
  )
  announceStale(scope, { to: rows.map((row) => row.user_id), calls: ["/notifications/"] })
}
