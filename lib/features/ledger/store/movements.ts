import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

/** The place of the last entry in the chain of a business; 0 if it has none. */
export async function lastSequence({ db, workspaceId }: Scope, businessId: number): Promise<number> {
  const [row] = rowsOf<{ sequence: number | null }>(
    await db.execute(sql`select max(sequence) as sequence from journal_entries
      where workspace_id = ${workspaceId} and business_id = ${businessId}`),
  )
  return row?.sequence ?? 0
}

interface Movement {
  kind: string
  /** Minor units. */
  amount: number
  entries: number
}

/** The sums posted to an account after an entry of its business, by kind of entry. */
export async function movements({ db, workspaceId }: Scope, accountId: number, after: number): Promise<Movement[]> {
  const rows = rowsOf<{ kind: string; amount: string; entries: number }>(
    await db.execute(sql`select e.kind, sum(p.amount)::text as amount, count(distinct e.id)::int as entries
      from postings p join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
      where p.workspace_id = ${workspaceId} and p.account_id = ${accountId} and p.sequence > ${after}
      group by e.kind order by min(p.sequence)`),
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
