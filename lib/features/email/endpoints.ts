// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as read from "./contract/read"
import type * as write from "./contract/write"

export const chooseEmails: EndpointReference<typeof read.chooseEmails> = {
  method: "GET",
  path: "/apps/email/choose-emails",
}
export const composeEmail: EndpointReference<typeof read.composeEmail> = {
  method: "GET",
  path: "/apps/email/compose-email",
}
export const countEmails: EndpointReference<typeof read.countEmails> = { method: "GET", path: "/apps/email/counts" }
export const findPeople: EndpointReference<typeof read.findPeople> = { method: "GET", path: "/apps/email/people" }
export const getEmail: EndpointReference<typeof read.getEmail> = { method: "GET", path: "/apps/email/get-email" }
export const listEmails: EndpointReference<typeof read.listEmails> = { method: "GET", path: "/apps/email/emails" }
export const listMailbox: EndpointReference<typeof read.listMailbox> = { method: "GET", path: "/apps/email/mailbox" }
export const messageFrame: EndpointReference<typeof read.messageFrame> = {
  method: "GET",
  path: "/apps/email/message-frame",
}
export const paginateEmail: EndpointReference<typeof read.paginateEmail> = {
  method: "GET",
  path: "/apps/email/paginate-email",
}
export const cancelDelivery: EndpointReference<typeof write.cancelDelivery> = {
  method: "POST",
  path: "/apps/email/cancel-delivery",
}
export const deleteDraft: EndpointReference<typeof write.deleteDraft> = {
  method: "DELETE",
  path: "/apps/email/delete-draft",
}
export const deleteEmails: EndpointReference<typeof write.deleteEmails> = {
  method: "POST",
  path: "/apps/email/delete-emails",
}
export const restoreEmails: EndpointReference<typeof write.restoreEmails> = {
  method: "POST",
  path: "/apps/email/restore-emails",
}
export const retryDelivery: EndpointReference<typeof write.retryDelivery> = {
  method: "POST",
  path: "/apps/email/retry-delivery",
}
export const saveDraft: EndpointReference<typeof write.saveDraft> = { method: "POST", path: "/apps/email/save-draft" }
export const scheduleEmail: EndpointReference<typeof write.scheduleEmail> = {
  method: "POST",
  path: "/apps/email/schedule-email",
}
export const sendEmail: EndpointReference<typeof write.sendEmail> = { method: "POST", path: "/apps/email/send-email" }
export const updateDraft: EndpointReference<typeof write.updateDraft> = {
  method: "POST",
  path: "/apps/email/update-draft",
}
export const updateEmails: EndpointReference<typeof write.updateEmails> = {
  method: "POST",
  path: "/apps/email/update-emails",
}
export const updateEmailsLabel: EndpointReference<typeof write.updateEmailsLabel> = {
  method: "POST",
  path: "/apps/email/update-emails-label",
}
export const uploadAttachment: EndpointReference<typeof write.uploadAttachment> = {
  method: "POST",
  path: "/apps/email/upload-attachment",
}
