import { and, eq, sql } from "drizzle-orm"
import { exactUpTo } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { safeMovements } from "../table"
import type { MovementKind } from "../values"

export interface MovementRow {
  id: string
  /** The kind of the movement, or of the journal entry that another part of the product posted. */
  kind: MovementKind | string
  at: string
  amount: string
  /** The safe's balance after it. */
  balance: string
  pieces: Record<string, number> | null
  expected: string | null
  note: string
  person: string | null
  witness: string | null
  entry: string | null
  isReversed: boolean
}

interface Page {
  shop: number
  page: number
  perPage: number
}

/** Every posting to the safe, whoever made it, and what moved no money. */
export const everything = ({ workspaceId }: Scope, shop: number) => sql`
  select p.entry_id::text || ':' || p.line as id, coalesce(m.kind, e.kind) as kind, e.recorded_at as at, e.sequence::bigint as place,
    p.amount, m.pieces, m.expected, coalesce(m.note, e.memo) as note, coalesce(m.user_name, e.actor_name) as person,
    m.witness_name as witness, p.entry_id as entry,
    e.reverses is not null or exists (select from journal_entries r
      where r.workspace_id = e.workspace_id and r.reverses = e.id) as is_reversed
  from accounts a
  join postings p on p.workspace_id = a.workspace_id and p.account_id = a.id
  join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
  left join safe_movements m on m.workspace_id = p.workspace_id and m.entry_id = p.entry_id
  where a.workspace_id = ${workspaceId} and a.shop_id = ${shop} and a.role = 'safe'
  union all
  select m.id::text, m.kind, m.at, m.id::bigint, 0, m.pieces, m.expected, m.note, m.user_name, m.witness_name, null, false
  from safe_movements m where m.workspace_id = ${workspaceId} and m.shop_id = ${shop} and m.entry_id is null`

/** A `MovementRow` of what is selected as `s`. */
export const shownColumns = sql`s.id, s.kind, to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  s.amount::text as amount, s.balance::text as balance, s.pieces, s.expected::text as expected, s.note, s.person, s.witness, s.entry,
  s.is_reversed as "isReversed"`

/** A page of the movements of a safe, newest first, with the balance after each, and how many there are up to a limit. */
export async function movementPage(scope: Scope, { shop, page, perPage }: Page) {
  const offset = (page - 1) * perPage
  const rows = rowsOf<MovementRow & { counted: number }>(
    await scope.db.execute(sql`with every_one as (${everything(scope, shop)}),
      newest as (select * from every_one order by at desc, place desc, id desc limit ${offset + perPage}),
      now_in as (select coalesce(sum(b.balance), 0) as balance from accounts a
        join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        where a.workspace_id = ${scope.workspaceId} and a.shop_id = ${shop} and a.role = 'safe'),
      shown as (select n.*, (now_in.balance - coalesce(sum(n.amount) over (order by n.at desc, n.place desc, n.id desc
          rows between unbounded preceding and 1 preceding), 0)) as balance
        from newest n, now_in order by n.at desc, n.place desc, n.id desc offset ${offset}),
      counted as (select count(*)::int as n from (select 1 from every_one limit ${exactUpTo}) as found)
      select counted.n as counted, ${shownColumns}
      from counted left join shown s on true order by s.at desc, s.place desc, s.id desc`),
  )
  // A page past the end is a single row, with nothing but the total.
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.counted ?? 0 }
}

/** The movement of a safe that an entry posted. */
export async function findMovement({ db, workspaceId }: Scope, shop: number, entry: string) {
  const { kind, amount, pieces } = safeMovements
  const [row] = await db
    .select({ kind, amount, pieces })
    .from(safeMovements)
    .where(
      and(eq(safeMovements.workspaceId, workspaceId), eq(safeMovements.shopId, shop), eq(safeMovements.entryId, entry)),
    )
  return row
}
