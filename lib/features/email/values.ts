/** The closed lists of the mailbox. */
export const folders = ["inbox", "sent", "draft", "spam", "trash"] as const
/** The folders, `starred` (in any folder except the trash) and `all` (everything except spam and trash). */
export const views = ["inbox", "sent", "draft", "starred", "spam", "trash", "all"] as const
export const labels = ["private", "company", "important", "personal"] as const
export const directions = ["previous", "next"] as const
export const answers = ["reply", "reply-all", "forward"] as const

export type Folder = (typeof folders)[number]
export type View = (typeof views)[number]
export type Label = (typeof labels)[number]
export type Direction = (typeof directions)[number]
export type Answering = (typeof answers)[number]

/** Limits of one mail: recipients per field, attachments, and the attachments' total size in bytes. */
export const maxRecipients = 100
export const maxAttachments = 20
export const maxAttachedBytes = 25_000_000

/** How many mails one request may change, and how many "select all" may select. */
export const maxAtOnce = 1000
export const maxChosen = 10_000

/** Media types allowed as attachments. None of them runs as a page in a browser. */
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
/** The maximum size of one file in bytes. */
export const maxFileBytes = 10_000_000
