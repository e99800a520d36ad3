import { and, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, shops, tills } from "@/lib/features/businesses/table"
import type { DepositListQuery } from "./schema"
import { counterDeposits } from "./table"

const columns = {
  deposit: counterDeposits,
  shopName: shops.name,
  tillName: tills.name,
  currency: businesses.currency,
}
export interface DepositRow {
  deposit: typeof counterDeposits.$inferSelect
  shopName: string
  tillName: string | null
  currency: string
}

const t = counterDeposits
const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(t)
    .innerJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .leftJoin(tills, and(eq(tills.workspaceId, t.workspaceId), eq(tills.id, t.tillId)))

export function findPage(scope: Scope, user: Granted, query: DepositListQuery) {
  const { business, shop, q, sortBy } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "CounterDeposit"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    q ? containsWords(sql`${t.reference} || ' ' || ${t.userName}`, q) : undefined,
  )
  return sortedPage<DepositRow>(scope, {
    table: t,
    where,
    query,
    by: [sortBy === "amount" ? t.amount : t.depositedAt, t.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<DepositRow | undefined> {
  const [row] = await selectRows(scope, {}).where(and(eq(t.workspaceId, scope.workspaceId), eq(t.id, id)))
  return row
}

/** Where the deposit with a receipt is; undefined if there is none. */
export async function findReceipted({ db, workspaceId }: Scope, receipt: string) {
  const [row] = await db
    .select({ business: t.businessId, shop: t.shopId })
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.receipt, receipt)))
    .limit(1)
  return row
}

/** Whether a business has an open bank account with this id. */
export async function hasAccount({ db, workspaceId }: Scope, business: number, id: number): Promise<boolean> {
  const { state, businessId } = bankAccounts
  const [row] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.workspaceId, workspaceId),
        eq(bankAccounts.id, id),
        eq(businessId, business),
        eq(state, "active"),
      ),
    )
  return row !== undefined
}

/** Takes the id of a new deposit, which its journal entry names. */
export async function takeId({ db, workspaceId }: Scope): Promise<number> {
  const [row] = await db.select({ id: nextId(workspaceId, "counter-deposit") }).from(sql`(select 1) as one`)
  return (row as { id: number }).id
}

export const insert = ({ db, workspaceId }: Scope, values: Omit<typeof t.$inferInsert, "workspaceId">) =>
  db.insert(t).values({ ...values, workspaceId })
