import { type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { readEntries } from "./journal"

export interface EntryFilter {
  businessId: number
  /** Searches the memo, or is a number: `17`, `2026/17`. */
  q?: string
  shopId?: number
  kind?: string
  from?: string
  to?: string
  accountId?: number
}

/** Longer numbers belong to no entry. */
const asNumber = /^(?:(\d{4})\/)?(\d{1,9})$/

/** Entries with this number, or with these words in their memo. */
function matching(q: string): SQL {
  const [, year, number] = asNumber.exec(q) ?? []
  const inMemo = sql`e.memo <> '' and ${containsWords(sql`e.memo`, q)}`
  if (number === undefined) return inMemo
  const isNumbered = sql`e.number = ${Number(number)}`
  return year ? sql`e.year = ${Number(year)} and ${isNumbered}` : sql`(${isNumbered} or ${inMemo})`
}

/** The conditions of a list of entries. */
function filterOf({ workspaceId }: Scope, { businessId, q, shopId, kind, from, to, accountId }: EntryFilter): SQL {
  const conditions = [sql`e.workspace_id = ${workspaceId} and e.business_id = ${businessId}`]
  if (q !== undefined) conditions.push(matching(q))
  if (shopId !== undefined) conditions.push(sql`e.shop_id = ${shopId}`)
  if (kind !== undefined) conditions.push(sql`e.kind = ${kind}`)
  if (from !== undefined) conditions.push(sql`e.business_date >= ${from}::date`)
  if (to !== undefined) conditions.push(sql`e.business_date <= ${to}::date`)
  if (accountId !== undefined)
    conditions.push(sql`exists (select from postings p where p.workspace_id = e.workspace_id and p.entry_id = e.id
      and p.account_id = ${accountId})`)
  return sql.join(conditions, sql` and `)
}

/** A page of entries, newest business date first. */
export const listEntries = (scope: Scope, filter: EntryFilter, limit: number, offset: number) =>
  readEntries(
    scope.db,
    sql`where ${filterOf(scope, filter)} order by e.business_date desc, e.sequence desc limit ${limit} offset ${offset}`,
  )

/** How many entries there are, counted up to a limit. */
export async function countEntries(scope: Scope, filter: EntryFilter, max: number): Promise<number> {
  const [row] = rowsOf<{ n: number }>(
    await scope.db.execute(sql`select count(*)::int as n from (select 1 from journal_entries e
      where ${filterOf(scope, filter)} limit ${max}) as found`),
  )
  return row?.n ?? 0
}

/** The number of matching entries and the sum of their debits, as text; undefined without entries. */
export async function sumEntries(scope: Scope, filter: EntryFilter) {
  const [row] = rowsOf<{ currency: string; entries: number; debit: string }>(
    await scope.db.execute(sql`select b.currency, count(distinct e.id)::int as entries, sum(p.amount)::text as debit
      from journal_entries e
      join books b on b.workspace_id = e.workspace_id and b.business_id = e.business_id
      join postings p on p.workspace_id = e.workspace_id and p.entry_id = e.id and p.amount > 0
      where ${filterOf(scope, filter)} group by b.currency`),
  )
  return row
}

export interface Linked {
  id: string
  year: number
  number: number
  sequence: number
}

/** The entries beside an entry in the chain, the one that it reverses, and the one that reverses it. */
export const linkedEntries = async (
  { db, workspaceId }: Scope,
  { businessId, id, sequence, reverses }: { businessId: number; id: string; sequence: number; reverses: string | null },
): Promise<Linked[]> =>
  rowsOf<Linked>(
    await db.execute(sql`select e.id, e.year, e.number, e.sequence from journal_entries e
      where e.workspace_id = ${workspaceId} and e.business_id = ${businessId}
        and (e.sequence in (${sequence - 1}, ${sequence + 1}) or e.id = ${reverses}::uuid or e.reverses = ${id}::uuid)`),
  )
