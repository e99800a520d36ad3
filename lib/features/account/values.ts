/** The closed lists of spec section 3, Account settings. */
export const socialLinks = ["twitter", "facebook", "google", "linkedIn", "instagram", "quora"] as const
export const networks = ["twitter", "google", "facebook", "github"] as const
export const flags = [
  "commentOnArticle",
  "answerOnForm",
  "followMe",
  "newAnnouncements",
  "productUpdates",
  "blogDigest",
] as const

/** How far one has come with the tour of the first day. */
export const tourStates = ["offered", "done"] as const
export type TourState = (typeof tourStates)[number]

export type Network = (typeof networks)[number]
