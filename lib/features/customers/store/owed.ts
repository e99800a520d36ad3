import { type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { now } from "@/lib/core/clock"
import { idList, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { isoDayOf } from "@/lib/core/time-zone"
import { clients, partyIn } from "@/lib/features/clients/table"
import { accounts, books } from "@/lib/features/ledger/table/accounts"
import { partyBalances } from "@/lib/features/ledger/table/balances"
import { journalEntries, postings } from "@/lib/features/ledger/table/journal"

// Customers' balances, from the books. A merged customer keeps a separate party, so the balances of both are added up.

/** The date a number of days ago. */
const daysAgo = (days: number) => sql`(${isoDayOf(now())}::date - ${days}::int)`

const visible = (user: Granted, column: SQL) => filterFor(user, ["read", "Iou"], { business: column })

/** A subselect of each customer's balance in each business that the user may see. */
export function owed({ workspaceId }: Scope, user: Granted, business?: number): SQL {
  return sql`(select coalesce(m.merged_into, m.id) as customer, a.business_id as business, sum(b.balance)::bigint as balance
    from ${partyBalances} as b
    join ${accounts} as a on a.workspace_id = b.workspace_id and a.id = b.account_id and a.role = 'iou_control'
    join ${clients} as m on m.workspace_id = b.workspace_id and m.id = b.customer_id
    where b.workspace_id = ${workspaceId} and b.balance <> 0
      and ${business === undefined ? sql`true` : sql`a.business_id = ${business}`}
      and ${visible(user, sql`a.business_id`) ?? sql`true`}
    group by 1, 2)`
}

/** A subselect of the parties of a customer and of the customers merged into them. */
export const partiesOf = (workspaceId: number, customer: SQL) => sql`(select ${partyIn(sql`m.id`)} from ${clients} as m
  where m.workspace_id = ${workspaceId} and (m.id = ${customer} or m.merged_into = ${customer}))`

/** Whether an entry `e` is neither a reversal nor reversed. */
const isValid = sql`e.reverses is null and not exists (select from ${journalEntries} as r
  where r.workspace_id = e.workspace_id and r.business_id = e.business_id and r.reverses = e.id)`

const valid = sql`join ${accounts} as a on a.workspace_id = p.workspace_id and a.id = p.account_id and a.role = 'iou_control'
  join ${journalEntries} as e on e.workspace_id = p.workspace_id and e.id = p.entry_id and ${isValid}`

/** The sum of a business's charges to a customer in the last `days` days, without reversed ones. */
export const chargedSince = ({ workspaceId }: Scope, customer: SQL, business: SQL, days: number): SQL =>
  sql`coalesce((select sum(p.amount) from ${postings} as p ${valid}
    where p.workspace_id = ${workspaceId} and p.business_id = ${business} and p.amount > 0
      and p.party in ${partiesOf(workspaceId, customer)} and p.business_date > ${daysAgo(days)}), 0)`

const recent = (days: number, until: number) =>
  sql`coalesce(sum(p.amount) filter (where p.business_date > ${daysAgo(days)} and p.business_date <= ${daysAgo(until)}), 0)::text`

export interface OwedRow {
  customer: number
  business: number
  currency: string
  /** Minor units, as texts. */
  balance: string
  under30: string
  under60: string
  under90: string
  oldestOn: string | null
}

interface Whom {
  ids?: number[]
  /** A subselect of ids. */
  of?: SQL
  business?: number
}

/** The day of the oldest unpaid charge. The unpaid charges are the newest ones, up to the balance. */
const oldestOpen = (workspaceId: number) => sql`(select min(c.day)::text from (
    select p.business_date as day, sum(p.amount) over (order by p.business_date desc, p.sequence desc, p.line desc) - p.amount as newer
    from ${postings} as p ${valid} where p.workspace_id = ${workspaceId} and p.business_id = o.business and p.amount > 0
      and p.party in ${partiesOf(workspaceId, sql`o.customer`)}) as c where c.newer < o.balance)`

/** Customers' balances by business, with the charges of the last 90 days; all customers without `ids` and `of`. */
export async function findOwed(scope: Scope, user: Granted, { ids, of, business }: Whom): Promise<OwedRow[]> {
  if (ids?.length === 0) return []
  const whom = ids ? sql`o.customer in ${idList(ids)}` : of ? sql`o.customer in ${of}` : sql`true`
  const { workspaceId } = scope
  // A charge that is dated ahead is current.
  return rowsOf<OwedRow>(
    await scope.db.execute(sql`select o.customer, o.business, k.currency, o.balance::text, c.under30, c.under60, c.under90,
        ${ids ? oldestOpen(workspaceId) : sql`null`} as "oldestOn"
      from ${owed(scope, user, business)} as o
      join ${books} as k on k.workspace_id = ${workspaceId} and k.business_id = o.business
      cross join lateral (select ${recent(30, -36_500)} as under30, ${recent(60, 30)} as under60, ${recent(90, 60)} as under90
        from ${postings} as p ${valid} where p.workspace_id = ${workspaceId} and p.business_id = o.business and p.amount > 0
          and p.party in ${partiesOf(workspaceId, sql`o.customer`)} and p.business_date > ${daysAgo(90)}) as c
      where ${whom} order by o.customer, o.business`),
  )
}

/** A customer's balance in a business. It doesn't check the caller's rights. */
export async function balanceOf({ db, workspaceId }: Scope, customer: number, business: number): Promise<bigint> {
  const [row] = rowsOf<{ balance: string }>(
    await db.execute(sql`select coalesce(sum(b.balance), 0)::text as balance from ${partyBalances} as b
      join ${accounts} as a on a.workspace_id = b.workspace_id and a.id = b.account_id and a.role = 'iou_control'
      where b.workspace_id = ${workspaceId} and a.business_id = ${business}
        and b.party in ${partiesOf(workspaceId, sql`${customer}::int`)}`),
  )
  return BigInt(row?.balance ?? 0)
}
