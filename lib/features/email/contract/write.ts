import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import {
  attachment,
  email,
  emailIds,
  fileName,
  saveDraftBody,
  scheduleEmailBody,
  sendEmailBody,
  updateDraftBody,
  updateEmailsBody,
  updateLabelBody,
} from "../schema"
import { attachable, labels, mostFileBytes } from "../values"

const ids = z.object({ ids: z.array(z.int()) })
const oneEmail = z.object({ email })
const byId = z.object({ id })
/** A mailbox is its owner's; others hear of mail when it is delivered to them. */
const changes = { to: "self" } as const

export const updateEmails = endpoint({
  method: "POST",
  path: "/apps/email/update-emails",
  summary: "Mark, star, move or label several mails; all or none",
  description: "`labels` replaces those a mail has. A mail that is moved is no longer scheduled to be sent.",
  can: ["update", "Mail"],
  changes,
  body: updateEmailsBody,
  response: ids,
})

export const updateEmailsLabel = endpoint({
  method: "POST",
  path: "/apps/email/update-emails-label",
  summary: "Put a label on mails that lack it and take it off those that have it; all or none",
  description: "With `isOn` all of them have it afterwards, or none has.",
  can: ["update", "Mail"],
  changes,
  body: updateLabelBody,
  response: z.object({ emails: z.array(z.object({ id: z.int(), labels: z.array(z.enum(labels)) })) }),
})

export const sendEmail = endpoint({
  method: "POST",
  path: "/apps/email/send-email",
  summary: "Send a mail",
  description:
    "It lands in the mailbox of everyone in the workspace it is addressed to and is queued for all other addresses: `delivery` says how far it has come; `logged` means that there is no mail server, so it does not leave. With `draftId` the draft becomes the mail, and what is left out stays as it stands there. `inReplyTo` is the mail it answers. HTML is sanitised.",
  can: ["create", "Mail"],
  changes,
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
  changes,
  body: scheduleEmailBody,
  response: oneEmail,
  status: 201,
})

export const retryDelivery = endpoint({
  method: "POST",
  path: "/apps/email/retry-delivery",
  summary: "Try again to send a mail that failed or waits for its next attempt",
  can: ["create", "Mail"],
  changes,
  body: byId,
  response: oneEmail,
  transaction: "none",
})

export const cancelDelivery = endpoint({
  method: "POST",
  path: "/apps/email/cancel-delivery",
  summary: "Keep a queued mail from leaving; those of the workspace have it all the same",
  can: ["create", "Mail"],
  changes,
  body: byId,
  response: oneEmail,
  transaction: "none",
})

export const saveDraft = endpoint({
  method: "POST",
  path: "/apps/email/save-draft",
  summary: "Keep a mail that is being written",
  can: ["create", "Mail"],
  changes,
  body: saveDraftBody,
  response: oneEmail,
  status: 201,
})

export const updateDraft = endpoint({
  method: "POST",
  path: "/apps/email/update-draft",
  summary: "Change a draft; given fields are merged, and it is no longer scheduled",
  can: ["update", "Mail"],
  changes,
  body: updateDraftBody,
  response: oneEmail,
})

export const deleteDraft = endpoint({
  method: "DELETE",
  path: "/apps/email/delete-draft",
  summary: "Throw a draft away for real",
  can: ["delete", "Mail"],
  changes,
  query: byId,
  response: z.object({ id: z.int() }),
})

export const deleteEmails = endpoint({
  method: "POST",
  path: "/apps/email/delete-emails",
  summary: "Delete mails of the trash for real; all or none",
  description: "Within an hour `restore-emails` brings them back.",
  can: ["delete", "Mail"],
  changes,
  body: z.object({ emailIds }),
  response: ids,
})

export const restoreEmails = endpoint({
  method: "POST",
  path: "/apps/email/restore-emails",
  summary: "Bring deleted mails back into the trash; all or none",
  can: ["delete", "Mail"],
  changes,
  body: z.object({ emailIds }),
  response: ids,
})

export const uploadAttachment = endpoint({
  method: "POST",
  path: "/apps/email/upload-attachment",
  summary: "Keep a file for a mail; the body is the file",
  description: "Pictures, text, PDF, office documents and archives of at most 10 MB. Its `url` names it in a mail.",
  can: ["create", "Mail"],
  changes: { calls: [] },
  query: z.object({ fileName }),
  upload: { types: attachable, maxBytes: mostFileBytes },
  response: z.object({ attachment }),
  status: 201,
  transaction: "none",
})
