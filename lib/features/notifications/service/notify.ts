import { sql } from "drizzle-orm"
import { idList, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { announceStale } from "@/lib/core/live/news"
import { notificationSettings, notifications } from "../table"
import type { NotificationData, NotificationKind } from "../values"

export interface NewNotification {
  /** Ids of users of the workspace. Users who muted the kind, or were deleted, get no notification. */
  to: number[]
  kind: NotificationKind
  data: NotificationData
  /** The path it links to, without the language prefix: `/apps/email?mail=4`. */
  link: string
  /** Prevents duplicates, for example of reminders: `reminder:12:2026-03-01T09:00`. */
  key?: string
  /** Whether an earlier notification with this key is updated: it becomes the newest, unread, and counts what is unread. */
  merges?: boolean
}

/** Replaces the notification with the same key. One that was read counts from 1 again. */
const merged = sql`do update set id = excluded.id, is_read = false, time = excluded.time, link = excluded.link,
  data = excluded.data || jsonb_build_object('count',
    case when known.is_read then 1 else coalesce((known.data ->> 'count')::int, 1) + 1 end)`

/** Inserts a notification for each user in one statement, and updates their open pages after the commit. */
export async function notify(scope: Scope, { to, kind, data, link, key, merges }: NewNotification): Promise<void> {
  const { db, workspaceId } = scope
  if (to.length === 0) return
  const rows = rowsOf<{ user_id: number }>(
    await db.execute(sql`
      insert into ${notifications} as known (workspace_id, id, user_id, kind, data, link, key)
      select ${workspaceId}::int, ${nextId(workspaceId, "notification")}, people.id, ${kind}, ${JSON.stringify(data)}::jsonb,
        ${link}, ${key ?? null}::text
      from users people
      left join ${notificationSettings} wishes on wishes.workspace_id = people.workspace_id and wishes.user_id = people.id
      where people.workspace_id = ${workspaceId} and people.id in ${idList(to)}
        and not coalesce(${kind} = any(wishes.muted), false)
      on conflict (workspace_id, user_id, key) ${merges ? merged : sql`do nothing`}
      returning user_id`),
  )
  announceStale(scope, { to: rows.map((row) => row.user_id), calls: ["/notifications/"] })
}
