/** What a change of a mandate or an answer changes: all calls under these paths. */
export const staleDebits = [{ path: "/api/v1/direct-debits" }, { path: "/api/v1/direct-debit-occurrences" }]
