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

/** Progress of what is offered to founders of a workspace: the product tour, and setting up their business. */
export const tourStates = ["offered", "done"] as const

export type Network = (typeof networks)[number]
