import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

/** The place of the last entry in the chain of a business, 0 if it has none, and whether anything was ever posted to an account. */
export async function lastSequence({ db, workspaceId }: Scope, businessId: number, accountId: number) {
  const [row] = rowsOf<{ sequence: number | null; isUsed: boolean }>(
    await db.execute(sql`select (select max(sequence) from journal_entries
        where workspace_id = ${workspaceId} and business_id = ${businessId}) as sequence,
      exists (select from postings where workspace_id = ${workspaceId} and account_id = ${accountId}) as "isUsed"`),
  )
  return { sequence: row?.sequence ?? 0, isUsed: row?.isUsed === true }
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

/** Entries on the account of a holder from other documents than `source`, after one entry and up to another of its business. */
export async function entriesFromElsewhere(
  { db, workspaceId }: Scope,
  { holder, source, after, until }: { holder: string; source: string; after: number; until: number | null },
): Promise<OtherEntry[]> {
  const rows = rowsOf<Omit<OtherEntry, "amount" | "occurredAt"> & { amount: string; at: string }>(
    await db.execute(sql`select e.id, e.kind, e.memo, e.actor_id as "actorId", e.actor_name as "actorName",
        to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, sum(p.amount)::text as amount
      from postings p join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
      where p.workspace_id = ${workspaceId} and p.sequence > ${after}
        and p.account_id = (select id from accounts where workspace_id = ${workspaceId} and holder = ${holder})
        and (${until}::integer is null or p.sequence <= ${until}::integer) and e.source_type is distinct from ${source}
      group by e.workspace_id, e.id order by e.sequence limit 200`),
  )
  return rows.map(({ at, ...row }) => ({ ...row, amount: Number(row.amount), occurredAt: new Date(at) }))
}
