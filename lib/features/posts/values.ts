/** What a person can leave on a post without words. */
export const marks = ["like", "share"] as const
export type Mark = (typeof marks)[number]
