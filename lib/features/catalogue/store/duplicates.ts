import { and, eq, sql } from "drizzle-orm"
import { outsidePolicy } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { AlikePair } from "../schema/duplicates"
import { products } from "../table"
import { distinctProducts as t } from "../table/distinct-products"
import { productGtins, productPrices } from "../table/prices"
import { comparedAtOnce, maxAlike, minSimilarity } from "../values/duplicates"

/** A row named `one` as JSON. */
const shown = (one: string) => {
  const row = sql.raw(one)
  return sql`json_build_object('id', ${row}.id, 'version', ${row}.version, 'name', ${row}.name, 'state', ${row}.state, 'sku', ${row}.sku,
    'brand', ${row}.brand, 'supplierName', ${row}.supplier_name, 'supplierCode', ${row}.supplier_code,
    'gtins', (select coalesce(json_agg(code.written order by code.gtin), '[]') from ${productGtins} as code
      where code.workspace_id = ${row}.workspace_id and code.product_id = ${row}.id),
    'content', ${row}.content, 'contentUnit', ${row}.content_unit, 'price', (select price.amount from ${productPrices} as price
      where price.workspace_id = ${row}.workspace_id and price.product_id = ${row}.id and price.shop_id is null and price.valid_from <= now()
      order by price.valid_from desc, price.id desc limit 1), 'currency', ${row}.currency,
    'image', ${row}.image, 'isStocked', ${row}.is_stocked)`
}

const plainSku = (one: string) => sql.raw(`regexp_replace(lower(${one}.sku), '[^a-z0-9]', '', 'g')`)
const digits = (one: string) => sql.raw(`regexp_replace(${one}.search, '[^0-9]+', ' ', 'g')`)

interface Found {
  data: AlikePair[]
  compared: number
  total: number
  next: number | null
}

/**
 * Compares some products with all older ones, newest first. Each look-up is one of an index: of the groups of three letters in
 * names, of own numbers, or of suppliers' numbers.
 */
export async function findAlike(scope: Scope, before: number | undefined): Promise<Found> {
  const { db, workspaceId } = scope
  const inReach = sql`older.workspace_id = ${workspaceId} and older.id < one.id and older.state <> 'archived'`
  // Operators on text aren't leakproof, so their indexes can't be used under the row policy.
  const [row] = await outsidePolicy(scope, async () => {
    await db.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(minSimilarity)}, true)`)
    return rowsOf<Found>(
      await db.execute(sql`with ones as (
          select * from ${products} where workspace_id = ${workspaceId} and state <> 'archived'
            and id < ${before ?? 2_147_483_647} order by id desc limit ${comparedAtOnce}
        ), pairs as (
          select one.id as one_id, alike.id as other_id, ${shown("one")} as first, ${shown("alike")} as second,
            round(similarity(one.search, alike.search) * 100)::int as similarity, alike.reasons
          from ones as one cross join lateral (
            select other.*, why.reasons from (
              select found.id, array_agg(distinct found.reason) as reasons from (
                (select older.id, 'name' as reason from ${products} as older
                  where ${inReach} and older.search % one.search and ${digits("older")} = ${digits("one")}
                    and (older.brand = one.brand or older.brand = '' or one.brand = '')
                    and (older.content is null or one.content is null
                      or (older.content, older.content_unit) = (one.content, one.content_unit))
                  order by similarity(older.search, one.search) desc limit ${maxAlike})
                union all (select older.id, 'sku' from ${products} as older
                  where ${inReach} and older.sku <> '' and one.sku <> '' and ${plainSku("older")} = ${plainSku("one")} limit ${maxAlike})
                union all (select older.id, 'supplierCode' from ${products} as older
                  where ${inReach} and older.supplier_code <> '' and one.supplier_code <> '' and one.supplier_name <> ''
                    and lower(older.supplier_code) = lower(one.supplier_code)
                    and lower(older.supplier_name) = lower(one.supplier_name) limit ${maxAlike})
              ) as found group by found.id
            ) as why join ${products} as other on other.workspace_id = ${workspaceId} and other.id = why.id
          ) as alike
          where not exists (select 1 from ${t} as said
            where said.workspace_id = ${workspaceId} and said.low_id = alike.id and said.high_id = one.id)
        ) select
          (select coalesce(json_agg(json_build_object('first', first, 'second', second, 'reasons', reasons, 'similarity', similarity)
            order by similarity desc, one_id desc, other_id desc), '[]') from pairs) as data,
          (select count(*)::int from ${products} where workspace_id = ${workspaceId} and state <> 'archived'
            and id >= coalesce((select min(id) from ones), 0)) as compared,
          (select count(*)::int from ${products} where workspace_id = ${workspaceId} and state <> 'archived') as total,
          (select case when count(*) = ${comparedAtOnce} then min(id) end from ones) as next`),
    )
  })
  return row as Found
}

const ordered = (first: number, second: number) => ({ lowId: Math.min(first, second), highId: Math.max(first, second) })

export const insertDistinct = ({ db, workspaceId, userId }: Scope, first: number, second: number, userName: string) =>
  db
    .insert(t)
    .values({ ...ordered(first, second), workspaceId, userId, userName })
    .onConflictDoNothing()

export const deleteDistinct = ({ db, workspaceId }: Scope, first: number, second: number) => {
  const { lowId, highId } = ordered(first, second)
  return db.delete(t).where(and(eq(t.workspaceId, workspaceId), eq(t.lowId, lowId), eq(t.highId, highId)))
}

/** Gives the barcodes of one product to another. */
export const moveGtins = ({ db, workspaceId }: Scope, from: number, to: number) =>
  db
    .update(productGtins)
    .set({ productId: to })
    .where(and(eq(productGtins.workspaceId, workspaceId), eq(productGtins.productId, from)))

/** How many barcodes two products have together. */
export const countGtins = ({ db, workspaceId }: Scope, first: number, second: number): Promise<number> =>
  db.$count(
    productGtins,
    and(eq(productGtins.workspaceId, workspaceId), sql`${productGtins.productId} in (${first}::int, ${second}::int)`),
  )
