import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Scope } from "@/lib/core/db/types"

/** The value of a shop's goods, including transfers that it has sent and nobody has received yet. */
const worthOf = (shop: ReturnType<typeof sql>) => sql`(
  coalesce((select sum(l.value) from stock_levels l where l.workspace_id = h.workspace_id and l.shop_id = ${shop}), 0)
  + coalesce((select sum(d.value) from stock_documents d where d.workspace_id = h.workspace_id and d.shop_id = ${shop}
      and d.kind = 'transfer' and d.state = 'sent'), 0))`

/** The amount that stock documents and web orders have posted to a shop's stock account. */
const postedOf = sql`coalesce((select sum(p.amount) from accounts a
    join postings p on p.workspace_id = a.workspace_id and p.account_id = a.id
    join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
  where a.workspace_id = h.workspace_id and a.shop_id = h.id and a.role = 'stock'
    and e.source_type in ('stock-document', 'web-order')), 0)`

interface Broken {
  place: string
  reason: string
}

/** The first shop whose levels differ from the sum of its journal, or whose value differs from what its documents posted. */
export async function findUntied(db: Db, workspaceId: number, businessId: number): Promise<Broken | null> {
  const [found] = rowsOf<Broken>(
    await db.execute(sql`select place, reason from (
      select 1 as rank, h.id as shop, l.product_id as product, h.code || '/' || l.product_id as place,
        'the level is not the sum of its movements' as reason
      from stock_levels l join shops h on h.workspace_id = l.workspace_id and h.id = l.shop_id
      left join (select shop_id, product_id, sum(quantity) as pieces, sum(value) as value from stock_movements
        where workspace_id = ${workspaceId} and business_id = ${businessId} group by shop_id, product_id) m
        on m.shop_id = l.shop_id and m.product_id = l.product_id
      where l.workspace_id = ${workspaceId} and l.business_id = ${businessId}
        and (l.on_hand, l.value) is distinct from (coalesce(m.pieces, 0), coalesce(m.value, 0))
      union all
      select 2, h.id, 0, h.code, 'the stock is not worth what its documents posted' from shops h
      where h.workspace_id = ${workspaceId} and h.business_id = ${businessId} and ${worthOf(sql`h.id`)} <> ${postedOf}
    ) as found order by rank, shop, product limit 1`),
  )
  return found ?? null
}

/** The number of shops whose stock account differs from the value of their stock, such as after a manual entry. */
export async function countUntied({ db, workspaceId }: Scope, businessId: number): Promise<number> {
  const [row] = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from shops h
      where h.workspace_id = ${workspaceId} and h.business_id = ${businessId}
        and exists (select 1 from stock_levels l where l.workspace_id = h.workspace_id and l.shop_id = h.id)
        and ${worthOf(sql`h.id`)} <> coalesce((select sum(b.balance) from accounts a
          join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
          where a.workspace_id = h.workspace_id and a.shop_id = h.id and a.role = 'stock'), 0)`),
  )
  return row?.n ?? 0
}
