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

/** Progress of the product tour. */
export const tourStates = ["offered", "done"] as const
export type TourState = (typeof tourStates)[number]

export type Network = (typeof networks)[number]
