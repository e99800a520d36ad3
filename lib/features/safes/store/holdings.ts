import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

export interface Holding {
  safe: number
  business: number
  shop: number
  name: string
  shopName: string
  legalName: string
  language: string
  timeZone: string
  currency: string
  changeFund: string
  insuredLimit: string | null
  pieces: Record<string, number> | null
  countedAt: string | null
  /** The balance of the books, as text. */
  total: string
}

/** A safe with its known pieces and its balance; undefined if there is none. */
export async function findHolding({ db, workspaceId }: Scope, id: number): Promise<Holding | undefined> {
  const [row] = rowsOf<Holding>(
    await db.execute(sql`select s.id as safe, s.business_id as business, s.shop_id as shop, s.name, b.currency,
        h.name as "shopName", b.legal_name as "legalName", b.language, h.time_zone as "timeZone",
        s.change_fund::text as "changeFund", s.insured_limit::text as "insuredLimit", c.pieces,
        to_char(c.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "countedAt",
        (select coalesce(sum(held.balance), 0)::text from accounts a
          join account_balances held on held.workspace_id = a.workspace_id and held.account_id = a.id
          where a.workspace_id = s.workspace_id and a.shop_id = s.shop_id and a.role = 'safe') as total
      from safes s
      join businesses b on b.workspace_id = s.workspace_id and b.id = s.business_id
      join shops h on h.workspace_id = s.workspace_id and h.id = s.shop_id
      left join safe_contents c on c.workspace_id = s.workspace_id and c.shop_id = s.shop_id
      where s.workspace_id = ${workspaceId} and s.id = ${id}`),
  )
  return row
}
