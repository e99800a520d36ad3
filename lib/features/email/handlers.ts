import { handler } from "@/lib/core/http/handler"
import * as read from "./contract/read"
import * as write from "./contract/write"
import * as service from "./service"
import { begin } from "./service/answering"
import { upload } from "./service/attachments"
import * as deliveries from "./service/deliveries"
import * as mailbox from "./service/mailbox"
import * as outbox from "./service/outbox"
import { findChoices, findPeople } from "./store/mailbox"

export const listEmailsHandler = handler(read.listEmails, async ({ scope, query }) => {
  await outbox.sendDue(scope)
  return service.list(scope, query)
})

export const getEmailHandler = handler(read.getEmail, async ({ scope, query: { id, ...within } }) => {
  await outbox.sendDue(scope)
  return service.one(scope, id, within)
})

export const paginateEmailHandler = handler(read.paginateEmail, async ({ scope, query }) => {
  const { dir, emailId, ...within } = query
  await outbox.sendDue(scope)
  return service.neighbour(scope, emailId, dir, within)
})

export const updateEmailsHandler = handler(write.updateEmails, async ({ scope, body }) => ({
  ids: await service.change(scope, body.emailIds, body.dataToUpdate),
}))

export const updateEmailsLabelHandler = handler(write.updateEmailsLabel, async ({ scope, body }) => ({
  emails: await service.label(scope, body.emailIds, body.label, body.isOn),
}))

export const deleteEmailsHandler = handler(write.deleteEmails, async ({ scope, body }) => ({
  ids: await service.remove(scope, body.emailIds),
}))

export const sendEmailHandler = handler(write.sendEmail, async ({ scope, principal, body }) => ({
  email: await outbox.send(scope, principal, body.email),
}))

export const scheduleEmailHandler = handler(write.scheduleEmail, async ({ scope, principal, body }) => ({
  email: await outbox.schedule(scope, principal, body.email),
}))

export const retryDeliveryHandler = handler(write.retryDelivery, async ({ scope: actor, body }) => ({
  email: await deliveries.retry(actor, body.id),
}))

export const cancelDeliveryHandler = handler(write.cancelDelivery, async ({ scope: actor, body }) => ({
  email: await deliveries.cancel(actor, body.id),
}))

export const saveDraftHandler = handler(write.saveDraft, async ({ scope, principal, body }) => ({
  email: await outbox.save(scope, principal, body.email),
}))

export const updateDraftHandler = handler(write.updateDraft, async ({ scope, principal, body }) => ({
  email: await outbox.save(scope, principal, body.email),
}))

export const deleteDraftHandler = handler(write.deleteDraft, async ({ scope, query }) => {
  await outbox.discard(scope, query.id)
  return { id: query.id }
})

export const composeEmailHandler = handler(read.composeEmail, async ({ scope, principal, query }) => ({
  email: await begin(scope, principal, query.id, query.as),
}))

export const uploadAttachmentHandler = handler(write.uploadAttachment, async ({ scope, query, upload: file }) => ({
  attachment: await upload(scope, query.fileName, file),
}))

export const restoreEmailsHandler = handler(write.restoreEmails, async ({ scope, body }) => ({
  ids: await service.restore(scope, body.emailIds),
}))

export const listMailboxHandler = handler(read.listMailbox, async ({ scope, query }) => {
  await outbox.sendDue(scope)
  return mailbox.page(scope, query)
})

export const countEmailsHandler = handler(read.countEmails, async ({ scope }) => {
  await outbox.sendDue(scope)
  return mailbox.counts(scope)
})

export const chooseEmailsHandler = handler(read.chooseEmails, async ({ scope, query }) => ({
  mails: await findChoices(scope, mailbox.listOf(query)),
}))

export const findPeopleHandler = handler(read.findPeople, async ({ scope, query }) => ({
  people: await findPeople(scope, query.q),
}))

export const messageFrameHandler = handler(read.messageFrame, ({ scope, query }) =>
  mailbox.frame(scope, query.id, query.skin),
)
