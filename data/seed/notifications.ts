import { sql } from "drizzle-orm"
import { setLastId } from "@/lib/core/db/ids"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"
import type { SeedContext } from "./context"

/** Adds the owner's notifications: the newest unread mails, payment and assigned task of the sample data. */
export async function seedNotifications(
  db: Db,
  workspaceId: number,
  { owner, now, personAt }: SeedContext,
): Promise<void> {
  const giver = personAt("ingrid@lindqvist.example").fullName
  const until = now.toISOString()
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with news as (
        (select 'mail' as kind, jsonb_build_object('who', from_name, 'title', subject) as data,
          '/apps/email?mail=' || id as link, time
          from mails where workspace_id = ${workspaceId} and user_id = ${owner.id} and folder = 'inbox' and not is_read
          order by time desc limit 3)
        union all
        (select 'payment', jsonb_build_object('who', clients.company, 'title', '#' || invoices.number,
            'amount', payments.amount, 'currency', invoices.currency),
          '/apps/invoice/preview/' || invoices.id, least(paid_date + time '09:30', ${until}::timestamp) at time zone 'UTC'
          from payments
          join invoices on invoices.workspace_id = payments.workspace_id and invoices.id = payments.invoice_id
          join clients on clients.workspace_id = invoices.workspace_id and clients.id = invoices.client_id
          where payments.workspace_id = ${workspaceId} order by paid_date desc, payments.id desc limit 2)
        union all
        (select 'task', jsonb_build_object('who', ${giver}::text, 'title', title), '/apps/todo?task=' || tasks.id,
          ${until}::timestamptz - interval '26 hours'
          from tasks
          join task_assignees assigned on assigned.workspace_id = tasks.workspace_id and assigned.task_id = tasks.id
          where tasks.workspace_id = ${workspaceId} and assigned.user_id = ${owner.id} and not is_completed and not is_deleted
          order by tasks.id desc limit 1))
      insert into notifications (workspace_id, id, user_id, kind, data, link, is_read, time)
      select ${workspaceId}, row_number() over (order by time), ${owner.id}, kind, data, link,
        time < ${until}::timestamptz - interval '2 days', time
      from news returning id`),
  )
  await setLastId(db, workspaceId, "notification", rows.length)
}
