import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import type { AccountListQuery } from "../schema/account"
import { accountPayments, paymentAllocations } from "../table"

const t = accountPayments
export type PaymentRow = typeof t.$inferSelect
export type AllocationRow = typeof paymentAllocations.$inferSelect
export interface Listed {
  payment: PaymentRow
  currency: string
  /** The customer or supplier. A customer who was merged into another one is that one; the books keep the party that paid. */
  holder: number
}

const restOf = sql`(${t.amount} - ${t.allocated})`
const ofState = {
  open: sql`${t.reversedAt} is null and ${restOf} > 0`,
  allocated: sql`${t.reversedAt} is null and ${restOf} = 0`,
  reversed: sql`${t.reversedAt} is not null`,
}

const holder = sql<number>`coalesce((select c.merged_into from ${clients} as c
  where ${t.partyKind} = 'customer' and c.workspace_id = ${t.workspaceId} and c.id = ${t.partyId}), ${t.partyId})`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ payment: t, currency: businesses.currency, holder, ...more })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))

export function findPage(scope: Scope, user: Granted, query: AccountListQuery) {
  const { business, shop, partyKind, party, state, q, page, perPage, sortBy, order } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Payment"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    partyKind && eq(t.partyKind, partyKind),
    party === undefined ? undefined : eq(holder, party),
    state && ofState[state],
    q ? containsWords(sql`${t.partyName} || ' ' || ${t.memo}`, q) : undefined,
  )
  const direction = sql.raw(order === "asc" ? "asc" : "desc")
  return listPage<Listed>(scope, {
    ...{ table: t, where, page, perPage, searches: q !== undefined },
    rows: (counted, offset) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(sql`${sortBy === "rest" ? restOf : t.paidOn} ${direction}`, sql`${t.id} ${direction}`)
        .limit(perPage)
        .offset(offset),
  })
}

const byId = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** Payments of a business with a rest, the oldest first. */
export const findOpen = (scope: Scope, business: number, partyKind: PaymentRow["partyKind"]): Promise<Listed[]> =>
  selectRows(scope, {})
    .where(
      and(eq(t.workspaceId, scope.workspaceId), eq(t.businessId, business), eq(t.partyKind, partyKind), ofState.open),
    )
    .orderBy(asc(t.paidOn), asc(t.id))
    .limit(1000)

/** Locks a payment until the transaction ends, so that two people can't use the same rest. */
export async function lock(scope: Scope, id: number): Promise<PaymentRow | undefined> {
  const [row] = await scope.db.select().from(t).where(byId(scope, id)).for("update")
  return row
}

/** The id of the next payment, which its entry in the books names. */
export async function takeId({ db, workspaceId }: Scope): Promise<number> {
  const [row] = rowsOf<{ id: number }>(await db.execute(sql`select ${nextId(workspaceId, "account-payment")} as id`))
  return row?.id as number
}

export const insert = ({ db, workspaceId }: Scope, values: Omit<typeof t.$inferInsert, "workspaceId">) =>
  db.insert(t).values({ ...values, workspaceId })

export const update = (scope: Scope, id: number, values: Partial<PaymentRow>) =>
  scope.db
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(byId(scope, id))

const a = paymentAllocations

export const allocationsOf = ({ db, workspaceId }: Scope, payment: number): Promise<AllocationRow[]> =>
  db
    .select()
    .from(a)
    .where(and(eq(a.workspaceId, workspaceId), eq(a.paymentId, payment)))
    .orderBy(asc(a.id))

export async function insertAllocation(
  { db, workspaceId }: Scope,
  values: Omit<typeof a.$inferInsert, "workspaceId" | "id">,
): Promise<number> {
  const [row] = await db
    .insert(a)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "payment-allocation") })
    .returning({ id: a.id })
  return row?.id as number
}

/** Ends an allocation. */
export const endAllocation = (
  { db, workspaceId }: Scope,
  id: number,
  values: Pick<typeof a.$inferInsert, "endedAt" | "endedBy" | "reason">,
) =>
  db
    .update(a)
    .set(values)
    .where(and(eq(a.workspaceId, workspaceId), eq(a.id, id)))
