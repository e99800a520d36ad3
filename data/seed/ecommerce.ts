import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { cartItems, wishlistItems } from "@/lib/features/ecommerce/table"
import { sampleProducts } from "./catalogue-products"
import type { SeedContext } from "./context"

/** The initial cart and wishlist of the workspace's first user: product, quantity, offers, discount. */
const cart: [productId: number, qty: number, offers: number, discount: number][] = [
  [27, 1, 3, 12],
  [5, 2, 1, 8],
  [14, 1, 4, 15],
]
const wishlist = [1, 17, 20, 26]

/** Fills the first user's cart and wishlist. */
export async function seedEcommerce(db: Db, workspaceId: number, { founderIds }: SeedContext): Promise<void> {
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
