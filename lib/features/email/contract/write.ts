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
import { attachable, labels, maxFileBytes } from "../values"

const ids = z.object({ ids: z.array(z.int()) })
const oneEmail = z.object({ email })
const byId = z.object({ id })
/** A change to a mailbox affects only its owner. Delivering a mail announces it to the recipients separately. */
const changes = { to: "self" } as const

export const updateEmails = endpoint({
  method: "POST",
  path: "/apps/email/update-emails",
  summary: "Mark, star, move or label several mails; all or none",
  description:
    "`labels` replaces all labels of the mails. Moving a scheduled mail takes it off the schedule. Marking a mail as read also marks its notification as read.",
  can: ["update", "Mail"],
  changes,
  body: updateEmailsBody,
  response: ids,
})

export const updateEmailsLabel = endpoint({
  method: "POST",
  path: "/apps/email/update-emails-label",
  summary: "Add a label to the mails that lack it and remove it from those that have it; all or none",
  description: "`isOn: true` adds the label to all of them, `isOn: false` removes it from all.",
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
    "Recipients in the workspace find it in their mailbox at once; for all other addresses it is queued. `delivery` shows the progress; `logged` means that no mail server is configured, so nothing was sent. `draftId` sends that draft: fields you leave out keep the draft's values, and with `version` the response is 409 if it has changed since. `inReplyTo` is the mail being answered. HTML is sanitised.",
  can: ["create", "Mail"],
  changes,
  body: sendEmailBody,
  response: oneEmail,
  status: 201,
})

export const scheduleEmail = endpoint({
  method: "POST",
  path: "/apps/email/schedule-email",
  summary: "Schedule a mail to be sent later",
  description:
    "Until then it is a draft with `scheduledAt`. Saving, moving or sending the draft takes it off the schedule.",
  can: ["create", "Mail"],
  changes,
  body: scheduleEmailBody,
  response: oneEmail,
  status: 201,
})

export const retryDelivery = endpoint({
  method: "POST",
  path: "/apps/email/retry-delivery",
  summary: "Retry a mail that failed or is waiting for its next attempt",
  can: ["create", "Mail"],
  changes,
  body: byId,
  response: oneEmail,
  transaction: "none",
})

export const cancelDelivery = endpoint({
  method: "POST",
  path: "/apps/email/cancel-delivery",
  summary: "Cancel a queued mail; recipients in the workspace keep their copy",
  can: ["create", "Mail"],
  changes,
  body: byId,
  response: oneEmail,
  transaction: "none",
})

export const saveDraft = endpoint({
  method: "POST",
  path: "/apps/email/save-draft",
  summary: "Save a new draft",
  can: ["create", "Mail"],
  changes,
  body: saveDraftBody,
  response: oneEmail,
  status: 201,
})

export const updateDraft = endpoint({
  method: "POST",
  path: "/apps/email/update-draft",
  summary: "Update a draft; given fields are merged, and a scheduled draft is taken off the schedule",
  description: "With `version`, the response is 409 if the draft has changed since, for example in another tab.",
  can: ["update", "Mail"],
  changes,
  body: updateDraftBody,
  response: oneEmail,
})

export const deleteDraft = endpoint({
  method: "DELETE",
  path: "/apps/email/delete-draft",
  summary: "Delete a draft permanently",
  can: ["delete", "Mail"],
  changes,
  query: byId,
  response: z.object({ id: z.int() }),
})

export const deleteEmails = endpoint({
  method: "POST",
  path: "/apps/email/delete-emails",
  summary: "Delete mails from the trash; all or none",
  description: "`restore-emails` can bring them back for an hour.",
  can: ["delete", "Mail"],
  changes,
  body: z.object({ emailIds }),
  response: ids,
})

export const restoreEmails = endpoint({
  method: "POST",
  path: "/apps/email/restore-emails",
  summary: "Restore deleted mails to the trash; all or none",
  can: ["delete", "Mail"],
  changes,
  body: z.object({ emailIds }),
  response: ids,
})

export const uploadAttachment = endpoint({
  method: "POST",
  path: "/apps/email/upload-attachment",
  summary: "Upload a file for a mail; the request body is the file",
  description:
    "Accepts pictures, text, PDF, office documents and archives of at most 10 MB. Send the returned `url` as the attachment of a mail.",
  can: ["create", "Mail"],
  changes: { calls: [] },
  query: z.object({ fileName }),
  upload: { types: attachable, maxBytes: maxFileBytes },
  response: z.object({ attachment }),
  status: 201,
  transaction: "none",
})
