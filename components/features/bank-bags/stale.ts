import * as endpoints from "@/lib/features/bank-bags/endpoints"

/** Paths whose cached responses become stale when a bag changes. */
export const staleAfterAct = [endpoints.listBankBags, { path: "/api/v1/safes" }]
