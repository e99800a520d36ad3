/** What moves the contents of a safe, or looks at them. */
export const movementKinds = ["drop", "count", "float", "change", "exchange", "bag", "bag-returned"] as const
export type MovementKind = (typeof movementKinds)[number]
