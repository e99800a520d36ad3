import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { inWebShop, products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import type { VatRates } from "@/lib/features/catalogue/values"
import { shopSettings } from "@/lib/features/shop/table"
import { cartItems } from "../table"
import { productColumns } from "./products"

// The cart at checkout.

const inCart = ({ workspaceId, userId }: Scope) =>
  and(eq(cartItems.workspaceId, workspaceId), eq(cartItems.userId, userId))

/**
 * The discount that reduces the price. The percentages of the cart are made up, so they apply to sample products only, and
 * only if the owner has switched them on.
 */
const chargedDiscount = sql<number>`case when ${products.isSample} and exists (select 1 from ${shopSettings}
  where ${shopSettings.workspaceId} = ${products.workspaceId} and ${shopSettings.usesSampleDiscounts})
  then ${cartItems.discountPercentage} else 0 end`

/** The categories of a product, from its own upwards, and the VAT rates that it inherits from them, by country. */
const inherited = sql<{ categories: number[]; vatRates: VatRates } | null>`(
  select json_build_object('categories', array_remove(array[own.id, parent.id], null),
    'vatRates', coalesce(parent.vat_rates, '{}'::jsonb) || own.vat_rates)
  from ${categories} as own
  left join ${categories} as parent on parent.workspace_id = own.workspace_id and parent.id = own.parent_id
  where own.workspace_id = ${products.workspaceId} and own.id = ${products.categoryId})`

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
      discountPercentage: chargedDiscount,
      stock: products.stock,
      inherited,
      vatRates: products.vatRates,
      hasFreeShipping: products.hasFreeShipping,
      isInWishlist: productColumns(scope).isInWishlist,
      addedAs: cartItems.id,
      deliveryDate: sql<string>`to_char(current_date + ${products.deliveryDays}, 'YYYY-MM-DD')`,
    })
    .from(cartItems)
    .innerJoin(
      products,
      and(eq(products.workspaceId, cartItems.workspaceId), eq(products.id, cartItems.productId), inWebShop),
    )
    .where(inCart(scope))
    // Every buyer locks in this order, so two of them can't deadlock.
    .orderBy(asc(products.id))
  return lock ? lines.for("update") : lines
}
export type CartLine = Awaited<ReturnType<typeof findLines>>[number]

/** Removes lines from the cart. Only these: the user may have added others since they were read. */
export const remove = (scope: Scope, lines: { productId: number }[]) =>
  scope.db.delete(cartItems).where(
    and(
      inCart(scope),
      inArray(
        cartItems.productId,
        lines.map(({ productId }) => productId),
      ),
    ),
  )
