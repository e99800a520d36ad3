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

const firstDay = "0001-01-01"
const lastDay = "9999-12-31"

const inRange = ({ workspaceId }: Scope, { accountId, from, to }: Range) => sql`p.workspace_id = ${workspaceId}
  and p.account_id = ${accountId} and p.business_date >= ${from ?? firstDay}::date
  and p.business_date <= ${to ?? lastDay}::date`

export interface StatementPage {
  rows: StatementRow[]
  /** Before the range, and at its end. */
  opening: string
  closing: string
}

/**
 * A page of an account's postings, newest first, each with the balance after it, and the balances around the range: one
 * statement, so that they agree. The balance of the first row is the one at the end of its day less the postings of that day
 * after it, so a page costs the same however long the account is.
 */
export async function statementPage(scope: Scope, range: Range): Promise<StatementPage> {
  const { db, workspaceId } = scope
  const { accountId, from, to, page, perPage } = range
  // Without a first day the range has everything, and there are too many days to add up.
  const since =
    from === undefined
      ? sql`b.balance`
      : sql`coalesce((select sum(d.amount) from account_days d where d.workspace_id = b.workspace_id
          and d.account_id = b.account_id and d.business_date >= ${from}::date), 0)`
  const [row] = rowsOf<StatementPage>(
    await db.execute(sql`with shown as (
        select p.* from postings p where ${inRange(scope, range)}
        order by p.business_date desc, p.sequence desc, p.line desc limit ${perPage} offset ${(page - 1) * perPage}),
      newest as (select * from shown order by business_date desc, sequence desc, line desc limit 1),
      around as (select b.balance,
          coalesce((select sum(d.amount) from account_days d where d.workspace_id = b.workspace_id
            and d.account_id = b.account_id and d.business_date > ${to ?? lastDay}::date), 0) as after,
          ${since} as since
        from account_balances b where b.workspace_id = ${workspaceId} and b.account_id = ${accountId}),
      at_newest as (select a.balance
          - coalesce((select sum(d.amount) from account_days d where d.workspace_id = ${workspaceId}
              and d.account_id = ${accountId} and d.business_date > n.business_date), 0)
          - coalesce((select sum(q.amount) from postings q where q.workspace_id = ${workspaceId}
              and q.account_id = ${accountId} and q.business_date = n.business_date
              and (q.sequence, q.line) > (n.sequence, n.line)), 0) as balance
        from newest n, around a),
      lines as (select s.entry_id as "entryId", e.year, e.number, e.kind, e.memo,
          to_char(s.business_date, 'YYYY-MM-DD') as "businessDate", s.line, s.party, e.reverses, s.amount::text as amount,
          (c.balance - coalesce(sum(s.amount) over (order by s.business_date desc, s.sequence desc, s.line desc
            rows between unbounded preceding and 1 preceding), 0))::text as balance,
          row_number() over (order by s.business_date desc, s.sequence desc, s.line desc) as place
        from shown s join journal_entries e on e.workspace_id = s.workspace_id and e.id = s.entry_id, at_newest c)
      select (balance - after)::text as closing, (balance - since)::text as opening,
        (select coalesce(jsonb_agg(to_jsonb(l) - 'place' order by l.place), '[]') from lines l) as rows
      from around`),
  )
  return row ?? { rows: [], opening: "0", closing: "0" }
}

/** How many postings a statement has, counted up to a limit. */
export async function countStatement(scope: Scope, range: Range): Promise<number> {
  const [row] = rowsOf<{ n: number }>(
    await scope.db.execute(sql`select count(*)::int as n from (select 1 from postings p where ${inRange(scope, range)}
      limit ${exactUpTo + 1}) as found`),
  )
  return row?.n ?? 0
}
