import { handler } from "@/lib/core/http/handler"
import { begin } from "./answering"
import { upload } from "./attachments"
import * as contract from "./contract"
import * as outbox from "./outbox"
import * as service from "./service"

export const listEmailsHandler = handler(contract.listEmails, async ({ scope, query }) => {
  await outbox.sendDue(scope)
  return service.list(scope, query)
})

export const getEmailHandler = handler(contract.getEmail, async ({ scope, query: { id, ...within } }) => {
  await outbox.sendDue(scope)
  return service.one(scope, id, within)
})

export const paginateEmailHandler = handler(contract.paginateEmail, async ({ scope, query }) => {
  const { dir, emailId, ...within } = query
  await outbox.sendDue(scope)
  return service.neighbour(scope, emailId, dir, within)
})

export const updateEmailsHandler = handler(contract.updateEmails, async ({ scope, body }) => ({
  ids: await service.change(scope, body.emailIds, body.dataToUpdate),
}))

export const updateEmailsLabelHandler = handler(contract.updateEmailsLabel, async ({ scope, body }) => ({
  emails: await service.toggleLabel(scope, body.emailIds, body.label),
}))

export const deleteEmailsHandler = handler(contract.deleteEmails, async ({ scope, body }) => ({
  ids: await service.remove(scope, body.emailIds),
}))

export const sendEmailHandler = handler(contract.sendEmail, async ({ scope, principal, body }) => ({
  email: await outbox.send(scope, principal, body.email),
}))

export const scheduleEmailHandler = handler(contract.scheduleEmail, async ({ scope, principal, body }) => ({
  email: await outbox.schedule(scope, principal, body.email),
}))

export const saveDraftHandler = handler(contract.saveDraft, async ({ scope, principal, body }) => ({
  email: await outbox.save(scope, principal, body.email),
}))

export const updateDraftHandler = handler(contract.updateDraft, async ({ scope, principal, body }) => ({
  email: await outbox.save(scope, principal, body.email),
}))

export const deleteDraftHandler = handler(contract.deleteDraft, async ({ scope, query }) => {
  await outbox.discard(scope, query.id)
  return { id: query.id }
})

export const composeEmailHandler = handler(contract.composeEmail, async ({ scope, principal, query }) => ({
  email: await begin(scope, principal, query.id, query.as),
}))

export const uploadAttachmentHandler = handler(contract.uploadAttachment, async ({ scope, query, upload: file }) => ({
  attachment: await upload(scope, query.fileName, file),
}))
