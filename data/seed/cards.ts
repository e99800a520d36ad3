import { sql } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import { metrics } from "@/lib/features/cards/table"
import type { Device, MetricName } from "@/lib/features/cards/values"
import { orders } from "@/lib/features/orders/table"
import { dateOf, insertMany, type SeedContext } from "./context"

/** Number of days with daily figures. Older ones are only shown by month, so they are stored on the first day of the month. */
const dailyDays = 100

/** The day on which a figure is stored. */
const storedDay = (today: string) =>
  sql`case when day > ${today}::date - ${dailyDays}::int then day else date_trunc('month', day)::date end`

const dayMs = 86_400_000
/** The factor by which the weeks before Christmas are busier. */
const christmas = (dayOfYear: number) => 1 + 0.5 * Math.exp(-(((dayOfYear - 340) / 16) ** 2))

/** Sign-ups from the newsletter peak on the day it is sent, a Tuesday, and decline afterwards. */
const newsletterOn = (weekday: number) => ({ 2: 7.5, 3: 3.2, 4: 1.4 })[weekday] ?? 0.5

/**
 * Returns the figures of a day. Visits grow over the years, rise before Christmas, fall at weekends and vary a little. They are
 * calculated from the date, so that every workspace has the same.
 */
function figuresOf(day: Date): [name: MetricName, dimension: Device | "", value: number][] {
  const n = (day.getTime() - Date.UTC(2018, 0, 1)) / dayMs
  const weekday = day.getUTCDay() || 7
  const wave = 1 + 0.09 * Math.sin(n * 1.7) + 0.06 * Math.sin(n * 0.61) + 0.04 * Math.sin(n * 4.3)
  const dayOfYear = 1 + (day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / dayMs
  const visits = (46 + n / 36) * wave * (weekday > 5 ? 0.72 : 1.06) * christmas(dayOfYear)
  return [
    ["sessions", "desktop", visits * (0.56 - n / 40_000)],
    ["sessions", "mobile", visits * (0.34 + n / 50_000)],
    ["sessions", "tablet", visits * 0.1],
    ["returning", "", visits * (0.36 + 0.04 * Math.sin(n * 0.23))],
    ["users", "", visits * (0.78 + 0.03 * Math.sin(n * 0.9))],
    ["seconds", "", visits * (168 + 22 * Math.sin(n * 0.4))],
    ["sessionsGoal", "", 52 + n / 33],
    ["pageViews", "", visits * (3.6 + 0.5 * Math.sin(n * 1.1))],
    ["subscribers", "", Math.max(0, visits * 0.03 + 1.2 * Math.sin(n * 2.9))],
    ["newsletter", "", newsletterOn(weekday) * visits * 0.42],
  ]
}

/** Adds figures since the year before last. Calculating them in the embedded database takes ten times as long. */
function seedVisits(db: Db, workspaceId: number, today: string): Promise<void> {
  const end = new Date(today)
  const dailySince = end.getTime() - dailyDays * dayMs
  const sums = new Map<string, typeof metrics.$inferInsert>()
  for (let at = Date.UTC(end.getUTCFullYear() - 2, 0, 1); at <= end.getTime(); at += dayMs) {
    const date = dateOf(new Date(at))
    const day = at > dailySince ? date : `${date.slice(0, 7)}-01`
    for (const [name, dimension, value] of figuresOf(new Date(at))) {
      const key = `${name} ${dimension} ${day}`
      const sum = sums.get(key) ?? { workspaceId, name, day, dimension, value: 0 }
      sums.set(key, { ...sum, value: sum.value + value })
    }
  }
  const rows = [...sums.values()].map((row) => ({ ...row, value: Math.round(row.value) }))
  return insertMany(db, metrics, rows)
}

/** Adds expenses for days with sales, and a monthly sales budget. */
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
    select ${workspaceId}::int, 'expenses', ${storedDay(today)} as day, '',
      round(sum(total * (0.58 + 0.12 * sin(extract(doy from day) * 0.7)))) from sold group by 3
    union all
    select ${workspaceId}::int, 'budget', day, '', round((0.55 * coalesce(usual, total) + 0.55 * total) / 5000) * 5000
      from months where day < date_trunc('month', ${today}::date)
    union all
    select ${workspaceId}::int, 'budget', ahead::date, '',
      round((select max(usual) from months where day > ${today}::date - 60) * (1 + extract(month from ahead) / 60) / 5000) * 5000
    from generate_series(date_trunc('month', ${today}::timestamp), ${`${today.slice(0, 4)}-12-01`}::timestamp, interval '1 month') as ahead`)
}

/** Adds the dashboard's figures. Has to run after `seedOrders`, because expenses depend on sales. */
export async function seedCards(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  await seedVisits(db, workspaceId, dateOf(now))
  await seedMoney(db, workspaceId, dateOf(now))
}
