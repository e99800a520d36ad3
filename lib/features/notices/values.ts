/** What one can ask to be told of: something new, or the end of maintenance. */
export const topics = ["launch", "back"] as const
export type Topic = (typeof topics)[number]
