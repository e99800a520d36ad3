/** The closed lists of the shop (spec sections 3 and 7). */
export const productSorts = ["featured", "price-asc", "price-desc"] as const
export const colorOptions = ["primary", "success", "warning", "danger", "info"] as const
export const categories = ["pens", "notebooks", "paper", "cards", "gifts", "home"] as const
export const orderStatuses = ["pending", "finished", "rejected"] as const
export const orderPayments = ["savedCard", "card", "netBanking", "emi", "cashOnDelivery", "giftCard"] as const
export const addressKinds = ["home", "work"] as const

/** Most of one product that one may put in the cart. */
export const mostPerLine = 999

/** A cart line's offers and discount in percent, drawn once when it is made (spec section 9). */
export const offersRange = [1, 4] as const
export const discountRange = [3, 20] as const

/** What delivery costs unless every product ships free, in minor units. */
export const deliveryMinor = 490
