/** The closed lists of spec section 3. */
export const folders = ["inbox", "sent", "draft", "spam", "trash"] as const
/** What one can look at: the folders, what is starred in any of them but the trash, and all but spam and trash. */
export const views = ["inbox", "sent", "draft", "starred", "spam", "trash", "all"] as const
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

/** Most mails one write may name, and most that "select all" may choose. */
export const mostAtOnce = 1000
export const mostChosen = 10_000

/** What may be put on a mail; nothing that a browser would run as a page. */
export const attachable = [
  ..."png jpeg webp gif".split(" ").map((kind) => `image/${kind}`),
  ..."plain csv calendar markdown".split(" ").map((kind) => `text/${kind}`),
  ..."pdf zip json rtf msword vnd.ms-excel vnd.ms-powerpoint octet-stream"
    .split(" ")
    .map((kind) => `application/${kind}`),
  ..."wordprocessingml.document spreadsheetml.sheet presentationml.presentation"
    .split(" ")
    .map((kind) => `application/vnd.openxmlformats-officedocument.${kind}`),
  ..."text spreadsheet presentation".split(" ").map((kind) => `application/vnd.oasis.opendocument.${kind}`),
]
/** Most bytes of one file. */
export const mostFileBytes = 10_000_000
