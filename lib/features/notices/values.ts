/** The announcements to subscribe to: something new, and the end of maintenance. */
export const topics = ["launch", "back"] as const
export type Topic = (typeof topics)[number]
