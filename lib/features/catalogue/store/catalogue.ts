import { aliasedTable, and, asc, desc, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { gtin14 } from "@/lib/core/gtin"
import { slugOf } from "@/lib/core/slug"
import type { CatalogueProductQuery } from "../schema/products"
import { products } from "../table"
import { categories } from "../table/categories"
import { productGtins } from "../table/prices"
import { currentPrice, type Price } from "./prices"

// Products of all shops. Those of the web shop are in ../store.

const t = products
const parents = aliasedTable(categories, "parents")
const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(t.workspaceId, workspaceId), ...more)

export type Gtin = { gtin: string; quantity: number }
const gtins = sql<Gtin[]>`(select coalesce(json_agg(json_build_object('gtin', code.written, 'quantity', code.quantity)
  order by code.quantity, code.gtin), '[]') from ${productGtins} as code
  where code.workspace_id = ${t.workspaceId} and code.product_id = ${t.id})`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, shop: number | undefined, more: More) =>
  db
    .select({
      row: t,
      category: categories,
      parent: parents,
      gtins,
      price: currentPrice(null),
      ownPrice: shop === undefined ? sql<null>`null` : currentPrice(shop),
      ...more,
    })
    .from(t)
    .leftJoin(categories, and(eq(categories.workspaceId, t.workspaceId), eq(categories.id, t.categoryId)))
    .leftJoin(parents, and(eq(parents.workspaceId, t.workspaceId), eq(parents.id, categories.parentId)))
export interface Listed {
  row: typeof t.$inferSelect
  category: typeof categories.$inferSelect | null
  parent: typeof categories.$inferSelect | null
  gtins: Gtin[]
  price: Price | null
  ownPrice: Price | null
}

const hasGtin = (scope: Scope, gtin: string) =>
  sql`${t.id} in (select code.product_id from ${productGtins} as code
    where code.workspace_id = ${scope.workspaceId} and code.gtin = ${gtin14(gtin)})`

/** Digits are a barcode or an own number, anything else also part of a name. */
function searched(scope: Scope, q: string): SQL | undefined {
  const isSku = sql`(sku <> '' and lower(${t.sku}) = lower(${q}))`
  if (/^\d{8,14}$/.test(q)) return or(isSku, hasGtin(scope, q))
  return or(isSku, foldedContains(t.search, q))
}

const inCategory = ({ workspaceId }: Scope, id: number) =>
  sql`${t.categoryId} in (select c.id from ${categories} as c
    where c.workspace_id = ${workspaceId} and (c.id = ${id} or c.parent_id = ${id}))`

export function findPage(scope: Scope, query: CatalogueProductQuery) {
  const { q, gtin, ids, category, state, shop, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    q ? searched(scope, q) : undefined,
    gtin ? hasGtin(scope, gtin.replace(/[\s-]/g, "")) : undefined,
    ids ? sql`${t.id} = any(${idArray(ids.split(",").map(Number))})` : undefined,
    category === undefined ? undefined : inCategory(scope, category),
    state ? eq(t.state, state) : gtin || ids ? undefined : ne(t.state, "archived"),
  )
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const column = sortBy === "name" ? t.search : sortBy === "stock" ? t.stock : t.id
  return listPage<Listed>(scope, {
    table: t,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      selectRows(scope, shop, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(direction(column), direction(t.id))
        .limit(perPage)
        .offset(from),
  })
}

export async function find(scope: Scope, id: number, shop?: number): Promise<Listed | undefined> {
  const rows: Listed[] = await selectRows(scope, shop, {}).where(inWorkspace(scope, eq(t.id, id)))
  return rows[0]
}

/** Locks a product until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<typeof t.$inferSelect | undefined> {
  const [row] = await scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.id, id)))
    .for("update")
  return row
}

/** Whether another product has this own number. */
export const hasSku = async (scope: Scope, sku: string, except = 0): Promise<boolean> =>
  (await scope.db.$count(
    t,
    inWorkspace(scope, sql`sku <> ''`, sql`lower(${t.sku}) = lower(${sku})`, ne(t.id, except)),
  )) > 0

/** The first of the codes that belongs to another product, and its name. */
export async function takenGtin({ db, workspaceId }: Scope, codes: Gtin[], except = 0) {
  if (codes.length === 0) return undefined
  const list = sql.join(
    codes.map(({ gtin }) => sql`${gtin14(gtin)}`),
    sql`, `,
  )
  const [row] = rowsOf<{ gtin: string; name: string }>(
    await db.execute(sql`select code.gtin, product.name from ${productGtins} as code
      join ${t} as product on product.workspace_id = code.workspace_id and product.id = code.product_id
      where code.workspace_id = ${workspaceId} and code.gtin in (${list}) and code.product_id <> ${except} limit 1`),
  )
  return row
}

type Values = Partial<Omit<typeof t.$inferInsert, "workspaceId" | "id" | "slug">>

/** Inserts a draft. @returns its id */
export async function insert(scope: Scope, values: Values & { name: string }): Promise<number> {
  const { db, workspaceId } = scope
  // Take the id first, because the slug ends in it.
  const [next] = rowsOf<{ id: number }>(await db.execute(sql`select ${nextId(workspaceId, "product")} as id`))
  const id = next?.id as number
  const slug = `${slugOf(values.name, "product")}-${id}`
  await db.insert(t).values({ price: 0, ...values, state: "draft", workspaceId, id, slug })
  return id
}

/** A sample that gets another name has become the shop's own product. */
export const update = (scope: Scope, id: number, changes: Values) =>
  scope.db
    .update(t)
    .set({
      ...changes,
      isSample: sql`${t.isSample} and ${t.name} = ${changes.name ?? t.name}`,
      version: sql`${t.version} + 1`,
    })
    .where(inWorkspace(scope, eq(t.id, id)))

/** Replaces the barcodes of a product. */
export async function replaceGtins({ db, workspaceId }: Scope, productId: number, codes: Gtin[]): Promise<void> {
  const { workspaceId: workspace, productId: product } = productGtins
  await db.delete(productGtins).where(and(eq(workspace, workspaceId), eq(product, productId)))
  if (codes.length === 0) return
  const rows = codes.map(({ gtin, quantity }) => ({
    gtin: gtin14(gtin),
    written: gtin,
    quantity,
    productId,
    workspaceId,
  }))
  await db.insert(productGtins).values(rows)
}
