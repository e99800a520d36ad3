/** The query for the whole wishlist. Page and screen share it, so that both request the same URL. */
export const wishlistQuery = { wished: true, perPage: 1000 }
