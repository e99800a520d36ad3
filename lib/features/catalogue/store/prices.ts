import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { PriceListQuery } from "../schema/products"
import { products } from "../table"
import { productPrices } from "../table/prices"

const t = productPrices

export interface Price {
  amount: number | null
  currency: string
}

/** The price of a product in a shop, or of all shops, that is valid now; for statements with `products`. */
export const currentPrice = (shop: number | null) =>
  sql<Price | null>`(
    select json_build_object('amount', price.amount, 'currency', price.currency) from ${t} as price
    where price.workspace_id = ${products.workspaceId} and price.product_id = ${products.id}
    and price.valid_from <= now() and ${shop === null ? sql`price.shop_id is null` : sql`price.shop_id = ${shop}`}
    order by price.valid_from desc, price.id desc limit 1)`

type Values = Omit<typeof t.$inferInsert, "workspaceId" | "id" | "validFrom" | "userId"> & { validFrom?: Date }

/** Adds a price to the history, valid at once unless `validFrom` is given. @returns its id */
export async function insert({ db, workspaceId, userId }: Scope, { validFrom, ...values }: Values): Promise<number> {
  const [row] = await db
    .insert(t)
    .values({
      ...values,
      // The database's clock, which also decides what is valid.
      validFrom: validFrom ?? sql`now()`,
      userId,
      workspaceId,
      id: nextId(workspaceId, "product-price"),
    })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

/** Whether no later price of the same shop is valid already. */
const isCurrent = sql<boolean>`(${t.validFrom} <= now() and not exists (select 1 from ${t} as later
  where later.workspace_id = ${t.workspaceId} and later.product_id = ${t.productId}
  and later.shop_id is not distinct from ${t.shopId} and later.valid_from <= now()
  and (later.valid_from, later.id) > (${t.validFrom}, ${t.id})))`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ row: t, shopName: shops.name, isCurrent, ...more })
    .from(t)
    .leftJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))
export type PriceRow = Awaited<ReturnType<typeof selectRows>>[number]

/** Prices of shops that the caller may see, and of all shops. */
const visible = ({ workspaceId }: Scope, user: Granted): SQL | undefined => {
  const filter = filterFor(user, ["read", "Shop"], { business: sql`seen.business_id`, shop: sql`seen.id` })
  if (!filter) return undefined
  const seen = sql`${t.shopId} in (select seen.id from ${shops} as seen where seen.workspace_id = ${workspaceId} and ${filter})`
  return or(isNull(t.shopId), seen)
}

export function findPage(scope: Scope, user: Granted, product: number, { shop, page, perPage }: PriceListQuery) {
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    eq(t.productId, product),
    shop === undefined ? undefined : eq(t.shopId, shop),
    visible(scope, user),
  )
  return listPage<PriceRow>(scope, {
    table: t,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(desc(t.validFrom), desc(t.id))
        .limit(perPage)
        .offset(from),
  })
}

export async function find(scope: Scope, id: number): Promise<PriceRow | undefined> {
  const [row] = await selectRows(scope, {}).where(and(eq(t.workspaceId, scope.workspaceId), eq(t.id, id)))
  return row
}

/** Businesses that are not archived, to which a price of all shops applies. */
export const findBusinesses = ({ db, workspaceId }: Scope) =>
  db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), sql`${businesses.state} <> 'archived'`))

/** The business and currency of a shop. */
export async function findShop({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({ business: shops.businessId, shop: shops.id, currency: businesses.currency, state: shops.state })
    .from(shops)
    .innerJoin(businesses, and(eq(businesses.workspaceId, shops.workspaceId), eq(businesses.id, shops.businessId)))
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.id, id)))
  return row
}

/** Gives a product the price of all shops that is valid now; the web shop sells at it. */
export const applyPrice = ({ db, workspaceId }: Scope, product: number) =>
  db.execute(sql`update ${products} set price = (${currentPrice(null)} ->> 'amount')::bigint, is_sample = false,
    version = products.version + 1 where products.workspace_id = ${workspaceId} and products.id = ${product}
    and products.price is distinct from (${currentPrice(null)} ->> 'amount')::bigint
    and ${currentPrice(null)} is not null`)
