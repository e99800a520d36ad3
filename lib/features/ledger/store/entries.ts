import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { AccountRole, PeriodState } from "../values/roles"

/** An account that an entry may use. */
export interface Candidate {
  id: number
  shopId: number | null
  code: string
  role: AccountRole
  mayGoBelowZero: boolean
  isArchived: boolean
  /** Whether it is that of a till whose session is closed. */
  isClosed: boolean
  /** Minor units, as text. */
  balance: string
}

/** Everything that the refusal of an entry depends on. */
export interface State {
  /** Null if the business has no books. */
  currency: string | null
  period: PeriodState | null
  /** The entry with the same key. */
  earlier: { id: string; sequence: number; year: number; number: number; hash: string; requestHash: string } | null
  /** The entry that reverses the one that this entry is to reverse. */
  reversal: { id: string; year: number; number: number } | null
  accounts: Candidate[]
}

interface Wanted {
  businessId: number
  businessDate: string
  key: string
  reverses: string | null
  accountIds: number[]
  codes: string[]
  roles: AccountRole[]
}

/** Reads what the refusal of an entry depends on. */
export async function readState({ db, workspaceId }: Scope, wanted: Wanted): Promise<State> {
  const { businessId, businessDate, key, reverses, accountIds, codes, roles } = wanted
  const ofBusiness = sql`workspace_id = ${workspaceId} and business_id = ${businessId}`
  const sessions = sql`select from till_sessions s where s.workspace_id = a.workspace_id and 'till:' || s.till_id = a.holder`
  const [row] = rowsOf<State>(
    await db.execute(sql`select
      (select currency from books where ${ofBusiness}) as currency,
      (select state from periods where ${ofBusiness} and month = date_trunc('month', ${businessDate}::date)::date) as period,
      (select jsonb_build_object('id', id, 'sequence', sequence, 'year', year, 'number', number, 'hash', hash,
        'requestHash', request_hash) from journal_entries where ${ofBusiness} and idempotency_key = ${key}) as earlier,
      (select jsonb_build_object('id', id, 'year', year, 'number', number) from journal_entries
        where ${ofBusiness} and reverses = ${reverses}::uuid) as reversal,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'shopId', a.shop_id, 'code', a.code,
          'role', a.role, 'mayGoBelowZero', a.may_go_below_zero, 'isArchived', a.is_archived, 'balance', b.balance::text,
          'isClosed', a.role = 'till' and exists (${sessions}) and not exists (${sessions} and state in ('open', 'counting'))) order by a.id), '[]')
        from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        where a.workspace_id = ${workspaceId} and a.business_id = ${businessId}
          and (a.id in (select jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb)::int)
            or a.code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
            or a.role in (select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb)))) as accounts`),
  )
  return row as State
}

/** A line as it is to be written, with the name of its account. Amounts as text. */
export interface LineRow {
  account: { id: number } | { code: string } | { role: AccountRole; shop: number | null }
  amount: string
  party: string | null
  product_id: number | null
  vat_code: string | null
  net: string | null
}

interface Written {
  id: string
  sequence: number
  year: number
  number: number
  hash: string
}

/** An entry to be written, whose names are those of the columns, and its lines. */
interface Command {
  entry: Record<string, unknown>
  lines: LineRow[]
  currency: string
  isBookkeeper: boolean
}

/**
 * Writes an entry with its postings as the next of its books, which are locked until the transaction ends.
 * @returns null, having written nothing, if it is an earlier command or a rule forbids it
 */
export async function append({ db }: Scope, { lines, ...command }: Command): Promise<Written | null> {
  const given = { ...command, lines: lines.map(({ account, ...line }) => ({ ...account, ...line })) }
  // The comment tells the embedded store that this select writes.
  const rows = await db.execute(sql`/* writes */ select ledger_write(${JSON.stringify(given)}::jsonb) as written`)
  return rowsOf<{ written: Written | null }>(rows)[0]?.written ?? null
}
