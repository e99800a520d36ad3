import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { mailOutbox } from "@/lib/core/outbox/table"
import { clients, withMerged } from "@/lib/features/clients/table"

export interface MailRow {
  id: string
  kind: string
  record: number | null
  address: string
  state: string
  createdAt: string
  sentAt: string | null
  total: number
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The e-mails to the addresses of a customer and of those who were merged into them, newest first, whatever their case. */
export async function findMails(
  { db, workspaceId }: Scope,
  customer: number,
  { page, perPage }: { page: number; perPage: number },
) {
  return rowsOf<MailRow>(
    await db.execute(sql`select m.id::text, m.kind, m.record_id as record, m.address, m.state,
        ${iso("m.created_at")} as "createdAt", ${iso("m.sent_at")} as "sentAt", count(*) over ()::int as total
      from ${mailOutbox} as m where m.workspace_id = ${workspaceId} and m.address in
        (select lower(c.company_email) from ${clients} as c where c.workspace_id = ${workspaceId} and c.company_email <> ''
          and c.id in ${withMerged(workspaceId, customer)})
      order by m.created_at desc limit ${perPage} offset ${(page - 1) * perPage}`),
  )
}
