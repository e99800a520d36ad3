/** Valid values of fields of payments on account, batches and mandates. */
export function paymentFields(path: string): Record<string, unknown> {
  if (!/^\/api\/v1\/(account-payments|payment-batches|sepa-)/.test(path)) return {}
  return {
    ...{ partyKind: "customer", party: 1, amount: 100, method: "bank", paidOn: "2026-06-15" },
    parts: [{ kind: "invoice", id: 1, amount: 100 }],
    ...{ reference: "M-1", kind: path.startsWith("/api/v1/payment-batches") ? "transfer" : "recurring" },
    ...{ signedOn: "2026-01-15", holder: "Some Body", bic: "", customer: 1, creditorId: "DE98ZZZ09999999999" },
    ...{ bankAccount: 1, version: 1, on: "2026-06-15", executionOn: "2026-06-15", items: [{ kind: "bill", id: 1 }] },
  }
}
