import { bodyId, byId, picture, type Samples } from "./sample"

const colleague = { once: "listChats" }
const contactId = ({ chatsContacts }: { chatsContacts: { id: number }[] }) => chatsContacts[0]?.id as number
const mailId = ({ emails }: { emails: { id: number }[] }) => emails[0]?.id as number
const mail = (n: number) => ({ to: ["client@demo.com"], subject: `Sample ${n}`, message: "<p>Hello</p>" })
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const text = new TextEncoder().encode("a,b\n1,2\n")

/** E-mail and chat. */
export const messaging: Samples = {
  getEmail: { once: "listEmails", input: byId(mailId) },
  paginateEmail: {
    once: "listEmails",
    input: (made) => ({ query: { dir: "previous", emailId: mailId(made) } }),
  },
  composeEmail: { once: "listEmails", input: (made) => ({ query: { id: mailId(made), as: "reply" } }) },
  updateEmails: {
    once: "listEmails",
    input: (made, n) => ({ body: { emailIds: [mailId(made)], dataToUpdate: { isRead: n % 2 === 0 } } }),
  },
  updateEmailsLabel: {
    once: "listEmails",
    input: (made) => ({ body: { emailIds: [mailId(made)], label: "private" } }),
  },
  saveDraft: { input: (_, n) => ({ body: { email: mail(n) } }) },
  updateDraft: {
    each: "saveDraft",
    input: ({ email }, n) => ({ body: { email: { id: email.id, subject: `Changed ${n}` } } }),
  },
  deleteDraft: { each: "saveDraft", input: byId(({ email }) => email.id) },
  sendEmail: { input: (_, n) => ({ body: { email: mail(n) } }) },
  retryDelivery: { not: "takes a mail that could not be delivered" },
  cancelDelivery: { not: "takes a mail that waits for the mail server" },
  scheduleEmail: { input: (_, n) => ({ body: { email: { ...mail(n), scheduledAt: tomorrow() } } }) },
  "updateEmails to trash": {
    each: "sendEmail",
    input: ({ email }) => ({ body: { emailIds: [email.id], dataToUpdate: { folder: "trash" } } }),
  },
  deleteEmails: { each: "updateEmails to trash", input: bodyId(({ ids }) => ids, "emailIds") },
  restoreEmails: { each: "deleteEmails", input: bodyId(({ ids }) => ids, "emailIds") },
  messageFrame: { once: "listEmails", input: byId(mailId) },
  uploadAttachment: {
    input: (_, n) => ({ query: { fileName: `sample-${n}.csv` }, upload: { type: "text/csv", content: text } }),
  },

  getChat: { ...colleague, input: byId(contactId) },
  getContact: { ...colleague, input: byId(contactId) },
  getSeen: { ...colleague, input: byId(contactId) },
  listMessages: { ...colleague, input: byId(contactId) },
  searchMessages: { ...colleague, input: (made) => ({ query: { id: contactId(made), q: "the" } }) },
  sendMessage: {
    ...colleague,
    input: (made, n) => ({ body: { obj: { message: `Sample ${n}`, contact: { id: contactId(made) } } } }),
  },
  sendTyping: { ...colleague, input: bodyId(contactId) },
  updateSeen: { ...colleague, input: (made) => ({ body: { id: contactId(made), isSeen: true } }) },
  updateChoices: { ...colleague, input: (made) => ({ body: { id: contactId(made), isMuted: false } }) },
  updateProfileUser: { input: (_, n) => ({ body: { profileUser: { about: `About ${n}` } } }) },
  clearChat: { ...colleague, input: (made) => ({ body: { id: contactId(made) } }) },
  restoreChat: {
    each: "clearChat",
    input: ({ id, before }) => ({ body: { id, clearedUntil: before } }),
  },
  uploadPicture: { ...colleague, input: (made) => ({ query: { id: contactId(made) }, upload: picture }) },
  getPicture: { once: "uploadPicture", input: ({ picture }) => ({ params: { id: picture.id } }) },
}
