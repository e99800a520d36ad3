import { sql } from "drizzle-orm"
import { outsidePolicy } from "@/lib/core/db/paging"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { products } from "../table"
import { categories } from "../table/categories"
import type { ImportedColumns } from "../table/imports"
import { productGtins } from "../table/prices"
import type { Department } from "../values"
import { currentCells, lockProducts } from "./price-changes"

// An import reads and writes its products in bulk, because one statement per row would be slow for large files.

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const texts = (list: string[]) => sql`array(select jsonb_array_elements_text(${json(list)}))`

export interface Existing {
  id: number
  version: number
  state: string
  isStocked: boolean
  columns: ImportedColumns
  categoryName: string | null
  /** With 14 digits, and as written. */
  gtins: string[]
  written: string[]
  /** Current prices by shop id. The key 0 is the price for all shops. */
  prices: Map<number, number | null>
}

interface Keys {
  skus: string[]
  gtins: string[]
  names: string[]
}

/** The ids of products with one of the numbers or names. */
async function findIds(scope: Scope, { skus, gtins, names }: Keys): Promise<number[]> {
  const { db, workspaceId } = scope
  // lower() isn't leakproof, so its index can't be used under the row policy.
  const rows = await outsidePolicy(scope, async () =>
    rowsOf<{ id: number }>(
      await db.execute(sql`
      select id from ${products} where workspace_id = ${workspaceId} and sku <> '' and lower(sku) = any(${texts(skus)})
      union select product_id from ${productGtins} where workspace_id = ${workspaceId} and gtin = any(${texts(gtins)})
      union select id from ${products} where workspace_id = ${workspaceId}
        and search = any(array(select fold_text(name) from jsonb_array_elements_text(${json(names)}) as name))`),
    ),
  )
  return rows.map(({ id }) => id)
}

/** The current columns, barcodes and prices of products. */
export async function findByIds(scope: Scope, ids: number[]): Promise<Existing[]> {
  const { db, workspaceId } = scope
  const rows = rowsOf<Omit<Existing, "prices">>(
    await db.execute(sql`select product.id, product.version, product.state, product.is_stocked as "isStocked",
        category.name as "categoryName", json_build_object('name', product.name, 'sku', product.sku, 'brand', product.brand,
          'categoryId', product.category_id, 'category', product.category, 'content', product.content,
          'contentUnit', product.content_unit, 'supplierName', product.supplier_name, 'supplierCode', product.supplier_code,
          'reorderPoint', product.reorder_point, 'vatRates', product.vat_rates, 'ageLimit', product.age_limit,
          'isReturnable', product.is_returnable) as columns,
        codes.gtins, codes.written
      from ${products} as product
      left join ${categories} as category on category.workspace_id = product.workspace_id and category.id = product.category_id
      cross join lateral (
        select coalesce(json_agg(code.gtin order by code.gtin), '[]') as gtins,
          coalesce(json_agg(code.written order by code.gtin), '[]') as written
        from ${productGtins} as code where code.workspace_id = product.workspace_id and code.product_id = product.id
      ) as codes
      where product.workspace_id = ${workspaceId} and product.id = any(${idArray(ids)}) order by product.id`),
  )
  const cells = await currentCells(scope, ids)
  const prices = new Map<number, Map<number, number | null>>()
  for (const { product, shop, amount } of cells)
    prices.set(product, (prices.get(product) ?? new Map()).set(shop ?? 0, amount))
  return rows.map((row) => ({ ...row, prices: prices.get(row.id) ?? new Map() }))
}

/** Products with one of the numbers or names. With `lock`, they stay locked until the transaction ends. */
export async function findProducts(scope: Scope, keys: Keys, lock: boolean): Promise<Existing[]> {
  const ids = await findIds(scope, keys)
  if (lock) await lockProducts(scope, ids)
  return findByIds(scope, ids)
}

export interface CategoryChoice {
  id: number
  parent: number | null
  name: string
  department: Department | null
}

/** Active categories, each with its own department or that of its parent. */
export async function findCategories({ db, workspaceId }: Scope): Promise<CategoryChoice[]> {
  return rowsOf<CategoryChoice>(
    await db.execute(sql`select category.id, category.parent_id as parent, category.name,
        coalesce(category.department, parent.department) as department
      from ${categories} as category
      left join ${categories} as parent on parent.workspace_id = category.workspace_id and parent.id = category.parent_id
      where category.workspace_id = ${workspaceId} and category.state = 'active'
      order by category.parent_id nulls first, category.position, category.id`),
  )
}

/** The columns of `given` rows, by their names in `ImportedColumns`. */
const given = (
  rows: unknown[],
) => sql`jsonb_to_recordset(${json(rows)}) as given (id int, slug text, state text, name text, sku text,
  brand text, "categoryId" int, category text, content int, "contentUnit" text, "supplierName" text, "supplierCode" text,
  "reorderPoint" int, "vatRates" jsonb, "ageLimit" int, "isReturnable" boolean)`

/** Inserts products with their ids and slugs. */
export const insertMany = (
  { db, workspaceId }: Scope,
  rows: (ImportedColumns & { id: number; slug: string; state: string })[],
) =>
  db.execute(sql`insert into ${products} (workspace_id, id, slug, state, price, name, sku, brand, category_id, category, content,
      content_unit, supplier_name, supplier_code, reorder_point, vat_rates, age_limit, is_returnable)
    select ${workspaceId}::int, id, slug, state, 0, name, sku, brand, "categoryId", category, content, "contentUnit", "supplierName",
      "supplierCode", "reorderPoint", "vatRates", "ageLimit", "isReturnable" from ${given(rows)}`)

/** Writes the columns of products. A sample that gets another name has become the shop's own product. */
export const updateMany = ({ db, workspaceId }: Scope, rows: (ImportedColumns & { id: number })[]) =>
  db.execute(sql`update ${products} as product set name = given.name, sku = given.sku, brand = given.brand,
      category_id = given."categoryId", category = given.category, content = given.content, content_unit = given."contentUnit",
      supplier_name = given."supplierName", supplier_code = given."supplierCode", reorder_point = given."reorderPoint",
      vat_rates = given."vatRates", age_limit = given."ageLimit", is_returnable = given."isReturnable",
      is_sample = product.is_sample and product.name = given.name, version = product.version + 1
    from ${given(rows)} where product.workspace_id = ${workspaceId} and product.id = given.id`)

interface NewGtin {
  product: number
  gtin: string
  written: string
  quantity: number
}

export const insertGtins = ({ db, workspaceId }: Scope, rows: NewGtin[]) =>
  db.execute(sql`insert into ${productGtins} (workspace_id, gtin, product_id, written, quantity)
    select ${workspaceId}::int, gtin, product, written, quantity
    from jsonb_to_recordset(${json(rows)}) as given (product int, gtin text, written text, quantity int)`)

/** Deletes barcodes that still belong to the given product. */
export const deleteGtins = ({ db, workspaceId }: Scope, rows: { product: number; gtin: string }[]) =>
  db.execute(sql`delete from ${productGtins} as code
    using jsonb_to_recordset(${json(rows)}) as given (product int, gtin text)
    where code.workspace_id = ${workspaceId} and code.product_id = given.product and code.gtin = given.gtin`)

/** The SKUs among `skus` that belong to products other than `except`, in lower case. */
export async function takenSkus({ db, workspaceId }: Scope, skus: string[], except: number[]): Promise<Set<string>> {
  const rows = rowsOf<{ sku: string }>(
    await db.execute(sql`select lower(sku) as sku from ${products} where workspace_id = ${workspaceId} and sku <> ''
      and lower(sku) = any(${texts(skus.map((sku) => sku.toLowerCase()))}) and id <> all(${idArray(except)})`),
  )
  return new Set(rows.map(({ sku }) => sku))
}
