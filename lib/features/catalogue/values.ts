/** The categories of products. The list is fixed. */
export const categories = ["pens", "notebooks", "paper", "cards", "gifts", "home"] as const
export type Category = (typeof categories)[number]
export const colorOptions = ["primary", "success", "warning", "danger", "info"] as const
export type ProductColor = (typeof colorOptions)[number]

/** The currency of all prices in the shop: a cart with two currencies would have no total. */
export const shopCurrency = "EUR"

/** The sort columns and the stock filter of the stock list. */
export const stockSorts = ["name", "category", "price", "stock", "rating"] as const
export const stockStates = ["inStock", "low", "out"] as const
export type StockState = (typeof stockStates)[number]

/** From this stock downwards, it is time to reorder. */
export const lowStock = 10
/** The maximum number of pictures per product. */
export const maxPictures = 8
/** The longer side of a stored picture, in pixels. */
export const pictureSize = 1200

export const stockOf = (stock: number): StockState => (stock === 0 ? "out" : stock <= lowStock ? "low" : "inStock")
