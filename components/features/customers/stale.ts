/** Paths that a charge, a repayment or a change of a customer makes stale, with everything below them. */
export const staleIous = [
  { path: "/api/v1/customers" },
  { path: "/api/v1/ious" },
  { path: "/api/v1/recurring-charges" },
  { path: "/api/v1/till-sessions" },
]
