/** The three ways in which cash gets from a shop to the bank. */
export const depositKinds = ["drop", "bag", "counter"] as const
export type DepositKind = (typeof depositKinds)[number]

/** The next step: a drop is verified; a bag is sealed, handed over, credited, and resolved if it differs. */
export const depositWaits = ["verify", "seal", "carry", "credit", "resolve", "nothing"] as const
export type DepositWait = (typeof depositWaits)[number]

/** Filters of the list by next step; `anything` is every step except `nothing`. */
export const waitFilters = [...depositWaits, "anything"] as const
export type WaitFilter = (typeof waitFilters)[number]

/** Where the money of a deposit is in the books; a bag that was credited short is in two places. */
export const depositStages = ["drop-pending", "in-transit", "discrepancy", "bank"] as const
export type DepositStage = (typeof depositStages)[number]

export const depositStates = [
  ...["pending", "verified", "cancelled"],
  ...["prepared", "sealed", "in-transit", "credited", "reconciled", "returned"],
  "deposited",
] as const

export const depositSorts = ["at", "amount", "since", "dueAt"] as const

/** The number of days that the sum of banked cash covers by default. */
export const bankedDays = 30

export const customerSorts = ["balance", "last"] as const
