/** The closed lists of the shop (spec sections 3 and 7). */
export const productSorts = ["featured", "price-asc", "price-desc"] as const
export const colorOptions = ["primary", "success", "warning", "danger", "info"] as const
export const categories = ["pens", "notebooks", "paper", "cards", "gifts", "home"] as const
export type ProductColor = (typeof colorOptions)[number]
export type Category = (typeof categories)[number]

/** What the shop's prices are in; a cart of two currencies could not be summed up. */
export const shopCurrency = "USD"

/** Where one range of prices ends and the next begins, in minor units: under 10, 10 to 20, 20 to 40, over 40. */
export const priceSteps = [1000, 2000, 4000] as const
/** At least so many stars. */
export const ratingSteps = [4, 3, 2, 1] as const

/** Most of one product that one may put in the cart. */
export const mostPerLine = 999

/** A cart line's offers and discount in percent, drawn once when it is made (spec section 9). */
export const offersRange = [1, 4] as const
export const discountRange = [3, 20] as const

/** Few enough that a screen says how many are left. */
export const fewLeft = 5
