/** `transfer`: money that the business sends (pain.001). `collection`: money that it collects from customers (pain.008). */
export const batchKinds = ["transfer", "collection"] as const
export type BatchKind = (typeof batchKinds)[number]

/** prepared → exported → settled, or failed if the bank executed no payment; a prepared batch can be cancelled. */
export const batchStates = ["prepared", "exported", "settled", "failed", "cancelled"] as const
export type BatchState = (typeof batchStates)[number]

/** The purpose of a payment: a supplier's bill, a refund to a customer, or the collection of an invoice. */
export const itemKinds = ["bill", "refund", "invoice"] as const
export const itemStates = ["pending", "settled", "failed", "cancelled"] as const

export const mandateKinds = ["recurring", "one-off"] as const
export const mandateStates = ["active", "revoked"] as const
/** The first collection of a mandate, a later one, or the only one. */
export const sequenceTypes = ["FRST", "RCUR", "OOFF"] as const
export type SequenceType = (typeof sequenceTypes)[number]

/** Reasons why a due item can't go into a batch. `otherIban` is only a warning. */
export const candidateProblems = ["noIban", "otherIban", "noMandate", "mandateUsed", "mandateLapsed"] as const

export const batchSorts = ["executionOn", "total"] as const
export const maxItems = 500
/** A mandate lapses when it hasn't been used for this long. */
export const monthsUntilLapse = 36
