import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

/** How many entries of a month have postings that don't sum to zero, or not the lines that they declare. */
export async function countUnbalanced({ db, workspaceId }: Scope, businessId: number, from: string, to: string) {
  const [row] = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from (select e.id from journal_entries e
        left join postings p on p.workspace_id = e.workspace_id and p.entry_id = e.id
      where e.workspace_id = ${workspaceId} and e.business_id = ${businessId}
        and e.business_date between ${from}::date and ${to}::date
      group by e.id, e.lines having coalesce(sum(p.amount), 1) <> 0 or count(p.line) <> e.lines) as wrong`),
  )
  return row?.n ?? 0
}
