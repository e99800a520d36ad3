import { and, eq, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { clients, partyIn as customerParty, withMerged } from "@/lib/features/clients/table"
import { accounts } from "@/lib/features/ledger/table/accounts"
import { partyBalances } from "@/lib/features/ledger/table/balances"
import { partyIn as supplierParty, suppliers } from "@/lib/features/suppliers/table"
import type { PartyQuery } from "../schema/register"
import type { PartyKind } from "../values"

/** The name of a customer or supplier; undefined if there is none. */
export async function findParty({ db, workspaceId }: Scope, kind: PartyKind, id: number): Promise<string | undefined> {
  const [row] =
    kind === "customer"
      ? await db
          .select({ name: sql<string>`coalesce(nullif(${clients.company}, ''), ${clients.name})` })
          .from(clients)
          .where(and(eq(clients.workspaceId, workspaceId), eq(clients.id, id)))
      : await db
          .select({ name: suppliers.name })
          .from(suppliers)
          .where(and(eq(suppliers.workspaceId, workspaceId), eq(suppliers.id, id)))
  return row?.name
}

/** A customer's IOU balance at a business, in minor units, including customers merged into this one. */
export async function iouBalance({ db, workspaceId }: Scope, business: number, customer: number): Promise<number> {
  const [row] = rowsOf<{ balance: string }>(
    await db.execute(sql`select coalesce(sum(b.balance), 0)::text as balance from ${partyBalances} as b
      join ${accounts} as a on a.workspace_id = b.workspace_id and a.id = b.account_id and a.role = 'iou_control'
      where b.workspace_id = ${workspaceId} and a.business_id = ${business} and b.customer_id in ${withMerged(workspaceId, customer)}`),
  )
  return Number(row?.balance ?? 0)
}

/** Finds up to 50 customers and suppliers by name, kind or key. */
export async function findParties({ db, workspaceId }: Scope, { q, kind, key }: PartyQuery) {
  const name = (text: string) => (q ? sql`${foldedContains(sql.raw(text), q)}` : sql`true`)
  return rowsOf<{ key: string; kind: PartyKind; id: number; name: string }>(
    await db.execute(sql`select * from (
        (select ${customerParty(sql`c.id`)} as key, 'customer' as kind, c.id, coalesce(nullif(c.company, ''), c.name) as name from ${clients} as c
          where c.workspace_id = ${workspaceId} and c.merged_into is null and ${name("c.invoice_search")})
        union all
        (select ${supplierParty(sql`s.id`)}, 'supplier', s.id, s.name from ${suppliers} as s
          where s.workspace_id = ${workspaceId} and s.merged_into is null and ${name("s.search")})) as party
      where ${kind ? sql`party.kind = ${kind}` : sql`true`} and ${key ? sql`party.key = ${key}` : sql`true`}
      order by party.name, party.key limit 50`),
  )
}
