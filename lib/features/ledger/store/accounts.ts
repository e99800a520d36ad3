import { and, asc, eq, type SQL } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { accounts, nextAccountId } from "../table/accounts"
import { accountBalances } from "../table/balances"
import type { AccountClass, AccountRole } from "../values/roles"

export interface NewAccount {
  businessId: number
  shopId?: number | null
  code: string
  name: string
  class: AccountClass
  role: AccountRole
  mayGoBelowZero: boolean
}

const columns = {
  id: accounts.id,
  businessId: accounts.businessId,
  shopId: accounts.shopId,
  code: accounts.code,
  name: accounts.name,
  class: accounts.class,
  role: accounts.role,
  mayGoBelowZero: accounts.mayGoBelowZero,
  isArchived: accounts.isArchived,
}
export type AccountRow = Required<NewAccount> & { id: number; isArchived: boolean }

/** Inserts accounts. @returns them with their ids, in the same order */
export async function insertAccounts({ db, workspaceId }: Scope, rows: NewAccount[]): Promise<AccountRow[]> {
  if (rows.length === 0) return []
  const values = rows.map((row) => ({ ...row, workspaceId, id: nextAccountId(workspaceId) as SQL<number> }))
  return db.insert(accounts).values(values).returning(columns)
}

const where = ({ workspaceId }: Scope, condition: SQL) => and(eq(accounts.workspaceId, workspaceId), condition)

/** All accounts of a business, by code. */
export const listAccounts = (scope: Scope, businessId: number): Promise<AccountRow[]> =>
  scope.db
    .select(columns)
    .from(accounts)
    .where(where(scope, eq(accounts.businessId, businessId)))
    .orderBy(asc(accounts.code))

export async function findAccount(scope: Scope, id: number): Promise<(AccountRow & { balance: bigint }) | undefined> {
  const [row] = await scope.db
    .select({ ...columns, balance: accountBalances.balance })
    .from(accounts)
    .innerJoin(
      accountBalances,
      and(eq(accountBalances.workspaceId, accounts.workspaceId), eq(accountBalances.accountId, accounts.id)),
    )
    .where(where(scope, eq(accounts.id, id)))
  return row
}

export async function updateAccount(
  scope: Scope,
  id: number,
  changes: { name?: string; isArchived?: boolean },
): Promise<AccountRow | undefined> {
  const [row] = await scope.db
    .update(accounts)
    .set(changes)
    .where(where(scope, eq(accounts.id, id)))
    .returning(columns)
  return row
}
