/** The types of the documents that entries come from: `source.type` of an entry. */
export const documentTypes = [
  "till-session",
  "drop",
  "safe",
  "bank-bag",
  "counter-deposit",
  "bank-line",
  "direct-debit",
  "payment-batch",
  "account-payment",
  "invoice",
  "supplier-bill",
  "customer",
  "recurring-charge",
  "web-order",
  "stock-document",
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Documents that reverse their own entries, because the place of their cash, or their state, would be wrong otherwise. */
const selfReversing: readonly string[] = [
  "drop",
  "bank-bag",
  "safe",
  "stock-document",
  "supplier-bill",
  "web-order",
  "account-payment",
  "invoice",
] satisfies DocumentType[]

/** Whether an entry is reversed at its document instead of in the journal. */
export const isReversedAtDocument = (source: { type: string } | null): boolean =>
  source !== null && selfReversing.includes(source.type)
