/** The status that a user shows in the chat. */
export const presences = ["online", "offline", "busy", "away"] as const
export type Presence = (typeof presences)[number]

/** Max length of a profile text and of a message, in characters. */
export const maxAbout = 120
export const maxMessage = 5000
