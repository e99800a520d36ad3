import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { partyBalances } from "@/lib/features/ledger/table/balances"

/** Customers who owe a business IOUs, those with the largest balance first. */
export async function debtors({ db, workspaceId }: Scope, business: number) {
  const rows = rowsOf<{ customer: number; name: string; balance: string }>(
    await db.execute(sql`select c.id as customer, coalesce(nullif(c.company, ''), c.name) as name, sum(b.balance)::text as balance
      from ${partyBalances} as b
        join ${accounts} as a on a.workspace_id = b.workspace_id and a.id = b.account_id and a.role = 'iou_control'
        join ${clients} as m on m.workspace_id = b.workspace_id and m.id = b.customer_id
        join ${clients} as c on c.workspace_id = m.workspace_id and c.id = coalesce(m.merged_into, m.id)
      where b.workspace_id = ${workspaceId} and a.business_id = ${business} and b.balance <> 0
      group by c.workspace_id, c.id having sum(b.balance) > 0 order by sum(b.balance) desc limit 500`),
  )
  return rows.map((row) => ({ ...row, balance: Number(row.balance) }))
}
