import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { list } from "../table/columns"
import type { AccountRole } from "../values/roles"

const taken: AccountRole[] = ["sales", "vat_output"]
const cash: AccountRole[] = ["till", "safe", "drop_pending"]

export interface Figures {
  business: number
  /** Minor units, as text. */
  takings: string
  cash: string
}

/** The takings of each business on its day, and its current cash. */
export async function takingsAndCash(
  { db, workspaceId }: Scope,
  days: readonly { business: number; date: string }[],
): Promise<Figures[]> {
  if (days.length === 0) return []
  const given: SQL[] = days.map(({ business, date }) => sql`(${business}::int, ${date}::date)`)
  return rowsOf<Figures>(
    await db.execute(sql`select a.business_id as business,
        (-coalesce(sum(d.amount) filter (where a.role in (${list(taken)})), 0))::text as takings,
        coalesce(sum(b.balance) filter (where a.role in (${list(cash)})), 0)::text as cash
      from (values ${sql.join(given, sql`, `)}) as given (business, day)
      join accounts a on a.workspace_id = ${workspaceId} and a.business_id = given.business
      join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      left join account_days d on d.workspace_id = a.workspace_id and d.account_id = a.id and d.business_date = given.day
      where a.role in (${list([...taken, ...cash])}) group by a.business_id`),
  )
}
