import * as endpoints from "@/lib/features/safes/endpoints"

/** Paths that an action on a safe makes stale: everything under /api/v1/safes, and the movements. */
export const staleAfterAct = [{ path: "/api/v1/safes" }, endpoints.listSafeMovements]
