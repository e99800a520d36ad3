import { and, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import type { CustomerListQuery, CustomerTotalsQuery } from "../schema"
import { chargedSince, owed } from "./owed"

export type CustomerRow = typeof clients.$inferSelect
const t = clients

/** A condition on the ids of customers. Not correlated, so that the balances are read once. */
const amongOwed = (scope: Scope, user: Granted, business: number | undefined, condition: SQL) =>
  sql`${t.id} in (select owed.customer from ${owed(scope, user, business)} as owed where ${condition})`

/** Customers with debts of at least this many days: they owe more than was charged since. */
const isOverdue = (scope: Scope, user: Granted, days: number, business?: number) => {
  const since = chargedSince(scope, sql`owed.customer`, sql`owed.business`, days)
  return amongOwed(scope, user, business, sql`owed.balance > ${since}`)
}

const owes = (scope: Scope, user: Granted, business?: number) =>
  amongOwed(scope, user, business, sql`owed.balance <> 0`)

const isOverLimit = (scope: Scope, user: Granted, business?: number) => {
  const limit = sql`(select l.iou_limit from ${t} as l where l.workspace_id = ${scope.workspaceId} and l.id = owed.customer)`
  return amongOwed(scope, user, business, sql`owed.balance > coalesce(${limit}, 0)`)
}

/** A condition for one value of a flag, or its opposite. */
const flagged = (flag: boolean | undefined, condition: () => SQL) =>
  flag === undefined ? undefined : flag ? condition() : sql`not (${condition()})`

function filtered(scope: Scope, user: Granted, query: CustomerTotalsQuery): SQL | undefined {
  const { q, shop, business, iou, overLimit, owing, overdue, blocked } = query
  return and(
    eq(t.workspaceId, scope.workspaceId),
    isNull(t.mergedInto),
    q ? foldedContains(t.invoiceSearch, q) : undefined,
    shop === undefined ? undefined : sql`(${t.shopIds} = '{}' or ${shop} = any(${t.shopIds}))`,
    blocked === undefined ? undefined : eq(t.isBlocked, blocked),
    flagged(iou, () => sql`${t.iouLimit} is not null or ${owes(scope, user, business)}`),
    flagged(overLimit, () => isOverLimit(scope, user, business)),
    flagged(owing, () => owes(scope, user, business)),
    overdue === undefined ? undefined : isOverdue(scope, user, overdue, business),
  )
}

/** A subselect for the ids of customers whom a list shows. */
export const matching = (scope: Scope, user: Granted, query: CustomerTotalsQuery): SQL =>
  sql`(select ${t.id} from ${t} where ${filtered(scope, user, query)})`

/** A page of customers, by name, or by the most that they owe any one business. */
export function findPage(scope: Scope, user: Granted, query: CustomerListQuery) {
  const { sortBy, order, page, perPage, business } = query
  const where = filtered(scope, user, query)
  const direction = sql.raw((order ?? (sortBy === "balance" ? "desc" : "asc")) === "asc" ? "asc" : "desc")
  const isByBalance = sortBy === "balance"
  const most = isByBalance
    ? sql`(select owed.customer, max(owed.balance) as most from ${owed(scope, user, business)} as owed group by 1) as top`
    : sql`(select null::int as customer, 0 as most) as top`
  const column = isByBalance ? sql`coalesce(top.most, 0)` : sql`${t.name}`
  return listPage<{ row: CustomerRow }>(scope, {
    ...{ table: t, where, page, perPage, searches: query.q !== undefined },
    rows: (counted, from) =>
      scope.db
        .select({ row: t, counted })
        .from(t)
        .leftJoin(most, sql`top.customer = ${t.id}`)
        .where(where)
        .orderBy(sql`${column} ${direction}`, sql`${t.id} ${direction}`)
        .limit(perPage)
        .offset(from),
  })
}

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<CustomerRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id))
  return row
}

export async function hasEmail({ db, workspaceId }: Scope, email: string): Promise<boolean> {
  const where = and(eq(t.workspaceId, workspaceId), eq(t.companyEmail, email))
  return (await db.select({ id: t.id }).from(t).where(where).limit(1)).length > 0
}

/** Locks a customer until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<CustomerRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

/** Points those who were merged into a customer to another one, so that nobody is merged twice. */
export const repoint = (scope: Scope, from: number, to: number) =>
  scope.db
    .update(t)
    .set({ mergedInto: to, version: sql`${t.version} + 1` })
    .where(and(eq(t.workspaceId, scope.workspaceId), eq(t.mergedInto, from)))

export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof t.$inferInsert, "workspaceId" | "id">,
): Promise<CustomerRow> {
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "client") })
    .returning()
  return row as CustomerRow
}

export async function update(scope: Scope, row: CustomerRow, changes: Partial<CustomerRow>): Promise<CustomerRow> {
  const [changed] = await scope.db
    .update(t)
    .set({ ...changes, version: row.version + 1 })
    .where(byId(scope, row.id))
    .returning()
  return changed as CustomerRow
}
