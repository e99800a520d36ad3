/** The closed lists of spec section 3. */
export const folders = ["inbox", "sent", "draft", "spam", "trash"] as const
/** What one can look at: the folders, and what is starred in any of them but the trash. */
export const views = ["inbox", "sent", "draft", "starred", "spam", "trash"] as const
export const labels = ["private", "company", "important", "personal"] as const
export const directions = ["previous", "next"] as const
export const answers = ["reply", "reply-all", "forward"] as const

export type Folder = (typeof folders)[number]
export type View = (typeof views)[number]
export type Label = (typeof labels)[number]
export type Direction = (typeof directions)[number]
export type Answering = (typeof answers)[number]

/** Most people one mail may go to, files it may carry, and bytes those may have together. */
export const mostRecipients = 100
export const mostAttachments = 20
export const mostAttachedBytes = 25_000_000
