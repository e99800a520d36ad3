/** What a change of a product makes stale: every screen of the shop shows products. */
export const staleAfterWrite = [{ path: "/api/ecommerce/" }, { path: "/apps/ecommerce/" }]
