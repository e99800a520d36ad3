/** The path that a change of an offer makes stale, with everything below it. */
export const staleOffers = [{ path: "/api/v1/offers" }]
