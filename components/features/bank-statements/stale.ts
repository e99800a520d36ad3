/** Paths whose cached responses an import, a match or a rule makes stale. */
export const stale = [
  { path: "/api/v1/bank-figures" },
  { path: "/api/v1/bank-lines" },
  { path: "/api/v1/bank-statements" },
  { path: "/api/v1/bank-reconciliations" },
  { path: "/api/v1/bank-rules" },
]
