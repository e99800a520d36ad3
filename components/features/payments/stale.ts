/** What a payment changes: all calls under these paths. */
export const stalePayments = [
  { path: "/api/v1/payments" },
  { path: "/api/v1/account-payments" },
  { path: "/api/v1/payment-batches" },
]
