import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"
import { controlRoles } from "../values/roles"

/** The first place where a rule is broken: a code, and what is wrong there. */
export interface Broken {
  place: string
  reason: string
}

const controls = sql.raw(controlRoles.map((role) => `'${role}'`).join(", "))

const first = async (db: Db, query: ReturnType<typeof sql>): Promise<Broken | null> =>
  rowsOf<Broken>(await db.execute(sql`${query} limit 1`))[0] ?? null

type Find = (db: Db, workspaceId: number, businessId: number) => Promise<Broken | null>

const accountsOf = (workspaceId: number, businessId: number) =>
  sql`a.workspace_id = ${workspaceId} and a.business_id = ${businessId}`

/** Cash that is below zero. */
export const findBelowZero: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select a.code as place, 'cash is below zero' as reason
      from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where ${accountsOf(workspaceId, businessId)} and b.balance < 0
        and (not a.may_go_below_zero or a.role in ('till', 'safe', 'drop_pending', 'cash_in_transit')) order by a.code`,
  )

/** Accounts whose balance, or the sum of whose days, is not that of their postings. Reads all postings once. */
export const findWrongBalance: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select a.code as place, case when b.balance is distinct from coalesce(p.amount, 0)
        then 'the balance is not the sum of the postings' else 'the days don''t add up to the postings' end as reason
      from accounts a
        left join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        left join (select account_id, sum(amount) as amount from postings
          where workspace_id = ${workspaceId} and business_id = ${businessId} group by account_id) p on p.account_id = a.id
      where ${accountsOf(workspaceId, businessId)} and (b.balance is distinct from coalesce(p.amount, 0)
        or b.may_go_below_zero is distinct from a.may_go_below_zero
        or exists (select from (select business_date, sum(amount) as amount from postings q
            where q.workspace_id = a.workspace_id and q.account_id = a.id group by business_date) q
          full join (select business_date, amount from account_days
            where workspace_id = a.workspace_id and account_id = a.id) d using (business_date)
          where q.amount is distinct from d.amount)) order by a.code`,
  )

/** Postings to control accounts without a party. */
export const findNoParty: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select a.code as place, 'a posting names no party' as reason
      from accounts a where ${accountsOf(workspaceId, businessId)} and a.role in (${controls}) and exists (
        select from postings p where p.workspace_id = a.workspace_id and p.account_id = a.id and p.party is null)
      order by a.code`,
  )

/** Numbers of a year that don't go from 1 to how many there are. */
export const findNumberGap: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select year::text as place, 'the numbers of this year have a gap' as reason from journal_entries
      where workspace_id = ${workspaceId} and business_id = ${businessId}
      group by year having min(number) <> 1 or max(number) <> count(*) order by year`,
  )

/** Entries that were recorded in a locked month after it was locked. */
export const findInLocked: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select e.year || '/' || e.number as place, 'it was recorded after its month was locked' as reason
      from periods m join journal_entries e on e.workspace_id = m.workspace_id and e.business_id = m.business_id
        and e.business_date >= m.month and e.business_date < m.month + interval '1 month'
      where m.workspace_id = ${workspaceId} and m.business_id = ${businessId} and m.state = 'locked'
        and e.recorded_at > m.changed_at order by e.sequence`,
  )

/** Reversals that are not the opposite of what they reverse, or reverse a reversal or the same entry as another one. */
export const findWrongReversal: Find = (db, workspaceId, businessId) =>
  first(
    db,
    sql`select r.year || '/' || r.number as place, 'the reversal is not the only exact opposite' as reason
      from journal_entries r left join journal_entries o on o.workspace_id = r.workspace_id and o.id = r.reverses
      where r.workspace_id = ${workspaceId} and r.business_id = ${businessId} and r.reverses is not null
        and (o.id is null or o.business_id <> r.business_id or o.reverses is not null
          or exists (select from journal_entries other where other.workspace_id = r.workspace_id
            and other.reverses = r.reverses and other.id <> r.id)
          or exists (select from (select * from postings where workspace_id = r.workspace_id and entry_id = r.id) x
            full join (select * from postings where workspace_id = o.workspace_id and entry_id = o.id) y on y.line = x.line
            where (x.account_id, x.amount, x.party, x.product_id, x.vat_code, x.net)
              is distinct from (y.account_id, -y.amount, y.party, y.product_id, y.vat_code, -y.net))) order by r.sequence`,
  )
