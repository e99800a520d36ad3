import { sql } from "drizzle-orm"
import { exactUpTo } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

export interface StatementRow {
  entryId: string
  year: number
  number: number
  kind: string
  memo: string
  businessDate: string
  line: number
  party: string | null
  reverses: string | null
  /** Minor units, as text. */
  amount: string
  /** The account's balance after this posting, in the order of the statement. */
  balance: string
}

interface Range {
  accountId: number
  from?: string
  to?: string
  page: number
  perPage: number
}

const inRange = ({ workspaceId }: Scope, { accountId, from, to }: Range) => sql`p.workspace_id = ${workspaceId}
  and p.account_id = ${accountId} and p.business_date >= ${from ?? "0001-01-01"}::date
  and p.business_date <= ${to ?? "9999-12-31"}::date`

/**
 * A page of an account's postings, newest first, each with the balance after it. The balance of the first row is the one at
 * the end of its day less the postings of that day after it, so a page costs the same however long the account is.
 */
export async function statementPage(scope: Scope, range: Range): Promise<StatementRow[]> {
  const { db, workspaceId } = scope
  const { accountId, page, perPage } = range
  return rowsOf<StatementRow>(
    await db.execute(sql`with shown as (
        select p.* from postings p where ${inRange(scope, range)}
        order by p.business_date desc, p.sequence desc, p.line desc limit ${perPage} offset ${(page - 1) * perPage}),
      newest as (select * from shown order by business_date desc, sequence desc, line desc limit 1),
      closing as (select b.balance
          - coalesce((select sum(d.amount) from account_days d where d.workspace_id = b.workspace_id
              and d.account_id = b.account_id and d.business_date > n.business_date), 0)
          - coalesce((select sum(q.amount) from postings q where q.workspace_id = b.workspace_id
              and q.account_id = b.account_id and q.business_date = n.business_date
              and (q.sequence, q.line) > (n.sequence, n.line)), 0) as balance
        from newest n, account_balances b where b.workspace_id = ${workspaceId} and b.account_id = ${accountId})
      select s.entry_id as "entryId", e.year, e.number, e.kind, e.memo, to_char(s.business_date, 'YYYY-MM-DD') as "businessDate",
        s.line, s.party, e.reverses, s.amount::text as amount,
        (c.balance - coalesce(sum(s.amount) over (order by s.business_date desc, s.sequence desc, s.line desc
          rows between unbounded preceding and 1 preceding), 0))::text as balance
      from shown s join journal_entries e on e.workspace_id = s.workspace_id and e.id = s.entry_id, closing c
      order by s.business_date desc, s.sequence desc, s.line desc`),
  )
}

/** How many postings a statement has, counted up to a limit. */
export async function countStatement(scope: Scope, range: Range): Promise<number> {
  const [row] = rowsOf<{ n: number }>(
    await scope.db.execute(sql`select count(*)::int as n from (select 1 from postings p where ${inRange(scope, range)}
      limit ${exactUpTo + 1}) as found`),
  )
  return row?.n ?? 0
}
