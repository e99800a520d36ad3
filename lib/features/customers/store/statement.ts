import { and, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { partyBalances } from "@/lib/features/ledger/table/balances"
import { journalEntries, postings } from "@/lib/features/ledger/table/journal"
import type { StatementQuery } from "../schema/statement"
import { partiesOf } from "./owed"

/** A line of a statement; the one without an id has the balance before the period. */
export interface StatementRow {
  id: string | null
  day: string | null
  kind: string | null
  memo: string | null
  amount: string
  isReversal: boolean | null
}

const owing = (workspaceId: number, business: number) => sql`(select a.id from ${accounts} as a
  where a.workspace_id = ${workspaceId} and a.business_id = ${business} and a.role in ('iou_control', 'trade_debtors'))`

/** The balance before a period, and the lines of the period, oldest first. */
export async function findLines({ db, workspaceId }: Scope, customer: number, { business, from, to }: StatementQuery) {
  const own = sql`p.workspace_id = ${workspaceId} and p.business_id = ${business}
    and p.account_id in ${owing(workspaceId, business)} and p.party in ${partiesOf(workspaceId, sql`${customer}::int`)}`
  return rowsOf<StatementRow>(
    await db.execute(sql`select null as id, null as day, null as kind, null as memo, coalesce(sum(p.amount), 0)::text as amount,
        null as "isReversal", 0 as sequence
      from ${postings} as p where ${own} and p.business_date < ${from}
      union all
      select e.id::text, p.business_date::text, e.kind, e.memo, sum(p.amount)::text, e.reverses is not null, p.sequence
      from ${postings} as p join ${journalEntries} as e on e.workspace_id = p.workspace_id and e.id = p.entry_id
      where ${own} and p.business_date between ${from} and ${to}
      group by e.id, p.business_date, e.kind, e.memo, e.reverses, p.sequence having sum(p.amount) <> 0
      order by day nulls first, sequence`),
  )
}

/** A customer's current balance in a business, for IOUs and invoices. */
export async function dueOf({ db, workspaceId }: Scope, customer: number, business: number): Promise<bigint> {
  const [row] = rowsOf<{ balance: string }>(
    await db.execute(sql`select coalesce(sum(b.balance), 0)::text as balance from ${partyBalances} as b
      where b.workspace_id = ${workspaceId} and b.account_id in ${owing(workspaceId, business)}
        and b.party in ${partiesOf(workspaceId, sql`${customer}::int`)}`),
  )
  return BigInt(row?.balance ?? 0)
}

/** The business on a statement, with its first active bank account, for transfers. */
export async function findSeller({ db, workspaceId }: Scope, business: number) {
  const [row] = await db
    .select({ business: businesses, account: bankAccounts })
    .from(businesses)
    .leftJoin(
      bankAccounts,
      and(
        eq(bankAccounts.workspaceId, businesses.workspaceId),
        eq(bankAccounts.businessId, businesses.id),
        eq(bankAccounts.state, "active"),
      ),
    )
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.id, business)))
    .orderBy(bankAccounts.id)
    .limit(1)
  return row
}
