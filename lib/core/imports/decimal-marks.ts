/** The mark before decimals in a file. */
export const decimalMarks = ["comma", "point"] as const
export type DecimalMark = (typeof decimalMarks)[number]
