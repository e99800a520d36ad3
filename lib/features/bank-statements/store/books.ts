import { and, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { accounts } from "@/lib/features/ledger/table/accounts"

// Reads the books for a bank account, and for the accounts that lines of its statements touch.

/** The unmatched part of an entry's postings to an account. The query must have the postings as `p`. */
const unmatched = (bankAccount: number) => sql`sum(p.amount) - coalesce((select sum(m.amount) from bank_matches m
  where m.workspace_id = p.workspace_id and m.business_id = p.business_id and m.entry_id = p.entry_id
    and m.bank_account_id = ${bankAccount} and m.ended_at is null), 0)`

export interface OpenEntry {
  id: string
  kind: string
  memo: string
  year: number
  number: number
  businessDate: string
  sourceType: string | null
  sourceId: string | null
  /** The unmatched part. */
  open: number
}

interface Around {
  /** The bank account, and its ledger account. */
  bankAccount: number
  account: number
}

const columns = sql`e.id, e.kind, e.memo, e.year, e.number, to_char(e.business_date, 'YYYY-MM-DD') as "businessDate",
  e.source_type as "sourceType", e.source_id as "sourceId", found.open::text as open`
const toEntry = (row: Omit<OpenEntry, "open"> & { open: string }): OpenEntry => ({ ...row, open: Number(row.open) })

/** Unmatched entries near a line, those with the closest amount first. */
export async function entriesNear(
  { db, workspaceId }: Scope,
  { bankAccount, account }: Around,
  { amount, bookedOn }: { amount: number; bookedOn: string },
): Promise<OpenEntry[]> {
  const rows = rowsOf<Omit<OpenEntry, "open"> & { open: string }>(
    await db.execute(sql`select ${columns} from (
        select p.workspace_id, p.entry_id, ${unmatched(bankAccount)} as open from postings p
        where p.workspace_id = ${workspaceId} and p.account_id = ${account}
          and p.business_date between ${bookedOn}::date - 60 and ${bookedOn}::date + 15
        group by p.workspace_id, p.business_id, p.entry_id
      ) as found join journal_entries e on e.workspace_id = found.workspace_id and e.id = found.entry_id
      where sign(found.open) = sign(${amount}::bigint)
      order by abs(found.open - ${amount}::bigint), abs(e.business_date - ${bookedOn}::date), e.sequence limit 30`),
  )
  return rows.map(toEntry)
}

/** The unmatched part of an entry; undefined if the entry doesn't touch the account. */
export async function openOfEntry({ db, workspaceId }: Scope, { bankAccount, account }: Around, entry: string) {
  const [row] = rowsOf<{ open: string }>(
    await db.execute(sql`select (${unmatched(bankAccount)})::text as open from postings p
      where p.workspace_id = ${workspaceId} and p.account_id = ${account} and p.entry_id = ${entry}::uuid
      group by p.workspace_id, p.business_id, p.entry_id`),
  )
  return row && Number(row.open)
}

export interface Unmatched {
  count: number
  sum: number
  data: OpenEntry[]
}

/**
 * Unmatched entries in a range of days: the first hundred, and the number and sum of all. An entry and its reversal that no
 * statement ever showed cancel each other out.
 */
export async function unmatchedEntries(
  { db, workspaceId }: Scope,
  { bankAccount, account }: Around,
  from: string,
  to: string,
): Promise<Unmatched> {
  const isUntouched = sql`not exists (select from bank_matches m where m.workspace_id = e.workspace_id
    and m.business_id = e.business_id and m.entry_id in (e.id, e.reverses, r.id) and m.ended_at is null)`
  const rows = rowsOf<Omit<OpenEntry, "open"> & { open: string; count: number; sum: string }>(
    await db.execute(sql`select ${columns}, count(*) over ()::int as count, (sum(found.open) over ())::text as sum from (
        select p.workspace_id, p.business_id, p.entry_id, ${unmatched(bankAccount)} as open from postings p
        where p.workspace_id = ${workspaceId} and p.account_id = ${account}
          and p.business_date between ${from}::date and ${to}::date
        group by p.workspace_id, p.business_id, p.entry_id
      ) as found join journal_entries e on e.workspace_id = found.workspace_id and e.id = found.entry_id
      left join journal_entries r on r.workspace_id = e.workspace_id and r.business_id = e.business_id and r.reverses = e.id
      where found.open <> 0 and not ((r.id is not null or e.reverses is not null) and ${isUntouched})
      order by e.business_date, e.sequence limit 100`),
  )
  return {
    count: rows[0]?.count ?? 0,
    sum: Number(rows[0]?.sum ?? 0),
    data: rows.map(({ count: _, sum: __, ...row }) => toEntry(row)),
  }
}

/** Card payments of customers by shop and day, in the three weeks up to a day. */
export async function cardDays({ db, workspaceId }: Scope, businessId: number, until: string) {
  const rows = rowsOf<{ shop: number | null; shopName: string | null; date: string; amount: string }>(
    await db.execute(sql`select e.shop_id as shop, s.name as "shopName", to_char(p.business_date, 'YYYY-MM-DD') as date,
        sum(p.amount)::text as amount
      from accounts a join postings p on p.workspace_id = a.workspace_id and p.account_id = a.id
        join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
        left join shops s on s.workspace_id = e.workspace_id and s.id = e.shop_id
      where a.workspace_id = ${workspaceId} and a.business_id = ${businessId} and a.role = 'card_clearing'
        and p.business_date between ${until}::date - 21 and ${until}::date and e.kind <> 'card-settlement'
      group by e.shop_id, s.name, p.business_date`),
  )
  return rows.map((row) => ({ ...row, shopName: row.shopName ?? "", amount: Number(row.amount) }))
}

/** The balance of all accounts with a role, and the oldest of them that is in use. */
export async function ofRole({ db, workspaceId }: Scope, businessId: number, role: string) {
  const [row] = rowsOf<{ balance: string | null; account: number | null; name: string | null }>(
    await db.execute(sql`select sum(b.balance)::text as balance, min(a.id) filter (where not a.is_archived) as account,
        (array_agg(a.code || ' ' || a.name order by a.id) filter (where not a.is_archived))[1] as name
      from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = ${workspaceId} and a.business_id = ${businessId} and a.role = ${role}`),
  )
  return { balance: Number(row?.balance ?? 0), account: row?.account ?? null, name: row?.name ?? "" }
}

export async function findBookAccount({ db, workspaceId }: Scope, businessId: number, id: number) {
  const [row] = await db
    .select({ id: accounts.id, role: accounts.role, isArchived: accounts.isArchived })
    .from(accounts)
    .where(and(eq(accounts.workspaceId, workspaceId), eq(accounts.businessId, businessId), eq(accounts.id, id)))
  return row
}

/** The balance of a ledger account before the first day, and at the end of each day with postings. */
export async function balancesByDay({ db, workspaceId }: Scope, account: number, from: string, to: string) {
  const rows = rowsOf<{ date: string; balance: string }>(
    await db.execute(sql`with opened as (
        select coalesce((select balance from account_balances where workspace_id = ${workspaceId} and account_id = ${account}), 0)
          - coalesce((select sum(amount) from account_days where workspace_id = ${workspaceId} and account_id = ${account}
            and business_date >= ${from}::date), 0) as balance
      )
      select to_char(${from}::date - 1, 'YYYY-MM-DD') as date, balance::text as balance from opened
      union all select to_char(d.business_date, 'YYYY-MM-DD'),
        ((select balance from opened) + sum(d.amount) over (order by d.business_date))::text
      from account_days d where d.workspace_id = ${workspaceId} and d.account_id = ${account}
        and d.business_date between ${from}::date and ${to}::date
      order by 1`),
  )
  return rows.map(({ date, balance }) => ({ date, balance: Number(balance) }))
}
