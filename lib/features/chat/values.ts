/** How someone shows themselves in the chat (spec section 3). */
export const presences = ["online", "offline", "busy", "away"] as const
export type Presence = (typeof presences)[number]

/** Longest text about oneself, and longest message. */
export const mostAbout = 120
export const mostMessage = 5000
