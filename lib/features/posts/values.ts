/** Reactions to a post. */
export const marks = ["like", "share"] as const
export type Mark = (typeof marks)[number]
