import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { sqlNow } from "@/lib/core/clock"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops, tills } from "@/lib/features/businesses/table"
import { depositPolicies, verifyWithinHours } from "@/lib/features/businesses/table/deposit-policies"
import type { DropListQuery } from "./schema"
import { drops } from "./table"

const columns = {
  drop: drops,
  shopName: shops.name,
  tillName: tills.name,
  currency: businesses.currency,
  verifyWithinHours,
  language: businesses.language,
  legalName: businesses.legalName,
  timeZone: shops.timeZone,
}

export interface DropRow {
  drop: typeof drops.$inferSelect
  shopName: string
  tillName: string
  currency: string
  verifyWithinHours: number
  language: string
  legalName: string
  timeZone: string
}

const policyOfShop = and(eq(depositPolicies.workspaceId, drops.workspaceId), eq(depositPolicies.shopId, drops.shopId))

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(drops)
    .innerJoin(shops, and(eq(shops.workspaceId, drops.workspaceId), eq(shops.id, drops.shopId)))
    .innerJoin(tills, and(eq(tills.workspaceId, drops.workspaceId), eq(tills.id, drops.tillId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, drops.workspaceId), eq(businesses.id, drops.businessId)))
    .leftJoin(depositPolicies, policyOfShop)

const places = { business: drops.businessId, shop: drops.shopId }

/** People who count without seeing expected cash see their own drops only. */
const visibleTo = (user: Granted): SQL | undefined => {
  const all = filterFor(user, ["read", "ExpectedCash"], places)
  return all && or(all, eq(drops.userId, user.userId))
}

function stateFilter(state: DropListQuery["state"]): SQL | undefined {
  if (state !== "overdue") return state && eq(drops.state, state)
  // As a subquery, because the rows are also counted without the joins.
  const hours = sql`(select ${verifyWithinHours} from (select) as one left join ${depositPolicies} on ${policyOfShop})`
  return sql`${drops.state} = 'pending' and ${drops.droppedAt} < now() - make_interval(hours => ${hours})`
}

export function findPage(scope: Scope, user: Granted, query: DropListQuery) {
  const { business, shop, till, state, q, sortBy } = query
  const where = and(
    eq(drops.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Drop"], places),
    visibleTo(user),
    business === undefined ? undefined : eq(drops.businessId, business),
    shop === undefined ? undefined : eq(drops.shopId, shop),
    till === undefined ? undefined : eq(drops.tillId, till),
    stateFilter(state),
    q ? containsWords(sql`${drops.envelope} || ' ' || ${drops.userName}`, q) : undefined,
  )
  return sortedPage<DropRow>(scope, {
    table: drops,
    where,
    query,
    by: [sortBy === "amount" ? drops.amount : drops.droppedAt, drops.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

/** Drops by their ids, in that order of ids. */
export const findAll = (scope: Scope, ids: readonly number[]): Promise<DropRow[]> =>
  selectRows(scope, {})
    .where(and(eq(drops.workspaceId, scope.workspaceId), inArray(drops.id, [...ids])))
    .orderBy(asc(drops.id))

/** The state of a drop, and lets nobody else change it until the transaction ends. */
export async function lockState({ db, workspaceId }: Scope, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ state: drops.state })
    .from(drops)
    .where(and(eq(drops.workspaceId, workspaceId), eq(drops.id, id)))
    .for("update")
  return row?.state
}

export async function isPending({ db, workspaceId }: Scope, shopId: number, envelope: string): Promise<boolean> {
  const [row] = await db
    .select({ id: drops.id })
    .from(drops)
    .where(
      and(
        eq(drops.workspaceId, workspaceId),
        eq(drops.shopId, shopId),
        eq(drops.state, "pending"),
        sql`lower(${drops.envelope}) = lower(${envelope})`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Takes the id of a new drop, which its journal entry names. */
export async function takeId({ db, workspaceId }: Scope): Promise<number> {
  const [row] = await db.select({ id: nextId(workspaceId, "drop") }).from(sql`(select 1) as one`)
  return (row as { id: number }).id
}

export const insert = ({ db, workspaceId }: Scope, values: Omit<typeof drops.$inferInsert, "workspaceId">) =>
  db.insert(drops).values({ ...values, workspaceId })

export const close = ({ db, workspaceId }: Scope, id: number, values: Partial<typeof drops.$inferInsert>) =>
  db
    .update(drops)
    .set({ ...values, closedAt: sqlNow() })
    .where(and(eq(drops.workspaceId, workspaceId), eq(drops.id, id)))
