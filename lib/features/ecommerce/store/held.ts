import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { inWebShop, products } from "@/lib/features/catalogue/table"
import type { ProductColor } from "@/lib/features/catalogue/values"
import type { CartChanges, CartItem, CartProduct, Product, WishlistItem } from "../schema"
import { cartItems, wishlistItems } from "../table"
import { maxPerLine } from "../values"
import { isSold, productColumns, toProduct } from "./products"

// A user's wishlist and cart.

type Held = typeof cartItems | typeof wishlistItems

const of = ({ workspaceId, userId }: Scope, table: Held, productId?: number) =>
  and(
    eq(table.workspaceId, workspaceId),
    eq(table.userId, userId),
    productId === undefined ? undefined : eq(table.productId, productId),
  )

const held = (table: Held) =>
  and(eq(products.workspaceId, table.workspaceId), eq(products.id, table.productId), inWebShop)

export async function findWishlist(scope: Scope): Promise<Product[]> {
  const rows = await scope.db
    .select(productColumns(scope))
    .from(wishlistItems)
    .innerJoin(products, held(wishlistItems))
    .where(of(scope, wishlistItems))
    .orderBy(asc(wishlistItems.id))
  return rows.map(toProduct)
}

export async function findCart(scope: Scope): Promise<CartProduct[]> {
  const rows = await scope.db
    .select({
      ...productColumns(scope),
      qty: cartItems.qty,
      shippingDate: sql<string>`to_char(current_date + ${products.deliveryDays}, 'YYYY-MM-DD')`,
      offers: cartItems.offers,
      discountPercentage: sql<number>`case when ${products.isSample} then ${cartItems.discountPercentage} else 0 end`,
    })
    .from(cartItems)
    .innerJoin(products, held(cartItems))
    .where(of(scope, cartItems))
    .orderBy(asc(cartItems.id))
  return rows.map(({ qty, shippingDate, offers, discountPercentage, ...row }) => ({
    ...toProduct(row),
    qty,
    shippingDate,
    offers,
    discountPercentage,
  }))
}

const wishlistColumns = { id: wishlistItems.id, productId: wishlistItems.productId }
const cartColumns = { id: cartItems.id, productId: cartItems.productId, qty: cartItems.qty }

/** Inserts a row for a product; inserts nothing if the product doesn't exist. */
const forProduct = ({ workspaceId }: Scope, table: Held, names: SQL, values: SQL, productId: number, conflict: SQL) =>
  sql`insert into ${table} (workspace_id, id, user_id, product_id${names})
    select ${workspaceId}::int, ${nextId(workspaceId, table === cartItems ? "cartItem" : "wishlistItem")}, ${values}
    from ${products} as product where product.workspace_id = ${workspaceId} and product.id = ${productId}
    and product.state = 'active' and product.category is not null
    on conflict (workspace_id, user_id, product_id) ${conflict}`

/** Adds a product to the wishlist unless it is already on it. @returns undefined if there is no such product */
export async function addToWishlist(scope: Scope, productId: number): Promise<WishlistItem | undefined> {
  const find = () =>
    scope.db
      .select(wishlistColumns)
      .from(wishlistItems)
      .where(of(scope, wishlistItems, productId))
  const [known] = await find()
  if (known) return known
  const values = sql`${scope.userId}::int, product.id`
  await scope.db.execute(forProduct(scope, wishlistItems, sql``, values, productId, sql`do nothing`))
  return (await find())[0]
}

/** The given colour if the product comes in it, otherwise the line's current colour. */
const offered = ({ workspaceId }: Scope, productId: number, color: ProductColor) =>
  sql<ProductColor>`(select case when ${color}::text = any(product.color_options) then ${color}::text else cart_items.color end
    from ${products} as product where product.workspace_id = ${workspaceId} and product.id = ${productId})`

/**
 * Adds units of a product to the cart, in the product's first colour by default.
 * @returns undefined if there is no such product
 */
export async function addToCart(
  scope: Scope,
  { productId, qty, color }: { productId: number; qty: number; color?: ProductColor },
  terms: { offers: number; discountPercentage: number },
): Promise<CartItem | undefined> {
  const more = sql`least(cart_items.qty + ${qty}::int, ${maxPerLine}::int)`
  // Try the update first: an upsert would use up an id even if the line already exists.
  const [known] = await scope.db
    .update(cartItems)
    .set({ qty: more, ...(color && { color: offered(scope, productId, color) }) })
    .where(of(scope, cartItems, productId))
    .returning(cartColumns)
  if (known) return known
  const names = sql`, qty, color, offers, discount_percentage`
  const values = sql`${scope.userId}::int, product.id, ${qty}::int, case when ${color ?? null}::text = any(product.color_options) then ${color ?? null}::text else product.color_options[1] end, ${terms.offers}::int, ${terms.discountPercentage}::int`
  const conflict = sql`do update set qty = ${more} returning id, product_id as "productId", qty`
  const rows = await scope.db.execute(forProduct(scope, cartItems, names, values, productId, conflict))
  return rowsOf<CartItem>(rows)[0]
}

export async function update(scope: Scope, productId: number, changes: CartChanges): Promise<CartItem | undefined> {
  const where = of(scope, cartItems, productId)
  const { qty, color } = changes
  const values = { qty, color: color && offered(scope, productId, color) }
  const [row] =
    qty !== undefined || color !== undefined
      ? await scope.db.update(cartItems).set(values).where(where).returning(cartColumns)
      : await scope.db.select(cartColumns).from(cartItems).where(where)
  return row
}

/** Returns the number of products in the cart. */
export const count = (scope: Scope) => scope.db.$count(cartItems, and(of(scope, cartItems), isSold(cartItems)))

/** @returns whether the product was on the list */
export async function remove(scope: Scope, from: "cart" | "wishlist", productId: number): Promise<boolean> {
  const table = from === "cart" ? cartItems : wishlistItems
  const rows = await scope.db
    .delete(table)
    .where(of(scope, table, productId))
    .returning({ id: table.id })
  return rows.length === 1
}
