import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { AccountRole, PeriodState } from "../values/roles"

/** An account that an entry may use. */
export interface Candidate {
  id: number
  shopId: number | null
  /** The till that has the account: `till:12`. */
  holder: string | null
  code: string
  role: AccountRole
  mayGoBelowZero: boolean
  isArchived: boolean
  /** Minor units, as text. */
  balance: string
}

/** What a new entry depends on. */
export interface State {
  last: { sequence: number; hash: string } | null
  lastNumber: number | null
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

/** Reads what a new entry depends on. The books must be locked before, in a statement of its own, for this one to see their last entry. */
export async function readState({ db, workspaceId }: Scope, wanted: Wanted): Promise<State> {
  const { businessId, businessDate, key, reverses, accountIds, codes, roles } = wanted
  const ofBusiness = sql`workspace_id = ${workspaceId} and business_id = ${businessId}`
  const [row] = rowsOf<State>(
    await db.execute(sql`select
      (select jsonb_build_object('sequence', sequence, 'hash', hash) from journal_entries
        where ${ofBusiness} order by sequence desc limit 1) as last,
      (select max(number) from journal_entries
        where ${ofBusiness} and year = extract(year from ${businessDate}::date)) as "lastNumber",
      (select state from periods where ${ofBusiness} and month = date_trunc('month', ${businessDate}::date)::date) as period,
      (select jsonb_build_object('id', id, 'sequence', sequence, 'year', year, 'number', number, 'hash', hash,
        'requestHash', request_hash) from journal_entries where ${ofBusiness} and idempotency_key = ${key}) as earlier,
      (select jsonb_build_object('id', id, 'year', year, 'number', number) from journal_entries
        where ${ofBusiness} and reverses = ${reverses}::uuid) as reversal,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'shopId', a.shop_id, 'holder', a.holder, 'code', a.code,
          'role', a.role, 'mayGoBelowZero', a.may_go_below_zero, 'isArchived', a.is_archived, 'balance', b.balance::text) order by a.id), '[]')
        from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        where a.workspace_id = ${workspaceId} and a.business_id = ${businessId}
          and (a.id in (select jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb)::int)
            or a.code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
            or a.role in (select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb)))) as accounts`),
  )
  return row as State
}

/** An entry with its postings, ready to be written; amounts as text. */
export interface EntryRow {
  [column: string]: unknown
  postings: Record<string, unknown>[]
}

/** Inserts an entry with its postings, whose names are those of the columns. */
export async function insertEntry({ db }: Scope, { postings, ...entry }: EntryRow): Promise<void> {
  await db.execute(sql`with entry as (
      insert into journal_entries select * from jsonb_populate_record(null::journal_entries, ${JSON.stringify(entry)}::jsonb))
    insert into postings select * from jsonb_populate_recordset(null::postings, ${JSON.stringify(postings)}::jsonb)`)
}
