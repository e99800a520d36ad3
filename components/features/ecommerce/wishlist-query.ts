/** The whole wishlist; page and screen ask alike, so that both mean the same address. */
export const wishlistQuery = { wished: true, perPage: 1000 }
