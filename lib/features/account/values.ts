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

export type Network = (typeof networks)[number]
