import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { CartItem, CartProduct, Product, WishlistItem } from "../schema"
import { cartItems, products, wishlistItems } from "../table"
import { mostPerLine } from "../values"
import { productColumns, toProduct } from "./products"

// A person's wishlist and cart.

type Held = typeof cartItems | typeof wishlistItems

const of = ({ workspaceId, userId }: Scope, table: Held, productId?: number) =>
  and(
    eq(table.workspaceId, workspaceId),
    eq(table.userId, userId),
    productId === undefined ? undefined : eq(table.productId, productId),
  )

const held = (table: Held) => and(eq(products.workspaceId, table.workspaceId), eq(products.id, table.productId))

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
      discountPercentage: cartItems.discountPercentage,
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

/** Inserts a row for a product that exists; nothing where it does not. */
const forProduct = ({ workspaceId }: Scope, table: Held, names: SQL, values: SQL, productId: number, conflict: SQL) =>
  sql`insert into ${table} (workspace_id, id, user_id, product_id${names})
    select ${workspaceId}::int, ${nextId(workspaceId, table === cartItems ? "cartItem" : "wishlistItem")}, ${values}
    from ${products} as product where product.workspace_id = ${workspaceId} and product.id = ${productId}
    on conflict (workspace_id, user_id, product_id) ${conflict}`

/** Keeps a product in mind, once. @returns nothing where there is no such product */
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

/** Puts one more of a product in the cart. @returns nothing where there is no such product */
export async function addToCart(
  scope: Scope,
  productId: number,
  drawn: { offers: number; discountPercentage: number },
): Promise<CartItem | undefined> {
  const oneMore = sql`least(cart_items.qty + 1, ${mostPerLine}::int)`
  // Asked first, so that no id is used up by a line that is there already.
  const [known] = await scope.db
    .update(cartItems)
    .set({ qty: oneMore })
    .where(of(scope, cartItems, productId))
    .returning(cartColumns)
  if (known) return known
  const names = sql`, qty, offers, discount_percentage`
  const values = sql`${scope.userId}::int, product.id, 1, ${drawn.offers}::int, ${drawn.discountPercentage}::int`
  const conflict = sql`do update set qty = ${oneMore} returning id, product_id as "productId", qty`
  const rows = await scope.db.execute(forProduct(scope, cartItems, names, values, productId, conflict))
  return rowsOf<CartItem>(rows)[0]
}

export async function setQuantity(scope: Scope, productId: number, qty: number): Promise<CartItem | undefined> {
  const [row] = await scope.db
    .update(cartItems)
    .set({ qty })
    .where(of(scope, cartItems, productId))
    .returning(cartColumns)
  return row
}

/** @returns whether it was there */
export async function remove(scope: Scope, from: "cart" | "wishlist", productId: number): Promise<boolean> {
  const table = from === "cart" ? cartItems : wishlistItems
  const rows = await scope.db
    .delete(table)
    .where(of(scope, table, productId))
    .returning({ id: table.id })
  return rows.length === 1
}

/** What is in the cart with what it takes to buy it. `lock` holds cart and products until the transaction ends. */
export function findLines(scope: Scope, { lock }: { lock: boolean }) {
  const lines = scope.db
    .select({
      productId: products.id,
      name: products.name,
      brand: products.brand,
      image: products.image,
      qty: cartItems.qty,
      price: products.price,
      currency: products.currency,
      discountPercentage: cartItems.discountPercentage,
      stock: products.stock,
      hasFreeShipping: products.hasFreeShipping,
    })
    .from(cartItems)
    .innerJoin(products, held(cartItems))
    .where(of(scope, cartItems))
    // Everybody locks in this order, so that two buyers can't wait for each other.
    .orderBy(asc(products.id))
  return lock ? lines.for("update") : lines
}
export type CartLine = Awaited<ReturnType<typeof findLines>>[number]

/** Takes what is in the cart out of stock, and empties the cart. */
export async function sell(scope: Scope): Promise<void> {
  const { db, workspaceId, userId } = scope
  await db.execute(sql`
    with sold as (delete from ${cartItems} where workspace_id = ${workspaceId} and user_id = ${userId} returning product_id, qty)
    update ${products} set stock = products.stock - sold.qty from sold
    where products.workspace_id = ${workspaceId} and products.id = sold.product_id`)
}
