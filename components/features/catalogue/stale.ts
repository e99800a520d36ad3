/** Cached responses that become stale when a product changes; every screen of the shop shows products. */
export const staleAfterWrite = [{ path: "/api/ecommerce/" }, { path: "/apps/ecommerce/" }]
