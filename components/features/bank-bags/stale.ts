import * as endpoints from "@/lib/features/bank-bags/endpoints"

/** What an act on a bag changes: all calls under these paths. */
export const staleAfterAct = [endpoints.listBankBags, { path: "/api/v1/safes" }]
