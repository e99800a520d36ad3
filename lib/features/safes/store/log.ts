import { sql } from "drizzle-orm"
import type { Pieces } from "@/lib/core/cash/count"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { everything, type MovementRow, shownColumns } from "./movements"

/** The maximum number of movements in a log. */
export const maxMovements = 5_000

interface Period {
  shop: number
  timeZone: string
  /** Days, both included. */
  from: string
  to: string
}

interface LogRow extends MovementRow {
  /** The balance before the first movement, as text. */
  opening: string
  /** The pieces of each movement since the last count before the end, with that count first. */
  moved: Pieces[]
}

/** The movements of a safe on some days, the oldest first, with balances and the pieces that add up to the final contents. */
export async function findLog({ db, workspaceId, ...scope }: Scope, { shop, timeZone, from, to }: Period) {
  const mine = sql`m.workspace_id = ${workspaceId} and m.shop_id = ${shop} and m.at < finish`
  const rows = rowsOf<LogRow>(
    await db.execute(sql`with every_one as (${everything({ db, workspaceId, ...scope }, shop)}),
      days as (select ${from}::date::timestamp at time zone ${timeZone} as start,
        (${to}::date + 1)::timestamp at time zone ${timeZone} as finish),
      opening as (select coalesce(sum(e.amount) filter (where e.at < start), 0) as balance from every_one e, days),
      since as (select coalesce(max(m.id) filter (where m.kind = 'count'), 0) as id from safe_movements m, days where ${mine}),
      known as (select coalesce(json_agg(m.pieces order by m.id), '[]'::json) as moved from safe_movements m, days, since
        where ${mine} and m.id >= since.id),
      shown as (select e.*, opening.balance + sum(e.amount) over (order by e.at, e.place, e.id) as balance
        from every_one e, days, opening where e.at >= start and e.at < finish
        order by e.at, e.place, e.id limit ${maxMovements + 1})
      select opening.balance::text as opening, known.moved, ${shownColumns}
      from opening cross join known left join shown s on true order by s.at, s.place, s.id`),
  )
  const [{ opening, moved }] = rows as [LogRow]
  // Without movements there is a single row, whose movement columns are null.
  return { opening, moved, rows: rows.filter(({ id }) => id !== null) }
}
