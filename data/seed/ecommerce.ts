import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { minor } from "@/lib/core/money"
import { cartItems, products, wishlistItems } from "@/lib/features/ecommerce/table"
import { insertMany, type SeedContext } from "./context"
import { type SeedProduct, sampleProducts } from "./products"

/** Returns the URL of a product's picture. */
export const image = (picture: string) => `/products/${picture}.svg`

const productRow = (product: SeedProduct, workspaceId: number, id: number) => {
  const { picture, price, colors, facts, ...values } = product
  return {
    ...values,
    workspaceId,
    id,
    slug: `${picture}-${id}`,
    price: minor(price),
    image: image(picture),
    images: [image(picture), image(`${picture}-close`)],
    colorOptions: colors,
    facts: facts.map(([name, value]) => ({ name, value })),
  }
}

/** The initial cart and wishlist of the workspace's first user. */
const cart: [productId: number, qty: number, offers: number, discount: number][] = [
  [27, 1, 3, 12],
  [5, 2, 1, 8],
  [14, 1, 4, 15],
]
const wishlist = [1, 17, 20, 26]

async function fillCart(db: Db, workspaceId: number, founderIds: readonly number[]): Promise<void> {
  const [userId] = founderIds
  if (!userId) return
  const inCart = cart.map(([productId, qty, offers, discountPercentage], i) => ({
    workspaceId,
    id: i + 1,
    userId,
    productId,
    qty,
    offers,
    discountPercentage,
    color: sampleProducts[productId - 1]?.colors[0],
  }))
  const wished = wishlist.map((productId, i) => ({ workspaceId, id: i + 1, userId, productId }))
  await db.insert(cartItems).values(inCart)
  await setLastId(db, workspaceId, "cartItem", inCart.length)
  await db.insert(wishlistItems).values(wished)
  await setLastId(db, workspaceId, "wishlistItem", wished.length)
}

export async function seedEcommerce(db: Db, workspaceId: number, context: SeedContext): Promise<void> {
  const rows = sampleProducts.map((product, i) => productRow(product, workspaceId, i + 1))
  await insertMany(db, products, rows)
  await setLastId(db, workspaceId, "product", rows.length)
  await fillCart(db, workspaceId, context.founderIds)
}
