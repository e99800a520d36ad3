import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"

// The audit log remembers exports: the record of an exported journal or archive is the business and its last entry in the
// file, as `12/345`. That is not in the event's details, which are deleted with the person who exported.

/** The record of an export in the audit log. */
export const exportedRecord = (businessId: number, lastSequence: number) => `${businessId}/${lastSequence}`

/** Books with entries, and how many of these the latest export has. */
export interface BooksToLose {
  business: number
  entries: number
  lastDate: string
  exportedAt: string | null
  exportedEntries: number
}

/** The books with entries in a workspace. */
export async function findBooksToLose(db: Db, workspaceId: number): Promise<BooksToLose[]> {
  const found = await db.execute(sql`
    select b.business_id as business, last.sequence as entries, to_char(last.business_date, 'YYYY-MM-DD') as "lastDate",
      to_char(exported.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "exportedAt",
      coalesce(exported.entries, 0) as "exportedEntries"
    from books b
    cross join lateral (select e.sequence, e.business_date from journal_entries e
      where e.workspace_id = b.workspace_id and e.business_id = b.business_id order by e.sequence desc limit 1) last
    left join lateral (select split_part(a.record_id, '/', 2)::int as entries, a.recorded_at as at from audit_events a
      where a.workspace_id = b.workspace_id and a.action = 'exported' and a.record_type in ('journal', 'books')
        and a.record_id like b.business_id || '/%'
      order by entries desc, a.id desc limit 1) exported on true
    where b.workspace_id = ${workspaceId} order by b.business_id`)
  return rowsOf<BooksToLose>(found)
}

/** Locks all books of a workspace until the transaction ends, so that nothing is posted meanwhile. */
export const lockAllBooks = (db: Db, workspaceId: number) =>
  db.execute(sql`select 1 from books where workspace_id = ${workspaceId} order by business_id for update`)
