import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { major, minor } from "@/lib/core/money"
import { inWebShop, products } from "@/lib/features/catalogue/table"
import type { Category } from "@/lib/features/catalogue/values"
import type {
  CartItem,
  Product,
  ProductFilter,
  ProductListQuery,
  ShelfProduct,
  ShelfQuery,
  WishlistItem,
} from "../schema"
import { cartItems, wishlistItems } from "../table"

/** The products that the web shop sells. */
export const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(products.workspaceId, workspaceId), inWebShop, ...more)

/** Whether the web shop still sells the product of a line. */
export const isSold = (table: typeof cartItems | typeof wishlistItems) =>
  sql`exists (select 1 from ${products} as sold where sold.workspace_id = ${table}.workspace_id and sold.id = ${table}.product_id
    and sold.state = 'active' and sold.category is not null)`

// `products.id` is written out: in a statement on one table Drizzle omits the table name, and `id` would be the inner one.
const holds = ({ workspaceId, userId }: Scope, table: typeof cartItems | typeof wishlistItems) =>
  sql<boolean>`exists (select 1 from ${table} as item where item.workspace_id = ${workspaceId} and item.user_id = ${userId} and item.product_id = products.id)`

/** The columns of a product, with flags for the caller's wishlist and cart. */
export const productColumns = (scope: Scope) => ({
  id: products.id,
  name: products.name,
  slug: products.slug,
  description: products.description,
  brand: products.brand,
  priceMinor: products.price,
  image: products.image,
  hasFreeShipping: products.hasFreeShipping,
  rating: products.rating,
  isInWishlist: holds(scope, wishlistItems),
  isInCart: holds(scope, cartItems),
})
export type ProductRow = Omit<Product, "price"> & { priceMinor: number }

export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  brand: row.brand,
  price: major(row.priceMinor),
  image: row.image,
  hasFreeShipping: row.hasFreeShipping,
  rating: row.rating,
  isInWishlist: row.isInWishlist,
  isInCart: row.isInCart,
})

const orders = {
  featured: [desc(products.id)],
  "price-asc": [asc(products.price), asc(products.id)],
  "price-desc": [desc(products.price), desc(products.id)],
}

/** A condition for each filter that is set. */
export const conditions = ({ q, category, brand, minPrice, maxPrice, rating, freeShipping }: ProductFilter) => ({
  q: q ? foldedContains(products.search, q) : undefined,
  category: category?.length ? inArray(products.category, category) : undefined,
  brand: brand?.length ? inArray(products.brand, brand) : undefined,
  price: and(
    minPrice === undefined ? undefined : gte(products.price, minor(minPrice)),
    maxPrice === undefined ? undefined : lte(products.price, minor(maxPrice)),
  ),
  rating: rating ? gte(products.rating, rating) : undefined,
  freeShipping: freeShipping ? sql`${products.hasFreeShipping}` : undefined,
})

/** One page and the filtered total. */
async function pageOf(scope: Scope, query: ProductListQuery, only?: SQL) {
  const { q, sortBy, page, perPage } = query
  const where = inWorkspace(scope, ...Object.values(conditions(query)), only)
  return listPage<ProductRow & { stock: number }>(scope, {
    table: products,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      scope.db
        .select({ ...productColumns(scope), stock: products.stock, counted })
        .from(products)
        .where(where)
        .orderBy(...orders[sortBy ?? "featured"])
        .limit(perPage)
        .offset(from),
  })
}

export async function findPage(scope: Scope, query: ProductListQuery) {
  const { rows, ...total } = await pageOf(scope, query)
  return { products: rows.map(toProduct), ...total }
}

const toShelf = (row: ProductRow & { stock: number }): ShelfProduct => ({ ...toProduct(row), stock: row.stock })

export async function findShelf(scope: Scope, query: ShelfQuery) {
  const { rows, ...total } = await pageOf(scope, query, query.wished ? holds(scope, wishlistItems) : undefined)
  return { products: rows.map(toShelf), ...total }
}

/** The caller's whole wishlist and cart, in the order the products were added. */
export async function findWishlistAndCart({ db, workspaceId, userId }: Scope) {
  const list = (table: typeof cartItems | typeof wishlistItems, row: SQL) =>
    sql`coalesce((select json_agg(${row} order by id) from ${table} where workspace_id = ${workspaceId} and user_id = ${userId} and ${isSold(table)}), '[]'::json)`
  const [held] = await db
    .select({
      userWishlist: sql<
        WishlistItem[]
      >`${list(wishlistItems, sql`json_build_object('id', id, 'productId', product_id)`)}`,
      userCart: sql<
        CartItem[]
      >`${list(cartItems, sql`json_build_object('id', id, 'productId', product_id, 'qty', qty)`)}`,
    })
    .from(sql`(select 1) as one`)
  return held ?? { userWishlist: [], userCart: [] }
}

/** A product by its id, in digits, or by its slug. */
export async function findOne(scope: Scope, idOrSlug: string) {
  const isId = /^\d{1,9}$/.test(idOrSlug)
  const [row] = await scope.db
    .select({
      ...productColumns(scope),
      colorOptions: products.colorOptions,
      category: sql<Category>`${products.category}`,
      stock: products.stock,
      deliveryDays: products.deliveryDays,
      images: products.images,
      facts: products.facts,
    })
    .from(products)
    .where(inWorkspace(scope, isId ? eq(products.id, Number(idOrSlug)) : eq(products.slug, idOrSlug)))
  return row && { ...row, product: { ...toProduct(row), colorOptions: row.colorOptions } }
}

/** Other products of the same category, newest first. */
export const findRelated = async (
  scope: Scope,
  { id, category }: { id: number; category: Category },
  amount: number,
): Promise<ShelfProduct[]> =>
  (
    await scope.db
      .select({ ...productColumns(scope), stock: products.stock })
      .from(products)
      .where(inWorkspace(scope, eq(products.category, category), ne(products.id, id)))
      .orderBy(desc(products.id))
      .limit(amount)
  ).map(toShelf)
