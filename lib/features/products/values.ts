/** What the stock book sorts by, and the states of stock it filters by. */
export const stockSorts = ["name", "category", "price", "stock", "rating"] as const
export const stockStates = ["inStock", "low", "out"] as const
export type StockState = (typeof stockStates)[number]

/** So few that it is time to order more. */
export const lowStock = 10
/** Most pictures of one product. */
export const mostPictures = 8
/** The longer side of a kept picture, in pixels. */
export const pictureSize = 1200

export const stockOf = (stock: number): StockState => (stock === 0 ? "out" : stock <= lowStock ? "low" : "inStock")
