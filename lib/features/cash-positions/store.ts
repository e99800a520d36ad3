import { type SQL, sql } from "drizzle-orm"
import type { Rule } from "@/lib/core/auth/ability"
import { filterFor, type Granted, type PlacedColumns } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { bankBags } from "@/lib/features/bank-bags/table"
import { accounts, books } from "@/lib/features/ledger/table/accounts"
import { accountBalances } from "@/lib/features/ledger/table/balances"
import type { CashPositionQuery } from "./schema"

/** Minor units, as text. */
interface PositionRow {
  currency: string
  tills: string
  dropPending: string
  safes: string
  transit: string
  missing: string
  /** Null if no account of the bank is among those that were added up. */
  bank: string | null
}

const both = (...conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )

/** Balances by role, and what bags are short of, in one statement: the parts add up whenever it is read. */
export async function findPositions(scope: Scope, user: Granted, { business, shop }: CashPositionQuery) {
  const { db, workspaceId } = scope
  const filter = (right: Rule, of: PlacedColumns & { business: SQL; shop: SQL }) =>
    both(
      sql`true`,
      filterFor(user, right, of),
      business === undefined ? undefined : sql`${of.business} = ${business}`,
      shop === undefined ? undefined : sql`${of.shop} = ${shop}`,
    )
  const ofAccounts = { business: sql`${accounts.businessId}`, shop: sql`${accounts.shopId}` }
  const ofBags = { business: sql`${bankBags.businessId}`, shop: sql`${bankBags.shopId}` }
  const inCash = sql`${accounts.role} in ('till', 'safe', 'drop_pending', 'cash_in_transit')`
  const sum = (role: string) => sql`sum(${accountBalances.balance}) filter (where ${accounts.role} = ${role})`
  return rowsOf<PositionRow>(
    await db.execute(sql`
      with missing as (
        select ${books.currency} as currency, sum(${bankBags.amount} - ${bankBags.credited}) as amount
        from ${bankBags} join ${books} on ${books.workspaceId} = ${bankBags.workspaceId}
          and ${books.businessId} = ${bankBags.businessId}
        where ${bankBags.workspaceId} = ${workspaceId} and ${bankBags.state} = 'credited'
          and ${bankBags.credited} < ${bankBags.amount} and ${filter(["read", "ExpectedCash"], ofBags)}
        group by 1)
      select ${books.currency} as currency, coalesce(${sum("till")}, 0)::text as tills,
        coalesce(${sum("drop_pending")}, 0)::text as "dropPending", coalesce(${sum("safe")}, 0)::text as safes,
        coalesce(${sum("cash_in_transit")}, 0)::text as transit,
        coalesce((select amount from missing where missing.currency = ${books.currency}), 0)::text as missing,
        ${sum("bank")}::text as bank
      from ${accounts} join ${books} on ${books.workspaceId} = ${accounts.workspaceId}
          and ${books.businessId} = ${accounts.businessId}
        join ${accountBalances} on ${accountBalances.workspaceId} = ${accounts.workspaceId}
          and ${accountBalances.accountId} = ${accounts.id}
      where ${accounts.workspaceId} = ${workspaceId} and (
        (${inCash} and ${filter(["read", "ExpectedCash"], ofAccounts)})
        or (${accounts.role} = 'bank' and ${filter(["read", "Books"], ofAccounts)}))
      group by ${books.currency} order by ${books.currency}`),
  )
}
