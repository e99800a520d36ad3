import { and, asc, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { cartItems, products } from "../table"
import { productColumns } from "./products"

// The cart at checkout.

const inCart = ({ workspaceId, userId }: Scope) =>
  and(eq(cartItems.workspaceId, workspaceId), eq(cartItems.userId, userId))

/** The lines of the cart with everything a purchase needs. `lock` locks cart and products until the transaction ends. */
export function findLines(scope: Scope, { lock }: { lock: boolean }) {
  const lines = scope.db
    .select({
      productId: products.id,
      name: products.name,
      slug: products.slug,
      brand: products.brand,
      image: products.image,
      qty: cartItems.qty,
      color: cartItems.color,
      colorOptions: products.colorOptions,
      price: products.price,
      currency: products.currency,
      discountPercentage: cartItems.discountPercentage,
      stock: products.stock,
      hasFreeShipping: products.hasFreeShipping,
      isInWishlist: productColumns(scope).isInWishlist,
      addedAs: cartItems.id,
      deliveryDate: sql<string>`to_char(current_date + ${products.deliveryDays}, 'YYYY-MM-DD')`,
    })
    .from(cartItems)
    .innerJoin(products, and(eq(products.workspaceId, cartItems.workspaceId), eq(products.id, cartItems.productId)))
    .where(inCart(scope))
    // Every buyer locks in this order, so two of them can't deadlock.
    .orderBy(asc(products.id))
  return lock ? lines.for("update") : lines
}
export type CartLine = Awaited<ReturnType<typeof findLines>>[number]

const pairs = (lines: { productId: number; qty: number }[]) =>
  sql.join(
    lines.map(({ productId, qty }) => sql`(${productId}::int, ${qty}::int)`),
    sql`, `,
  )

/** Takes lines out of stock and out of the cart. Only the given lines: the user may have added others since they were read. */
export async function sell({ db, workspaceId, userId }: Scope, lines: CartLine[]): Promise<void> {
  await db.execute(sql`
    with sold (product_id, qty) as (values ${pairs(lines)}),
    taken as (delete from ${cartItems} as item using sold
      where item.workspace_id = ${workspaceId} and item.user_id = ${userId} and item.product_id = sold.product_id)
    update ${products} set stock = products.stock - sold.qty from sold
    where products.workspace_id = ${workspaceId} and products.id = sold.product_id`)
}

/** Returns units to stock, except those of deleted products. */
export async function restock(scope: Scope, lines: { productId: number; qty: number }[]): Promise<void> {
  if (lines.length === 0) return
  const given = pairs(lines)
  const { db, workspaceId } = scope
  // Lock in the same order as buyers do; an update alone would lock in any order.
  await db.execute(sql`
    select id from ${products} where workspace_id = ${workspaceId} and id in (select product_id from (values ${given}) as given (product_id, qty))
    order by id for update`)
  await db.execute(sql`
    update ${products} set stock = products.stock + given.qty from (values ${given}) as given (product_id, qty)
    where products.workspace_id = ${workspaceId} and products.id = given.product_id`)
}
