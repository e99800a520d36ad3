import * as endpoints from "@/lib/features/safes/endpoints"

/** What an act on a safe changes: all calls under /api/v1/safes, and the movements. */
export const staleAfterAct = [{ path: "/api/v1/safes" }, endpoints.listSafeMovements]
