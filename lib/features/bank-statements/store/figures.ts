import { and, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"

export interface FiguresRow {
  id: number
  business: number
  businessName: string
  name: string
  iban: string
  currency: string
  books: string
  statement: string | null
  statementTo: string | null
  open: number
  openSum: string
}

/** A safety limit, above the number of accounts in any workspace. */
const maxAccounts = 500

/** Bank accounts in use, with their balances in the books and in the last statement, and their open lines. */
export async function accountFigures({ db, workspaceId }: Scope, user: Granted, business?: number) {
  const where = and(
    eq(bankAccounts.workspaceId, workspaceId),
    filterFor(user, ["read", "BankStatement"], { business: bankAccounts.businessId }),
    business === undefined ? undefined : eq(bankAccounts.businessId, business),
    eq(bankAccounts.state, "active"),
  ) as SQL
  return rowsOf<FiguresRow>(
    await db.execute(sql`select ${bankAccounts.id} as id, ${bankAccounts.businessId} as business,
        ${businesses.tradingName} as "businessName", ${bankAccounts.name} as name, ${bankAccounts.iban} as iban, ${businesses.currency} as currency,
        coalesce((select b.balance from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
          where a.workspace_id = ${workspaceId} and a.holder = 'bank:' || ${bankAccounts.id}), 0)::text as books,
        last.closing::text as statement, to_char(last.to_day, 'YYYY-MM-DD') as "statementTo",
        coalesce(lines.open, 0)::int as open, coalesce(lines.sum, 0)::text as "openSum"
      from ${bankAccounts} join ${businesses} on ${businesses.workspaceId} = ${bankAccounts.workspaceId} and ${businesses.id} = ${bankAccounts.businessId}
      left join lateral (select s.closing, s.to_day from bank_statements s where s.workspace_id = ${workspaceId}
        and s.bank_account_id = ${bankAccounts.id} order by s.to_day desc, s.id desc limit 1) as last on true
      left join lateral (select count(*) as open, sum(l.amount - l.matched) as sum from bank_lines l
        where l.workspace_id = ${workspaceId} and l.business_id = ${bankAccounts.businessId} and l.bank_account_id = ${bankAccounts.id}
          and l.matched <> l.amount) as lines on true
      where ${where} order by ${businesses.tradingName}, ${bankAccounts.name}, ${bankAccounts.id} limit ${maxAccounts}`),
  )
}

/** The days on which an account has statement lines, with the sum of each day. */
export async function statementDays({ db, workspaceId }: Scope, account: number, from: string, to: string) {
  const rows = rowsOf<{ date: string; amount: string }>(
    await db.execute(sql`select to_char(l.booked_on, 'YYYY-MM-DD') as date, sum(l.amount)::text as amount from bank_lines l
      where l.workspace_id = ${workspaceId} and l.bank_account_id = ${account}
        and l.booked_on between ${from}::date and ${to}::date group by l.booked_on order by 1`),
  )
  return rows.map(({ date, amount }) => ({ date, amount: Number(amount) }))
}

/** The first and the last day that an account's statements cover, and the balance before the first one. */
export async function coverage({ db, workspaceId }: Scope, account: number) {
  const [row] = rowsOf<{ first: string | null; last: string | null; opening: string | null }>(
    await db.execute(sql`select to_char(min(s.from_day), 'YYYY-MM-DD') as first, to_char(max(s.to_day), 'YYYY-MM-DD') as last,
        (array_agg(s.opening order by s.from_day, s.id))[1]::text as opening
      from bank_statements s where s.workspace_id = ${workspaceId} and s.bank_account_id = ${account}`),
  )
  return row?.first && row.last ? { first: row.first, last: row.last, opening: Number(row.opening) } : undefined
}

/** The sum of an account's statement lines before a day. */
export async function movedUntil({ db, workspaceId }: Scope, account: number, before: string): Promise<number> {
  const [row] = rowsOf<{ sum: string }>(
    await db.execute(sql`select coalesce(sum(l.amount), 0)::text as sum from bank_lines l
      where l.workspace_id = ${workspaceId} and l.bank_account_id = ${account} and l.booked_on < ${before}::date`),
  )
  return Number(row?.sum ?? 0)
}

/** The number of an account's open lines up to a day, and the sum of their unmatched parts. */
export async function openUntil({ db, workspaceId }: Scope, business: number, account: number, to: string) {
  const [row] = rowsOf<{ count: number; sum: string }>(
    await db.execute(sql`select count(*)::int as count, coalesce(sum(l.amount - l.matched), 0)::text as sum from bank_lines l
      where l.workspace_id = ${workspaceId} and l.business_id = ${business} and l.matched <> l.amount
        and l.booked_on <= ${to}::date and l.bank_account_id = ${account}`),
  )
  return { count: row?.count ?? 0, sum: Number(row?.sum ?? 0) }
}

/**
 * Counts the work that is left to reconcile a month: open lines up to its last day, accounts whose statements don't reach that
 * day, and unmatched entries of the month. Accounts without statements are reconciled elsewhere.
 */
export async function countUnreconciled({ db, workspaceId }: Scope, business: number, from: string, to: string) {
  const [row] = rowsOf<{ count: number }>(
    await db.execute(sql`with used as (
        select b.id, a.id as account, min(s.from_day) as first, max(s.to_day) as last
        from bank_accounts b join accounts a on a.workspace_id = b.workspace_id and a.holder = 'bank:' || b.id
          join bank_statements s on s.workspace_id = b.workspace_id and s.bank_account_id = b.id
        where b.workspace_id = ${workspaceId} and b.business_id = ${business} and b.state = 'active'
        group by b.id, a.id having min(s.from_day) <= ${to}::date
      ), entries as (
        select p.entry_id, sum(p.amount) - coalesce((select sum(m.amount) from bank_matches m where m.workspace_id = ${workspaceId}
            and m.business_id = ${business} and m.entry_id = p.entry_id and m.bank_account_id = u.id and m.ended_at is null), 0) as open
        from used u join postings p on p.workspace_id = ${workspaceId} and p.account_id = u.account
          and p.business_date between greatest(u.first, ${from}::date) and least(u.last, ${to}::date)
        group by u.id, p.entry_id
      )
      select ((select count(*) from bank_lines l where l.workspace_id = ${workspaceId} and l.business_id = ${business}
          and l.matched <> l.amount and l.booked_on <= ${to}::date)
        + (select count(*) from used where last < ${to}::date)
        + (select count(*) from entries n join journal_entries e on e.workspace_id = ${workspaceId} and e.id = n.entry_id
            where n.open <> 0 and e.reverses is null and not exists (select from journal_entries r
              where r.workspace_id = e.workspace_id and r.business_id = e.business_id and r.reverses = e.id)))::int as count`),
  )
  return row?.count ?? 0
}
