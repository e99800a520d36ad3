import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { AccountClass, AccountRole } from "../values/roles"

export interface TrialRow {
  id: number
  code: string
  name: string
  class: AccountClass
  role: AccountRole
  shop: number | null
  isArchived: boolean
  /** Minor units, as text: debit positive. */
  balance: string
}

/**
 * The balance of an account at the end of a day: the current balance `b` less the amounts of later days, which are few for the
 * dates that people query.
 */
const balanceAt = (at: string) => sql`(b.balance - coalesce((select sum(d.amount) from account_days d
  where d.workspace_id = b.workspace_id and d.account_id = b.account_id and d.business_date > ${at}::date), 0))`

/** The balance of every account of a business at the end of a day, by code. */
export const trialBalance = async ({ db, workspaceId }: Scope, businessId: number, at: string): Promise<TrialRow[]> =>
  rowsOf<TrialRow>(
    await db.execute(sql`select a.id, a.code, a.name, a.class, a.role, a.shop_id as shop,
        a.is_archived as "isArchived", ${balanceAt(at)}::text as balance
      from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = ${workspaceId} and a.business_id = ${businessId} order by a.code`),
  )

/** How many accounts of a role have a balance at the end of a day. */
export async function countWithBalance({ db, workspaceId }: Scope, businessId: number, role: AccountRole, at: string) {
  const [row] = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from accounts a
        join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = ${workspaceId} and a.business_id = ${businessId} and a.role = ${role} and ${balanceAt(at)} <> 0`),
  )
  return row?.n ?? 0
}

/** The total balance of a role's accounts at a shop. */
export async function roleBalance({ db, workspaceId }: Scope, shopId: number, role: AccountRole): Promise<bigint> {
  const [row] = rowsOf<{ balance: string }>(
    await db.execute(sql`select coalesce(sum(b.balance), 0)::text as balance
      from accounts a join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = ${workspaceId} and a.shop_id = ${shopId} and a.role = ${role}`),
  )
  return BigInt(row?.balance ?? 0)
}
