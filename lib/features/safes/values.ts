/** Kinds of movements of a safe's contents, including counts. */
export const movementKinds = ["drop", "count", "float", "change", "exchange", "bag", "bag-returned", "bill"] as const
export type MovementKind = (typeof movementKinds)[number]

/** Movements that can be reversed. A wrong count is corrected by counting again, drops and bags by their own actions. */
export const reversibleKinds: readonly MovementKind[] = ["float", "change"]

/** The maximum number of people offered as a witness at once; others are found by searching. */
export const maxWitnesses = 50
