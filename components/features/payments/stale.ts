/** Paths that a payment makes stale, with everything below them. */
export const stalePayments = [
  { path: "/api/v1/payments" },
  { path: "/api/v1/account-payments" },
  { path: "/api/v1/payment-batches" },
]
