/** The calls of this noun by method and path, which is all the browser needs to make them. */
export const calls = {
  listMailbox: { method: "GET", path: "/apps/email/mailbox" },
  countEmails: { method: "GET", path: "/apps/email/counts" },
  chooseEmails: { method: "GET", path: "/apps/email/choose-emails" },
  getEmail: { method: "GET", path: "/apps/email/get-email" },
  paginateEmail: { method: "GET", path: "/apps/email/paginate-email" },
  composeEmail: { method: "GET", path: "/apps/email/compose-email" },
  findPeople: { method: "GET", path: "/apps/email/people" },
  updateEmails: { method: "POST", path: "/apps/email/update-emails" },
  updateEmailsLabel: { method: "POST", path: "/apps/email/update-emails-label" },
  deleteEmails: { method: "POST", path: "/apps/email/delete-emails" },
  restoreEmails: { method: "POST", path: "/apps/email/restore-emails" },
  saveDraft: { method: "POST", path: "/apps/email/save-draft" },
  updateDraft: { method: "POST", path: "/apps/email/update-draft" },
  deleteDraft: { method: "DELETE", path: "/apps/email/delete-draft" },
  sendEmail: { method: "POST", path: "/apps/email/send-email" },
  scheduleEmail: { method: "POST", path: "/apps/email/schedule-email" },
  retryDelivery: { method: "POST", path: "/apps/email/retry-delivery" },
  cancelDelivery: { method: "POST", path: "/apps/email/cancel-delivery" },
  uploadAttachment: { method: "POST", path: "/apps/email/upload-attachment" },
} as const

/** What every write makes stale. */
export const reads = [calls.listMailbox, calls.countEmails, calls.getEmail]
