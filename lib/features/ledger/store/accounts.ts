import { and, asc, eq, inArray, ne, type SQL } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { accounts, nextAccountId } from "../table/accounts"
import { accountBalances } from "../table/balances"
import type { AccountClass, AccountRole } from "../values/roles"

export interface NewAccount {
  businessId: number
  shopId?: number | null
  holder?: string | null
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
  holder: accounts.holder,
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

/** The account of a holder such as `till:12`, with its balance. */
export async function findHeldBalance(scope: Scope, holder: string) {
  const [row] = await scope.db
    .select({ id: accounts.id, balance: accountBalances.balance })
    .from(accounts)
    .innerJoin(
      accountBalances,
      and(eq(accountBalances.workspaceId, accounts.workspaceId), eq(accountBalances.accountId, accounts.id)),
    )
    .where(where(scope, eq(accounts.holder, holder)))
  return row
}

/** The account of a holder such as `till:12`. */
export async function findHeld(scope: Scope, holder: string): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(where(scope, eq(accounts.holder, holder)))
  return row?.id
}

export async function updateAccount(
  scope: Scope,
  id: number,
  changes: { name?: string; isArchived?: boolean; holder?: string },
): Promise<AccountRow | undefined> {
  const [row] = await scope.db
    .update(accounts)
    .set(changes)
    .where(where(scope, eq(accounts.id, id)))
    .returning(columns)
  return row
}

/** Whether any asset or liability of a business, a shop or a holder such as `till:12` has a balance. */
export async function hasMoney(
  scope: Scope,
  { businessId, shopId, holder, role }: { businessId: number; shopId?: number; holder?: string; role?: AccountRole },
): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(
      accountBalances,
      and(eq(accountBalances.workspaceId, accounts.workspaceId), eq(accountBalances.accountId, accounts.id)),
    )
    .where(
      and(
        where(scope, eq(accounts.businessId, businessId)),
        shopId === undefined ? undefined : eq(accounts.shopId, shopId),
        holder === undefined ? undefined : eq(accounts.holder, holder),
        role === undefined ? undefined : eq(accounts.role, role),
        inArray(accounts.class, ["asset", "liability"]),
        ne(accountBalances.balance, 0n),
      ),
    )
    .limit(1)
  return row !== undefined
}
