import { aliasedTable, and, eq, sql } from "drizzle-orm"
import { takeIds } from "@/lib/core/db/ids"
import { sortedPage } from "@/lib/core/db/paging"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { shops } from "@/lib/features/businesses/table"
import type { PriceChangeQuery } from "../schema/price-sheet"
import { products } from "../table"
import { priceChangeCells, priceChanges } from "../table/price-changes"
import { productPrices } from "../table/prices"

const t = priceChanges
const later = aliasedTable(priceChanges, "later")

const selectRows = ({ db }: Scope, counted: unknown) =>
  db
    .select({ row: t, undoneBy: later.id, counted: counted as never })
    .from(t)
    .leftJoin(later, and(eq(later.workspaceId, t.workspaceId), eq(later.undoes, t.id)))

export interface ChangeRow {
  row: typeof t.$inferSelect
  undoneBy: number | null
}

export function findPage(scope: Scope, query: PriceChangeQuery) {
  const where = eq(t.workspaceId, scope.workspaceId)
  return sortedPage<ChangeRow>(scope, {
    ...{ table: t, where, query, by: [t.id, t.id] },
    select: (counted) => selectRows(scope, counted).where(where) as never,
  })
}

export async function find(scope: Scope, id: number): Promise<ChangeRow | undefined> {
  const [row] = await selectRows(scope, sql`null`).where(and(eq(t.workspaceId, scope.workspaceId), eq(t.id, id)))
  return row
}

/** Locks products until the transaction ends, so that their prices stay. @returns those that there are */
export async function lockProducts({ db, workspaceId }: Scope, ids: number[]): Promise<Set<number>> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`select id from ${products} where workspace_id = ${workspaceId} and id = any(${idArray(ids)})
      order by id for update`),
  )
  return new Set(rows.map(({ id }) => id))
}

export interface CurrentCell {
  product: number
  shop: number | null
  amount: number | null
  version: number
}

/** The prices of products in all shops as they are now. */
export async function currentCells({ db, workspaceId }: Scope, ids: number[]): Promise<CurrentCell[]> {
  return rowsOf<CurrentCell>(
    await db.execute(sql`select product_id as product, shop_id as shop, max(id) as version,
        (array_agg(amount order by valid_from desc, id desc) filter (where valid_from <= now()))[1]::float8 as amount
      from ${productPrices} where workspace_id = ${workspaceId} and product_id = any(${idArray(ids)})
      group by product_id, shop_id`),
  )
}

export interface NewCell {
  product: number
  shop: number | null
  amount: number | null
  currency: string
  /** The price before; null without one. */
  before: number | null
}

interface NewChange {
  cells: NewCell[]
  /** Now, unless it is given. */
  validFrom?: Date
  undoes?: number
  userName: string
}

/** Adds a change and its prices. @returns its id */
export async function insert(scope: Scope, { cells, validFrom, undoes, userName }: NewChange): Promise<number> {
  const { db, workspaceId, userId } = scope
  const from = validFrom ? sql`${validFrom.toISOString()}::timestamptz` : sql`now()`
  const [row] = await db
    .insert(t)
    .values({
      ...{ cells: cells.length, undoes, userName, workspaceId, userId },
      id: nextId(workspaceId, "price-change"),
      // The database's clock, which also decides what is valid.
      validFrom: from as never,
    })
    .returning({ id: t.id })
  const { id } = row as { id: number }
  const first = await takeIds(scope, "product-price", cells.length)
  const given = JSON.stringify(cells.map((cell, index) => ({ ...cell, id: first + index })))
  await db.execute(sql`with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as one (id int, product int, shop int, amount bigint, currency text, before bigint)
    ), prices as (
      insert into ${productPrices} (workspace_id, id, product_id, shop_id, amount, currency, valid_from, user_id, user_name)
      select ${workspaceId}::int, id, product, shop, amount, currency, ${from}, ${userId}::int, ${userName} from given
    ) insert into ${priceChangeCells} (workspace_id, price_id, change_id, before)
    select ${workspaceId}::int, id, ${id}::int, before from given`)
  return id
}

export interface ChangedCell extends NewCell {
  price: number
  /** The last price of the same product and shop. */
  version: number
  productName: string
  shopName: string | null
}

/** The prices of a change, and whether they are still the last ones. */
export async function cellsOf({ db, workspaceId }: Scope, change: number): Promise<ChangedCell[]> {
  return rowsOf<ChangedCell>(
    await db.execute(sql`select price.id as price, price.product_id as product, price.shop_id as shop, price.currency,
        price.amount::float8 as amount, cell.before::float8 as before, product.name as "productName", shop.name as "shopName",
        (select max(last.id) from ${productPrices} as last where last.workspace_id = price.workspace_id
          and last.product_id = price.product_id and last.shop_id is not distinct from price.shop_id) as version
      from ${priceChangeCells} as cell
      join ${productPrices} as price on price.workspace_id = cell.workspace_id and price.id = cell.price_id
      join ${products} as product on product.workspace_id = price.workspace_id and product.id = price.product_id
      left join ${shops} as shop on shop.workspace_id = price.workspace_id and shop.id = price.shop_id
      where cell.workspace_id = ${workspaceId} and cell.change_id = ${change} order by price.id`),
  )
}

/** Gives the products of a change the price of all shops that is valid now; the web shop sells at it. */
export const applyPrices = ({ db, workspaceId }: Scope, change: number) =>
  db.execute(sql`update ${products} as product set price = current.amount, is_sample = false, version = product.version + 1
    from (
      select distinct on (price.product_id) price.product_id, price.amount from ${productPrices} as price
      where price.workspace_id = ${workspaceId} and price.shop_id is null and price.valid_from <= now()
        and price.product_id in (select own.product_id from ${priceChangeCells} as cell
          join ${productPrices} as own on own.workspace_id = cell.workspace_id and own.id = cell.price_id
          where cell.workspace_id = ${workspaceId} and cell.change_id = ${change} and own.shop_id is null)
      order by price.product_id, price.valid_from desc, price.id desc
    ) as current
    where product.workspace_id = ${workspaceId} and product.id = current.product_id
      and product.price is distinct from current.amount`)
