import type { MailLine } from "@/lib/features/email/schema"

/** An e-mail of the inbox as in a list. */
export const mailLine = (id: number, more: Partial<MailLine> = {}): MailLine => ({
  id,
  from: { email: "a@example.com", name: "Anna", avatar: "" },
  to: [],
  subject: `Mail ${id}`,
  excerpt: "",
  time: "2026-03-01T10:00:00.000Z",
  isStarred: false,
  labels: [],
  hasAttachments: false,
  isDraft: false,
  folder: "inbox",
  isRead: false,
  ...more,
})
