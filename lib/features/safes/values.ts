/** What moves the contents of a safe, or looks at them. */
export const movementKinds = ["drop", "count", "float", "change", "exchange", "bag", "bag-returned", "bill"] as const
export type MovementKind = (typeof movementKinds)[number]

/** Movements that can be reversed. A wrong count is mended by counting again, drops and bags by their own acts. */
export const reversibleKinds: readonly MovementKind[] = ["float", "change"]

/** People that the choice of a witness offers at once; others are found by searching. */
export const maxWitnesses = 50
