/** What a charge, a repayment or a change of a customer changes: all calls under these paths. */
export const staleIous = [
  { path: "/api/v1/customers" },
  { path: "/api/v1/ious" },
  { path: "/api/v1/recurring-charges" },
  { path: "/api/v1/till-sessions" },
]
