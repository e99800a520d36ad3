import { and, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Db, Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, shops } from "@/lib/features/businesses/table"
import type { DebitListQuery } from "../schema"
import { debitOccurrences, directDebits } from "../table"

const t = directDebits
export type DebitRow = typeof t.$inferSelect
export interface Listed {
  debit: DebitRow
  shopName: string | null
  currency: string
  nextOn: string | null
}

const nextOn = sql<string | null>`(select min(due_on)::text from ${debitOccurrences} as occurrence
  where occurrence.workspace_id = ${t.workspaceId} and occurrence.debit_id = ${t.id} and occurrence.state = 'due')`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ debit: t, shopName: shops.name, currency: businesses.currency, nextOn, ...more })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .leftJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))

export function findPage(scope: Scope, user: Granted, query: DebitListQuery) {
  const { business, shop, state, q, sortBy } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "DirectDebit"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    state && eq(t.state, state),
    q ? foldedContains(t.search, q) : undefined,
  )
  return sortedPage<Listed>(scope, {
    table: t,
    where,
    query: { ...query, order: query.order ?? "asc" },
    by: [sortBy === "amount" ? t.amount : t.search, t.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(t.workspaceId, workspaceId), ...more)

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(inWorkspace(scope, eq(t.id, id)))
  return row
}

/** Locks a mandate until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<DebitRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.id, id)))
    .for("update")
  return row
}

/** Locks the active mandates of the workspace. */
export const lockActive = (scope: Scope): Promise<DebitRow[]> =>
  scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.state, "active")))
    .orderBy(t.id)
    .for("update")

/** The active mandates of a business. */
export const findActive = (scope: Scope, business: number): Promise<DebitRow[]> =>
  scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.state, "active"), eq(t.businessId, business)))
    .orderBy(t.id)

type Values = Omit<typeof t.$inferInsert, "workspaceId" | "id">

export async function insert({ db, workspaceId }: Scope, values: Values): Promise<number> {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "direct-debit") })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, changes: Partial<Values>) =>
  scope.db
    .update(t)
    .set({ ...changes, version: sql`${t.version} + 1` })
    .where(inWorkspace(scope, eq(t.id, id)))

/** The country, currency and time zone of a business, and the zone of the given shop, or of its oldest one. */
export async function findPlace({ db, workspaceId }: Scope, business: number, shop: number | null) {
  const [row] = rowsOf<{ country: string; currency: string; timeZone: string; hasShop: boolean; isArchived: boolean }>(
    await db.execute(sql`select b.country, b.currency, b.state = 'archived' as "isArchived",
        coalesce(own.time_zone, (select s.time_zone from ${shops} s where s.workspace_id = b.workspace_id
          and s.business_id = b.id order by s.id limit 1), 'UTC') as "timeZone", own.id is not null as "hasShop"
      from ${businesses} b
      left join ${shops} own on own.workspace_id = b.workspace_id and own.business_id = b.id and own.id = ${shop}
        and own.state <> 'archived'
      where b.workspace_id = ${workspaceId} and b.id = ${business}`),
  )
  return row
}

/** Whether a business has an open bank account with this id. */
export async function hasBankAccount({ db, workspaceId }: Scope, business: number, id: number): Promise<boolean> {
  const { businessId, state } = bankAccounts
  const own = and(eq(bankAccounts.workspaceId, workspaceId), eq(businessId, business), eq(bankAccounts.id, id))
  return (await db.$count(bankAccounts, and(own, eq(state, "active")))) > 0
}

/** The workspaces with mandates in force. */
export async function findWorkspaces(owner: Db): Promise<number[]> {
  const rows = await owner.selectDistinct({ id: t.workspaceId }).from(t).where(eq(t.state, "active"))
  return rows.map(({ id }) => id)
}
