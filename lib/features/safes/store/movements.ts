import { sql } from "drizzle-orm"
import { exactUpTo } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
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
}

interface Page {
  shop: number
  page: number
  perPage: number
}

/** Every posting to the safe, whoever made it, and what moved no money. */
const everything = ({ workspaceId }: Scope, shop: number) => sql`
  select p.entry_id::text || ':' || p.line as id, coalesce(m.kind, e.kind) as kind, e.recorded_at as at, e.sequence::bigint as place,
    p.amount, m.pieces, m.expected, coalesce(m.note, e.memo) as note, coalesce(m.user_name, e.actor_name) as person,
    m.witness_name as witness, p.entry_id as entry
  from accounts a
  join postings p on p.workspace_id = a.workspace_id and p.account_id = a.id
  join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
  left join safe_movements m on m.workspace_id = p.workspace_id and m.entry_id = p.entry_id
  where a.workspace_id = ${workspaceId} and a.shop_id = ${shop} and a.role = 'safe'
  union all
  select m.id::text, m.kind, m.at, m.id::bigint, 0, m.pieces, m.expected, m.note, m.user_name, m.witness_name, null
  from safe_movements m where m.workspace_id = ${workspaceId} and m.shop_id = ${shop} and m.entry_id is null`

/** A page of what moved in a safe, newest first, with the balance after each. */
export async function movementPage(scope: Scope, { shop, page, perPage }: Page): Promise<MovementRow[]> {
  const offset = (page - 1) * perPage
  return rowsOf<MovementRow>(
    await scope.db.execute(sql`with newest as (
        select * from (${everything(scope, shop)}) as every_one
        order by at desc, place desc, id desc limit ${offset + perPage}),
      now_in as (select coalesce(sum(b.balance), 0) as balance from accounts a
        join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
        where a.workspace_id = ${scope.workspaceId} and a.shop_id = ${shop} and a.role = 'safe')
      select n.id, n.kind, to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, n.amount::text as amount,
        (now_in.balance - coalesce(sum(n.amount) over (order by n.at desc, n.place desc, n.id desc
          rows between unbounded preceding and 1 preceding), 0))::text as balance,
        n.pieces, n.expected::text as expected, n.note, n.person, n.witness, n.entry
      from newest n, now_in order by n.at desc, n.place desc, n.id desc offset ${offset}`),
  )
}

export async function countMovements(scope: Scope, shop: number): Promise<number> {
  const [row] = rowsOf<{ n: number }>(
    await scope.db.execute(
      sql`select count(*)::int as n from (select 1 from (${everything(scope, shop)}) as every_one limit ${exactUpTo}) as found`,
    ),
  )
  return row?.n ?? 0
}
