import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { Target } from "@/lib/core/pricing/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import type { OfferGoods, OfferListQuery } from "../schema"
import { offers } from "../table"

type Stored = typeof offers.$inferSelect
export interface OfferRow {
  offer: Stored
  currency: string | null
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ offer: offers, currency: businesses.currency, ...more })
    .from(offers)
    .leftJoin(businesses, and(eq(businesses.workspaceId, offers.workspaceId), eq(businesses.id, offers.businessId)))

const byId = ({ workspaceId }: Scope, id: number) => and(eq(offers.workspaceId, workspaceId), eq(offers.id, id))

/** Whether an offer may hold in a shop: it is of its business and not limited to others, or a coupon. */
const inShop = ({ workspaceId }: Scope, shop: number) =>
  or(
    isNull(offers.businessId),
    and(
      sql`${offers.businessId} = (select own.business_id from ${shops} as own
        where own.workspace_id = ${workspaceId} and own.id = ${shop})`,
      sql`coalesce(${offers.conditions} -> 'shops' @> ${String(shop)}::jsonb, true)`,
    ),
  )

const sorts = { name: offers.search, priority: offers.priority, from: offers.startsOn, until: offers.endsOn }

export function findPage(scope: Scope, user: Granted, query: OfferListQuery) {
  const { business, shop, state, kind, q, sortBy = "name", order, page, perPage } = query
  const where = and(
    eq(offers.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Offer"], { business: offers.businessId }),
    business === undefined ? undefined : eq(offers.businessId, business),
    shop === undefined ? undefined : inShop(scope, shop),
    state && eq(offers.state, state),
    kind && eq(offers.kind, kind),
    q ? containsWords(offers.search, q) : undefined,
  )
  const direction = order === "desc" ? desc : asc
  return listPage<OfferRow>(scope, {
    table: offers,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(direction(sorts[sortBy]), direction(offers.id))
        .limit(perPage)
        .offset(from),
  })
}

export async function find(scope: Scope, id: number): Promise<OfferRow | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** The names of products and categories. */
export async function findGoods(
  { db, workspaceId }: Scope,
  { products: named, categories: groups }: Target,
): Promise<OfferGoods[]> {
  if (named.length + groups.length === 0) return []
  return rowsOf<OfferGoods>(
    await db.execute(sql`select 'product' as kind, id, name from ${products}
        where workspace_id = ${workspaceId} and id = any(${idArray(named)})
      union all select 'category', id, name from ${categories}
        where workspace_id = ${workspaceId} and id = any(${idArray(groups)})`),
  )
}

/** An offer that is about to change, which nobody else changes until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<Stored | undefined> {
  const [row] = await scope.db.select().from(offers).where(byId(scope, id)).for("update")
  return row
}

/** The active offers of a business, coupons of the web shop, and others by their ids. */
export const findFor = (scope: Scope, business: number, others: readonly number[]): Promise<Stored[]> =>
  scope.db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.workspaceId, scope.workspaceId),
        or(eq(offers.businessId, business), isNull(offers.businessId)),
        or(eq(offers.state, "active"), others.length > 0 ? inArray(offers.id, [...others]) : undefined),
      ),
    )
    .orderBy(asc(offers.id))

/** Drafts and paused offers of a business, the latest first. */
export const findInactive = (scope: Scope, business: number, limit: number) =>
  scope.db
    .select({ id: offers.id, name: offers.name })
    .from(offers)
    .where(
      and(
        eq(offers.workspaceId, scope.workspaceId),
        eq(offers.businessId, business),
        inArray(offers.state, ["draft", "paused"]),
      ),
    )
    .orderBy(desc(offers.id))
    .limit(limit)

/** Whether any of the shops is not one of the business. */
export async function hasOtherShops(
  { db, workspaceId }: Scope,
  business: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.businessId, business), inArray(shops.id, [...ids])))
  return rows.length < ids.length
}

/** Whether another offer has a code. */
export const hasCode = async ({ db, workspaceId }: Scope, code: string, except: number): Promise<boolean> =>
  (await db.$count(offers, and(eq(offers.workspaceId, workspaceId), eq(offers.code, code), ne(offers.id, except)))) > 0

type Values = Omit<typeof offers.$inferInsert, "workspaceId" | "id" | "search">

export async function insert({ db, workspaceId }: Scope, values: Values): Promise<number> {
  const [row] = await db
    .insert(offers)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "offer") })
    .returning({ id: offers.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, values: Partial<Values>) =>
  scope.db
    .update(offers)
    .set({ ...values, version: sql`${offers.version} + 1` })
    .where(byId(scope, id))
