/** `transfer`: money that the business sends (pain.001). `collection`: what it collects from customers (pain.008). */
export const batchKinds = ["transfer", "collection"] as const
export type BatchKind = (typeof batchKinds)[number]

/** prepared → exported → settled, or failed if the bank carried out none of it; a prepared one can be cancelled. */
export const batchStates = ["prepared", "exported", "settled", "failed", "cancelled"] as const
export type BatchState = (typeof batchStates)[number]

/** What a payment of a batch is for: a bill of a supplier, what a customer gets back, or an invoice that is collected. */
export const itemKinds = ["bill", "refund", "invoice"] as const
export const itemStates = ["pending", "settled", "failed", "cancelled"] as const

export const mandateKinds = ["recurring", "one-off"] as const
export const mandateStates = ["active", "revoked"] as const
/** The first collection of a mandate, a later one, or the only one. */
export const sequenceTypes = ["FRST", "RCUR", "OOFF"] as const
export type SequenceType = (typeof sequenceTypes)[number]

/** Why something that is due can't be in a batch. */
export const candidateProblems = ["noIban", "otherIban", "noMandate", "mandateUsed", "mandateLapsed"] as const

export const batchSorts = ["executionOn", "total"] as const
export const maxItems = 500
/** A mandate that nobody has used for so long is void. */
export const monthsUntilLapse = 36
