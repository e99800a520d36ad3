import * as z from "zod"
import { id, line, listOf, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { maxMajor } from "@/lib/core/money"
import { categories, colorOptions } from "@/lib/features/catalogue/values"
import { shopSettings } from "@/lib/features/shop/schema"
import { maxPerLine, productSorts } from "./values"

/** A product as every endpoint returns it. `isInWishlist` and `isInCart` refer to the caller. */
export const product = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().min(1).max(5),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
})
export type Product = z.infer<typeof product>

export const wishlistItem = z.object({ id: z.int(), productId: z.int() })
export const cartItem = z.object({ id: z.int(), productId: z.int(), qty: z.int() })
export type WishlistItem = z.infer<typeof wishlistItem>
export type CartItem = z.infer<typeof cartItem>

const price = unset(
  z.coerce
    .number()
    .min(0)
    .max(maxMajor)
    .overwrite((price) => Number(price.toFixed(2))),
)

/** The filters of the shop's sidebar. Prices are in major units, as in the responses. */
const filters = {
  q,
  category: listOf(z.enum(categories)),
  brand: listOf(line(80)),
  minPrice: price,
  maxPrice: price,
  /** The minimum number of stars. */
  rating: unset(z.coerce.number().int().min(1).max(5)),
  freeShipping: unset(z.union([z.boolean(), z.stringbool()])),
}
export const facetQuery = z.object(filters)
export type ProductFilter = z.output<typeof facetQuery>

export const productListQuery = z.object({ ...filters, sortBy: unset(z.enum(productSorts)), ...paging(9) })
export type ProductListQuery = z.output<typeof productListQuery>

/** A product with its stock, as the shop's screens show it. */
export const shelfProduct = product.extend({ stock: z.int() })
export type ShelfProduct = z.infer<typeof shelfProduct>
export const shelfQuery = productListQuery.extend({
  /** Only products on the caller's wishlist. */
  wished: unset(z.union([z.boolean(), z.stringbool()])),
})
export type ShelfQuery = z.output<typeof shelfQuery>
export const shelfPage = z.object({
  products: z.array(shelfProduct),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

const count = z.int()
/** How many products each option of the sidebar would show, with all other filters applied. */
export const facets = z.object({
  categories: z.array(z.object({ value: z.enum(categories), count })),
  brands: z.array(z.object({ value: z.string(), count })),
  /** `value` is the minimum number of stars. */
  ratings: z.array(z.object({ value: z.int(), count })),
  /** One count per range of `priceSteps`, lowest first. */
  ranges: z.array(count),
  freeShipping: count,
  /** The lowest and the highest price, whatever filters are set. */
  price: z.object({ min: z.number(), max: z.number() }),
})
export type Facets = z.infer<typeof facets>

export const productPage = z.object({
  products: z.array(product),
  total: z.int(),
  userWishlist: z.array(wishlistItem),
  userCart: z.array(cartItem),
  totalIsEstimate: z.literal(true).optional(),
})

/** A product by its id or by its slug. */
export const productParams = z.object({
  id: z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1).max(200)),
})
const productWithColors = product.extend({ colorOptions: z.array(z.enum(colorOptions)) })
export const productAnswer = z.object({ product: productWithColors })

/** The product and everything else its screen shows. */
export const productDetails = z.object({
  product: productWithColors,
  category: z.enum(categories),
  stock: z.int(),
  deliveryDays: z.int(),
  images: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  related: z.array(shelfProduct),
  /** The shop's promises, the same for every product. */
  promises: shopSettings.shape.promises,
})
export type ProductDetails = z.infer<typeof productDetails>

export const cartProduct = product.extend({
  qty: z.int(),
  shippingDate: z.string(),
  offers: z.int().min(1).max(4),
  /** A made-up percentage from 3 to 20 for sample products; 0 for the shop's own. */
  discountPercentage: z.int().min(0).max(20),
})
export type CartProduct = z.infer<typeof cartProduct>

export const byProduct = z.object({ productId: id })
const qty = z.int().min(1).max(maxPerLine)
const color = z.enum(colorOptions)
export const addToCartBody = z.object({ productId: id, qty: qty.default(1), color: color.optional() })
export const updateCartBody = z.object({ productId: id, qty: qty.optional(), color: color.optional() })
export type CartChanges = Pick<z.output<typeof updateCartBody>, "qty" | "color">

named({ CartItem: cartItem, Product: product, ShelfProduct: shelfProduct, ColouredProduct: productWithColors })
