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

/** Whether anything was ever posted to an account. */
export async function isPostedTo({ db, workspaceId }: Scope, accountId: number): Promise<boolean> {
  const rows = await db.execute(
    sql`select 1 from postings where workspace_id = ${workspaceId} and account_id = ${accountId} limit 1`,
  )
  return rowsOf(rows).length > 0
}

export interface OtherEntry {
  id: string
  kind: string
  /** Minor units. */
  amount: number
  memo: string
  actorId: number | null
  actorName: string | null
  occurredAt: Date
}

/** Entries on an account from other documents than `source`, after one entry and up to another of its business. */
export async function entriesFromElsewhere(
  { db, workspaceId }: Scope,
  { accountId, source, after, until }: { accountId: number; source: string; after: number; until: number | null },
): Promise<OtherEntry[]> {
  const rows = rowsOf<Omit<OtherEntry, "amount" | "occurredAt"> & { amount: string; at: string }>(
    await db.execute(sql`select e.id, e.kind, e.memo, e.actor_id as "actorId", e.actor_name as "actorName",
        to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, sum(p.amount)::text as amount
      from postings p join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
      where p.workspace_id = ${workspaceId} and p.account_id = ${accountId} and p.sequence > ${after}
        and (${until}::integer is null or p.sequence <= ${until}::integer) and e.source_type is distinct from ${source}
      group by e.workspace_id, e.id order by e.sequence limit 200`),
  )
  return rows.map(({ at, ...row }) => ({ ...row, amount: Number(row.amount), occurredAt: new Date(at) }))
}
