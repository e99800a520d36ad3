/** What a change of an offer changes: all calls under this path. */
export const staleOffers = [{ path: "/api/v1/offers" }]
