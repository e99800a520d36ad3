import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { major, minor } from "@/lib/core/money"
import { slugOf } from "@/lib/core/slug"
import type { NewProduct, ProductChanges, ProductRecord, StockListQuery, StockRow } from "./schema"
import { inWebShop, products } from "./table"
import { type Category, lowStock } from "./values"

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(products.workspaceId, workspaceId), ...more)

/** The columns of each sort order, matching an index. The id makes the order unambiguous. */
const sortable = {
  id: [products.id],
  name: [products.search, products.id],
  category: [products.category, products.id],
  price: [products.price, products.id],
  stock: [products.stock, products.id],
  rating: [products.rating, products.id],
}

const inState = {
  out: eq(products.stock, 0),
  low: and(gt(products.stock, 0), lte(products.stock, lowStock)),
  inStock: gt(products.stock, lowStock),
}

/** One page and the filtered total. */
export async function findPage(scope: Scope, query: StockListQuery) {
  const { q, category, stock, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    inWebShop,
    q ? foldedContains(products.search, q) : undefined,
    category && eq(products.category, category),
    stock && inState[stock],
  )
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const { rows, ...total } = await listPage<StockRow>(scope, {
    table: products,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      scope.db
        .select({
          id: products.id,
          name: products.name,
          slug: products.slug,
          brand: products.brand,
          category: sql<Category>`${products.category}`,
          image: products.image,
          priceMinor: products.price,
          stock: products.stock,
          rating: products.rating,
          hasFreeShipping: products.hasFreeShipping,
          counted,
        })
        .from(products)
        .where(where)
        .orderBy(...sortable[sortBy ?? "id"].map((column) => direction(column)))
        .limit(perPage)
        .offset(from),
  })
  return { products: rows, ...total }
}

/** The record of a product that has a department. */
const toRecord = (row: typeof products.$inferSelect): ProductRecord => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  name: row.name,
  description: row.description,
  brand: row.brand,
  category: row.category as Category,
  price: major(row.price),
  stock: row.stock,
  deliveryDays: row.deliveryDays,
  hasFreeShipping: row.hasFreeShipping,
  rating: row.rating,
  colorOptions: row.colorOptions,
  images: row.images,
  // jsonb doesn't preserve the order of keys.
  facts: row.facts.map(({ name, value }) => ({ name, value })),
})

export async function find(scope: Scope, id: number): Promise<ProductRecord | undefined> {
  const [row] = await scope.db
    .select()
    .from(products)
    .where(inWorkspace(scope, eq(products.id, id), isNotNull(products.category)))
  return row && toRecord(row)
}

/** Locks a product until the transaction ends. @returns the values that an update must check */
export async function lock(scope: Scope, id: number) {
  const [row] = await scope.db
    .select({
      version: products.version,
      stock: products.stock,
      isStocked: products.isStocked,
      category: products.category,
      price: products.price,
      currency: products.currency,
    })
    .from(products)
    .where(inWorkspace(scope, eq(products.id, id), isNotNull(products.category)))
    .for("update")
  return row
}

/** The values that the web shop's endpoints write. `categoryId` follows from the department. */
type Written<Values> = Values & { categoryId?: number }

const toColumns = ({ price, images, ...rest }: Written<ProductChanges>) => ({
  ...rest,
  ...(price !== undefined && { price: minor(price) }),
  // The first picture is the one that lists show.
  ...(images && { images, image: images[0] ?? "" }),
})

/** Inserts a product. Its slug never changes afterwards, so links to it keep working. */
export async function insert(scope: Scope, values: Written<NewProduct>): Promise<ProductRecord> {
  const { db, workspaceId } = scope
  const { price, images, ...rest } = values
  // Take the id first, because the slug ends in it.
  const [next] = rowsOf<{ id: number }>(await db.execute(sql`select ${nextId(workspaceId, "product")} as id`))
  const id = next?.id as number
  const slug = `${slugOf(values.name, "product")}-${id}`
  const [row] = await db
    .insert(products)
    .values({ ...rest, workspaceId, id, slug, price: minor(price), images, image: images[0] ?? "" })
    .returning()
  return toRecord(row as typeof products.$inferSelect)
}

export async function update(scope: Scope, id: number, changes: Written<ProductChanges>): Promise<ProductRecord> {
  const columns = toColumns(changes)
  // A sample that gets another name or price has become the shop's own product.
  const { name = products.name, price = products.price } = columns
  const isSample = sql`${products.isSample} and ${products.name} = ${name} and ${products.price} = ${price}`
  const [row] = await scope.db
    .update(products)
    .set({ ...columns, isSample, version: sql`${products.version} + 1` })
    .where(inWorkspace(scope, eq(products.id, id)))
    .returning()
  return toRecord(row as typeof products.$inferSelect)
}

/** Whether a shop ever received one of the products. */
export const hasStocked = async (scope: Scope, ids: number[]): Promise<boolean> =>
  (await scope.db.$count(products, inWorkspace(scope, eq(products.isStocked, true), inArray(products.id, ids)))) > 0

const undoable = { table: products, key: products.id }

/** Deletes products, also from carts and wishlists, with undo. @returns the ids of those that existed */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, undoable, ids)

/** Restores deleted products. @returns the restored ids */
export const restore = (scope: Scope, ids: number[]): Promise<number[]> => restoreFromTrash(scope, undoable, ids)

/** Units of a product that are sold or returned. */
export interface Units {
  productId: number
  qty: number
}

const pairs = (units: Units[]) =>
  sql.join(
    units.map(({ productId, qty }) => sql`(${productId}::int, ${qty}::int)`),
    sql`, `,
  )

/** Adds units to the stock of products; a negative quantity removes them. Deleted products are skipped. */
export const addStock = ({ db, workspaceId }: Scope, units: Units[]) =>
  db.execute(sql`
    update ${products} set stock = products.stock + given.qty from (values ${pairs(units)}) as given (product_id, qty)
    where products.workspace_id = ${workspaceId} and products.id = given.product_id`)

/** Locks products until the transaction ends, in the order of their ids, so that two callers can't deadlock. */
export const lockMany = (scope: Scope, ids: number[]) =>
  scope.db
    .select({ id: products.id })
    .from(products)
    .where(inWorkspace(scope, inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("update")
