import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import {
  attachment,
  composed,
  composeQuery,
  email,
  emailDetail,
  emailIds,
  emailList,
  emailListQuery,
  emailQuery,
  fileName,
  paginateQuery,
  saveDraftBody,
  scheduleEmailBody,
  sendEmailBody,
  updateDraftBody,
  updateEmailsBody,
  updateLabelBody,
} from "./schema"
import { labels } from "./values"

const ids = z.object({ ids: z.array(z.int()) })
const oneEmail = z.object({ email })
const byId = z.object({ id })

/** What may be put on a mail; nothing that a browser would run as a page. */
const attachable = [
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

export const listEmails = endpoint({
  method: "GET",
  path: "/apps/email/emails",
  summary: "Mails of the caller's mailbox, newest first",
  description:
    "`q` looks in the subject. `starred` shows what is starred in any folder but the trash. With `perPage` one page and the `total`, else all. `emailsMeta` counts unread mails in inbox and spam and all drafts, whatever is filtered.",
  can: ["read", "Mail"],
  query: emailListQuery,
  response: emailList,
})

export const updateEmails = endpoint({
  method: "POST",
  path: "/apps/email/update-emails",
  summary: "Mark, star, move or label several mails; all or none",
  description: "`labels` replaces those a mail has. A mail that is moved is no longer scheduled to be sent.",
  can: ["update", "Mail"],
  body: updateEmailsBody,
  response: ids,
})

export const updateEmailsLabel = endpoint({
  method: "POST",
  path: "/apps/email/update-emails-label",
  summary: "Put a label on mails that lack it and take it off those that have it; all or none",
  can: ["update", "Mail"],
  body: updateLabelBody,
  response: z.object({ emails: z.array(z.object({ id: z.int(), labels: z.array(z.enum(labels)) })) }),
})

const within = "`folder`, `label` and `q` name the list one stands in; left out it is the mail's own folder."

export const getEmail = endpoint({
  method: "GET",
  path: "/apps/email/get-email",
  summary: "One mail, without marking it as read",
  description: `The flags say whether a previous (older) or next (newer) mail exists. ${within}`,
  can: ["read", "Mail"],
  query: emailQuery,
  response: emailDetail,
})

export const paginateEmail = endpoint({
  method: "GET",
  path: "/apps/email/paginate-email",
  summary: "The mail next to another: `next` is newer, `previous` older",
  description: within,
  can: ["read", "Mail"],
  query: paginateQuery,
  response: emailDetail,
})

export const sendEmail = endpoint({
  method: "POST",
  path: "/apps/email/send-email",
  summary: "Send a mail",
  description:
    "It lands in the mailbox of everyone in the workspace it is addressed to and, where a mail server is configured, goes out to all other addresses. With `draftId` the draft becomes the mail, and what is left out stays as it stands there. `inReplyTo` is the mail it answers. HTML is sanitised.",
  can: ["create", "Mail"],
  body: sendEmailBody,
  response: oneEmail,
  status: 201,
})

export const scheduleEmail = endpoint({
  method: "POST",
  path: "/apps/email/schedule-email",
  summary: "Have a mail sent at a later moment",
  description:
    "Until then it lies among the drafts with `scheduledAt`. Saving the draft, moving it or sending it takes it off the schedule.",
  can: ["create", "Mail"],
  body: scheduleEmailBody,
  response: oneEmail,
  status: 201,
})

export const saveDraft = endpoint({
  method: "POST",
  path: "/apps/email/save-draft",
  summary: "Keep a mail that is being written",
  can: ["create", "Mail"],
  body: saveDraftBody,
  response: oneEmail,
  status: 201,
})

export const updateDraft = endpoint({
  method: "POST",
  path: "/apps/email/update-draft",
  summary: "Change a draft; given fields are merged, and it is no longer scheduled",
  can: ["update", "Mail"],
  body: updateDraftBody,
  response: oneEmail,
})

export const deleteDraft = endpoint({
  method: "DELETE",
  path: "/apps/email/delete-draft",
  summary: "Throw a draft away for real",
  can: ["delete", "Mail"],
  query: byId,
  response: z.object({ id: z.int() }),
})

export const deleteEmails = endpoint({
  method: "POST",
  path: "/apps/email/delete-emails",
  summary: "Delete mails of the trash for real; all or none",
  can: ["delete", "Mail"],
  body: z.object({ emailIds }),
  response: ids,
})

export const composeEmail = endpoint({
  method: "GET",
  path: "/apps/email/compose-email",
  summary: "A reply or a forward, begun: addressed, titled and with the mail quoted",
  can: ["read", "Mail"],
  query: composeQuery,
  response: z.object({ email: composed }),
})

export const uploadAttachment = endpoint({
  method: "POST",
  path: "/apps/email/upload-attachment",
  summary: "Keep a file for a mail; the body is the file",
  description: "Pictures, text, PDF, office documents and archives of at most 10 MB. Its `url` names it in a mail.",
  can: ["create", "Mail"],
  query: z.object({ fileName }),
  upload: { types: attachable, maxBytes: 10_000_000 },
  response: z.object({ attachment }),
  status: 201,
  transaction: "none",
})
