import { sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses, safes, shops } from "@/lib/features/businesses/table"
import { depositPolicies } from "@/lib/features/businesses/table/deposit-policies"

interface DayRow {
  date: string
  shop: number
  shopName: string
  /** Minor units as text. */
  amount: string | null
  currency: string
}

/**
 * The banking days of shops with a safe, by day and shop. They are generated from the policies and not stored. Shops that
 * have set no policy are left out: their banking days are every weekday, which nobody needs to be told.
 */
export async function findDays({ db, workspaceId }: Scope, user: Granted, { from, to }: { from: string; to: string }) {
  const places = { business: shops.businessId, shop: shops.id }
  const visible = filterFor(user, ["create", "BankBag"], places)
  return rowsOf<DayRow>(
    await db.execute(sql`
      with banking as (
        select ${shops.id} as shop, ${shops.name} as name, ${businesses.currency} as currency,
          ${depositPolicies.bankingDays} as days,
          (now() at time zone ${shops.timeZone})::date as today, greatest(0, coalesce((select sum(b.balance) from accounts a
            join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
            where a.workspace_id = ${shops.workspaceId} and a.shop_id = ${shops.id} and a.role = 'safe'), 0)
            - ${safes.changeFund}) as amount
        from ${shops}
        join ${businesses} on ${businesses.workspaceId} = ${shops.workspaceId} and ${businesses.id} = ${shops.businessId}
        join ${safes} on ${safes.workspaceId} = ${shops.workspaceId} and ${safes.shopId} = ${shops.id}
          and ${safes.state} = 'active'
        join ${depositPolicies} on ${depositPolicies.workspaceId} = ${shops.workspaceId}
          and ${depositPolicies.shopId} = ${shops.id}
        where ${shops.workspaceId} = ${workspaceId} and ${shops.state} = 'active' and ${visible ?? sql`true`})
      select to_char(day, 'YYYY-MM-DD') as date, shop, name as "shopName", currency,
        case when day::date = (select min(next)::date from generate_series(today, today + 6, interval '1 day') next
          where days @> to_jsonb(extract(isodow from next)::int)) then amount::text end as amount
      from banking, generate_series(${from}::date, ${to}::date, interval '1 day') day
      where days @> to_jsonb(extract(isodow from day)::int)
      order by day, name, shop`),
  )
}
