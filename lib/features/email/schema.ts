import * as z from "zod"
import { withoutHidden } from "@/lib/core/files/file-name"
import { email as address, id, line, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { delivery } from "@/lib/core/outbox/schema"
import { answers, directions, folders, labels, maxAtOnce, maxAttachments, maxRecipients, views } from "./values"

const addressee = z.object({ email: z.string(), name: z.string() })

/** An attachment. `size` is in bytes, `thumbnail` is empty unless the file is a picture. */
export const attachment = z.object({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string(),
  size: z.int(),
})
export type Attachment = z.infer<typeof attachment>

const head = {
  id: z.int(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(addressee),
  subject: z.string(),
  cc: z.array(addressee),
  bcc: z.array(addressee),
  message: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  labels: z.array(z.enum(labels)),
  time: z.iso.datetime(),
}
const state = {
  folder: z.enum(folders),
  isRead: z.boolean(),
  scheduledAt: z.iso.datetime().optional(),
  /** Only on drafts. Increases with each save. */
  version: z.int().optional(),
  /** Only on mails that the caller sent to addresses outside the workspace. */
  delivery: delivery.optional(),
}
const { version: _, ...lineState } = state

const earlierMail = z.object({ ...head, replies: z.array(z.never()), ...state })
/** A mail of the caller's mailbox. `replies` are the earlier mails of its thread, oldest first. */
export const email = z.object({
  ...head,
  replies: z.array(earlierMail),
  ...state,
})
export type Email = z.infer<typeof email>
export type ThreadMail = Email["replies"][number]

export const emailsMeta = z.object({ inbox: z.int(), draft: z.int(), spam: z.int() })
export const emailList = z.object({ emails: z.array(email), emailsMeta, total: z.int().optional() })
export const emailDetail = email.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() })

/** A mail as a row of the list. `excerpt` is plain text. */
export const mailLine = z.object({
  id: z.int(),
  from: head.from,
  to: z.array(addressee),
  subject: z.string(),
  excerpt: z.string(),
  time: z.iso.datetime(),
  isStarred: z.boolean(),
  labels: z.array(z.enum(labels)),
  hasAttachments: z.boolean(),
  isDraft: z.boolean(),
  ...lineState,
})
export type MailLine = z.infer<typeof mailLine>
export const mailboxPage = z.object({
  mails: z.array(mailLine),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})
export type MailboxPage = z.infer<typeof mailboxPage>
/** The fields of a mail that actions change, and that undoing an action needs. */
export const mailChoice = mailLine.pick({ id: true, folder: true, labels: true, isRead: true })
export type MailChoice = z.infer<typeof mailChoice>
export const person = z.object({ name: z.string(), email: z.string(), avatar: z.string() })
export type Person = z.infer<typeof person>

/** The parameters that select a list of mails. */
const list = { q, folder: unset(z.enum(views)), label: unset(z.enum(labels)) }
/** Whether the words of `q` are searched in the whole mail, as the mailbox does, instead of in the subject. */
const fullText = unset(z.union([z.boolean(), z.stringbool()]))
export interface MailList {
  q?: string
  fullText?: boolean
  folder?: (typeof views)[number]
  label?: (typeof labels)[number]
}

export const mailList = z.object(list)

const whole = (max: number) => unset(z.coerce.number().int().min(1).max(max))
export const emailListQuery = z.object({
  ...list,
  page: whole(10_000_000),
  perPage: whole(1000),
})
export const mailboxQuery = z.object({ ...list, ...paging(100) })
/** A mail by its id, or by the message id that all its copies share. */
export const emailQuery = z.object({ id: z.union([z.uuid(), id]), ...list, fullText })
export const paginateQuery = z.object({ dir: z.enum(directions), emailId: id, ...list, fullText })

export const emailIds = z.array(id).min(1).max(maxAtOnce)
const distinctLabels = z
  .array(z.enum(labels))
  .max(100)
  .transform((chosen) => [...new Set(chosen)])
export const updateEmailsBody = z.object({
  emailIds,
  dataToUpdate: z
    .strictObject({
      isRead: z.boolean(),
      isStarred: z.boolean(),
      folder: z.enum(folders),
      labels: distinctLabels,
    })
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, { params: { key: "required" } }),
})
export type MailChanges = z.output<typeof updateEmailsBody>["dataToUpdate"]
export const updateLabelBody = z.object({ emailIds, label: z.enum(labels), isOn: z.boolean().optional() })

const recipient = z.preprocess(
  (value) => (typeof value === "string" ? { email: value } : value),
  z.object({ email: address, name: line(120).default("") }),
)
const recipients = z.array(recipient).max(maxRecipients)

/** A mail as its sender writes it. Attachments come from the upload's response or from another mail; only `url` is used. */
const written = {
  to: recipients,
  cc: recipients,
  bcc: recipients,
  subject: line(300),
  message: z.string().max(500_000),
  attachments: z
    .array(z.object({ url: z.string().regex(/^\/api\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) }))
    .max(maxAttachments),
  inReplyTo: id.nullable(),
}
const draft = z.object(written).partial()
export type DraftChanges = z.output<typeof draft>
export const saveDraftBody = z.object({ email: draft })
/** The version of the draft that the editor began with. If it is outdated, nothing is written. */
const version = z.int().min(1).optional()
export const updateDraftBody = z.object({ email: draft.extend({ id, version }) })

const outgoing = z
  .object({ ...written, draftId: id, version })
  .partial()
  .extend({ to: recipients.min(1) })
export type Outgoing = z.output<typeof outgoing>
export const sendEmailBody = z.object({ email: outgoing })
/** Far enough ahead to plan a season, close enough to reject a mistyped year. */
const maxDaysAhead = 366
export const scheduledAt = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() > Date.now() && at.getTime() < Date.now() + maxDaysAhead * 86_400_000, {
    params: { key: "futureDate" },
  })
export const scheduleEmailBody = z.object({ email: outgoing.extend({ scheduledAt }) })

/** A mail, or an earlier one of its thread. `skin` sets the text colours. */
export const messageFrameQuery = z.object({ id, skin: z.enum(["light", "dark"]).default("light") })
export const composeQuery = z.object({ id, as: z.enum(answers) })
/** A prepared reply or forward, in the shape that `send-email` accepts. */
export const composed = z.object({
  to: z.array(addressee),
  cc: z.array(addressee),
  subject: z.string(),
  message: z.string(),
  attachments: z.array(attachment),
  inReplyTo: z.int().nullable(),
})

/** A file name without folders. Characters that hide its real extension are removed, other control characters rejected. */
export const fileName = z
  .string()
  .max(400)
  .transform(withoutHidden)
  .pipe(
    line(200)
      .min(1)
      .refine((name) => !/[/\\]|^\.+$/.test(name), { params: { key: "characters" } }),
  )

named({
  Attachment: attachment,
  Email: email,
  EmailDetail: emailDetail,
  EmailCounts: emailsMeta,
  EarlierEmail: earlierMail,
})
