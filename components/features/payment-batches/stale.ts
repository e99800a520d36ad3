/** Paths that a change of a batch makes stale, with everything below them. */
export const staleBatches = [
  { path: "/api/v1/payment-batches" },
  { path: "/api/v1/payments" },
  { path: "/api/v1/account-payments" },
]
export const staleMandates = [{ path: "/api/v1/sepa-mandates" }, { path: "/api/v1/payment-batches" }]
