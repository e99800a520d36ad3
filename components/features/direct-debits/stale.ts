/** Paths that a change of a mandate, or the outcome of a debit, makes stale, with everything below them. */
export const staleDebits = [{ path: "/api/v1/direct-debits" }, { path: "/api/v1/direct-debit-occurrences" }]
