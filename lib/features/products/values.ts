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
