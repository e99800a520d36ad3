/** The sort orders of the shop. */
export const productSorts = ["featured", "price-asc", "price-desc"] as const

/** The boundaries of the price ranges in minor units: under 10, 10 to 20, 20 to 40, over 40. */
export const priceSteps = [1000, 2000, 4000] as const
/** The options of the rating filter, in minimum stars. */
export const ratingSteps = [4, 3, 2, 1] as const

/** The maximum quantity of one product in a cart. */
export const maxPerLine = 999

/** The ranges of a cart line's offers and of its discount in percent, both set when the line is created. */
export const offersRange = [1, 4] as const
export const discountRange = [3, 20] as const

/** From this stock downwards, screens show how many units are left. */
export const fewLeft = 5
