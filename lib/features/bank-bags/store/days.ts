import { and, eq, inArray, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { DaysToBank, DaysToBankQuery } from "../schema"
import { bankBags } from "../table"

const sent = ["sealed", "in-transit", "credited", "reconciled"] as const

/**
 * The days from drops to the credit of their bags, per week and shop. A bag has the drops that were verified after the shop's
 * bag before it was sealed. Returned bags don't count: their money is in the next one.
 */
export async function findDays(
  { db, workspaceId }: Scope,
  user: Granted,
  { business, shop, from, to }: DaysToBankQuery & { from: string; to: string },
) {
  const where = and(
    eq(bankBags.workspaceId, workspaceId),
    inArray(bankBags.state, [...sent]),
    filterFor(user, ["read", "BankBag"], { business: bankBags.businessId, shop: bankBags.shopId }),
    business === undefined ? undefined : eq(bankBags.businessId, business),
    shop === undefined ? undefined : eq(bankBags.shopId, shop),
  )
  return rowsOf<DaysToBank["data"][number]>(
    await db.execute(sql`with sealed as (
        select ${bankBags.id} as id, ${bankBags.shopId} as shop_id, ${bankBags.creditedOn} as credited_on, e.at,
          lag(e.at) over (partition by ${bankBags.shopId} order by e.at, ${bankBags.id}) as since
        from ${bankBags}
        join bank_bag_events e on e.workspace_id = ${workspaceId} and e.bag_id = ${bankBags.id} and e.kind = 'sealed'
        where ${where}),
      taken as (
        select s.id, s.shop_id, date_trunc('week', s.credited_on)::date as week, d.id as drop_id,
          s.credited_on - d.business_date as days
        from sealed s
        left join drops d on d.workspace_id = ${workspaceId} and d.shop_id = s.shop_id and d.state = 'verified'
          and d.closed_at <= s.at and (s.since is null or d.closed_at > s.since)
        where s.credited_on between ${from}::date and ${to}::date)
      select t.shop_id as shop, h.name as "shopName", to_char(t.week, 'YYYY-MM-DD') as week,
        count(distinct t.id)::int as bags, count(t.drop_id)::int as drops,
        percentile_cont(0.5) within group (order by t.days) as median, max(t.days)::int as worst
      from taken t join shops h on h.workspace_id = ${workspaceId} and h.id = t.shop_id
      group by t.shop_id, h.name, t.week order by h.name, t.shop_id, t.week`),
  )
}
