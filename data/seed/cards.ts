import { sql } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import { metrics } from "@/lib/features/cards/table"
import { orders } from "@/lib/features/orders/table"
import { dateOf, type SeedContext } from "./context"

/** Far back only whole months are shown, so a month's figures stand at its first day; nearer, each day has its own. */
const dailyFor = 100

/** Where the figure of a day stands. */
const placeOf = (today: string) =>
  sql`case when day > ${today}::date - ${dailyFor}::int then day else date_trunc('month', day)::date end`

/**
 * Figures since the year before last. Visits grow, rise before Christmas, fall at the weekend, and go up and down a little
 * as days do; `n` is a day's number, so that every workspace sees the same.
 */
async function seedVisits(db: Db, workspaceId: number, today: string): Promise<void> {
  await db.execute(sql`
    insert into ${metrics} (workspace_id, name, day, dimension, value)
    select ${workspaceId}::int, figure.name,
      ${placeOf(today)} as day, figure.dimension, round(sum(figure.value))
    from (
      select day::date as day, n, weekday,
        (46 + n / 36.0) * wave * case when weekday > 5 then 0.72 else 1.06 end
          * (1 + 0.5 * exp(-power((extract(doy from day)::float - 340) / 16, 2))) as visits
      from (
        select day, extract(isodow from day)::int as weekday, n,
          1 + 0.09 * sin(n * 1.7) + 0.06 * sin(n * 0.61) + 0.04 * sin(n * 4.3) as wave
        from generate_series(date_trunc('year', ${today}::timestamp) - interval '2 years', ${today}::timestamp, interval '1 day') as day,
          lateral (select (day::date - date '2018-01-01')::float as n) as numbered
      ) as days
    ) as days,
    lateral (values
      ('sessions', 'desktop', visits * (0.56 - n / 40000)),
      ('sessions', 'mobile', visits * (0.34 + n / 50000)),
      ('sessions', 'tablet', visits * 0.1),
      ('returning', '', visits * (0.36 + 0.04 * sin(n * 0.23))),
      ('users', '', visits * (0.78 + 0.03 * sin(n * 0.9))),
      ('seconds', '', visits * (168 + 22 * sin(n * 0.4))),
      ('sessionsGoal', '', 52 + n / 33),
      ('pageViews', '', visits * (3.6 + 0.5 * sin(n * 1.1))),
      ('subscribers', '', greatest(0, visits * 0.03 + 1.2 * sin(n * 2.9))),
      ('newsletter', '', case weekday when 2 then 7.5 when 3 then 3.2 when 4 then 1.4 else 0.5 end * visits * 0.42)
    ) as figure (name, dimension, value)
    group by 2, 3, 4`)
}

/** What was spent on the days things were sold, and what was planned to be sold in each month: a steady part and a hope. */
async function seedMoney(db: Db, workspaceId: number, today: string): Promise<void> {
  const ofWorkspace = sql`workspace_id = ${workspaceId} and status <> 'cancelled'`
  await db.execute(sql`
    with sold as (
      select (placed_at at time zone 'UTC')::date as day, sum(total) as total from ${orders} where ${ofWorkspace} group by 1
    ), totals as (
      select date_trunc('month', day)::date as day, sum(total) as total from sold group by 1
    ), months as (
      select day, total, avg(total) over (order by day rows between 3 preceding and 1 preceding) as usual from totals
    )
    insert into ${metrics} (workspace_id, name, day, dimension, value)
    select ${workspaceId}::int, 'expenses', ${placeOf(today)} as day, '',
      round(sum(total * (0.58 + 0.12 * sin(extract(doy from day) * 0.7)))) from sold group by 3
    union all
    select ${workspaceId}::int, 'budget', day, '', round((0.55 * coalesce(usual, total) + 0.55 * total) / 5000) * 5000
      from months where day < date_trunc('month', ${today}::date)
    union all
    select ${workspaceId}::int, 'budget', ahead::date, '',
      round((select max(usual) from months where day > ${today}::date - 60) * (1 + extract(month from ahead) / 60) / 5000) * 5000
    from generate_series(date_trunc('month', ${today}::timestamp), ${`${today.slice(0, 4)}-12-01`}::timestamp, interval '1 month') as ahead`)
}

/** After the orders, whose days the costs are made of. */
export async function seedCards(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  await seedVisits(db, workspaceId, dateOf(now))
  await seedMoney(db, workspaceId, dateOf(now))
}
