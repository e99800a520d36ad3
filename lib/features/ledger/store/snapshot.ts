import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

/** The books of a business but for the journal, as they were after one entry. */
export interface Snapshot {
  currency: string
  /** The last entry; null if there is none. */
  last: { sequence: number; hash: string } | null
  accounts: {
    code: string
    name: string
    class: string
    role: string
    shopId: number | null
    holder: string | null
    mayGoBelowZero: boolean
    isArchived: boolean
    balance: number
  }[]
  periods: { month: string; state: string; changedAt: string; changedBy: string | null; reason: string | null }[]
}

/** Reads it in one statement, so that the balances are those after the last entry, whoever posts meanwhile. */
export async function readSnapshot({ db, workspaceId }: Scope, businessId: number): Promise<Snapshot | undefined> {
  const of = (alias: string) =>
    sql.raw(`${alias}.workspace_id = b.workspace_id and ${alias}.business_id = b.business_id`)
  const [row] = rowsOf<Snapshot>(
    await db.execute(sql`select b.currency,
      (select json_build_object('sequence', e.sequence, 'hash', e.hash) from journal_entries e
        where ${of("e")} order by e.sequence desc limit 1) as last,
      (select coalesce(json_agg(json_build_object('code', a.code, 'name', a.name, 'class', a.class, 'role', a.role,
          'shopId', a.shop_id, 'holder', a.holder, 'mayGoBelowZero', a.may_go_below_zero, 'isArchived', a.is_archived,
          'balance', c.balance) order by a.code), '[]')
        from accounts a join account_balances c on c.workspace_id = a.workspace_id and c.account_id = a.id
        where ${of("a")}) as accounts,
      (select coalesce(json_agg(json_build_object('month', to_char(p.month, 'YYYY-MM'), 'state', p.state,
          'changedAt', to_char(p.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'changedBy', p.changed_by, 'reason', p.reason) order by p.month), '[]')
        from periods p where ${of("p")}) as periods
      from books b where b.workspace_id = ${workspaceId} and b.business_id = ${businessId}`),
  )
  return row
}

/** The last entry of a chain that was recorded before a moment; undefined without entries. */
export async function lastBefore({ db, workspaceId }: Scope, businessId: number, before: string) {
  // Backwards along the chain: the entries after the moment are few for the days that people ask for.
  const [row] = rowsOf<{ sequence: number; year: number; number: number; recordedAt: string; hash: string }>(
    await db.execute(sql`select sequence, year, number, hash,
        to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordedAt"
      from journal_entries where workspace_id = ${workspaceId} and business_id = ${businessId}
        and recorded_at < ${before}::timestamptz order by sequence desc limit 1`),
  )
  return row
}
