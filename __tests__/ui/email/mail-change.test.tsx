import { changedCounts, changedDetail, changedPage } from "@/components/features/email/mail-change"
import type { Email, MailLine } from "@/lib/features/email/schema"
import { mailLine as line } from "./mail-line"

const page = (...mails: MailLine[]) => ({ mails, total: 250 })
const key = (query: string) => `/api/apps/email/mailbox${query}`
const only = (...ids: number[]) => new Set(ids)

test("an e-mail that changes within its list keeps its position", () => {
  const after = changedPage(page(line(1), line(2)), key(""), only(2), { isRead: true })
  expect(after).toEqual({ mails: [line(1), line(2, { isRead: true })], total: 250 })
})

test.each([
  ["?folder=inbox", {}, { folder: "trash" as const }],
  ["", {}, { folder: "spam" as const }],
  ["?folder=starred", { isStarred: true }, { isStarred: false }],
  ["?folder=starred", { isStarred: true }, { folder: "trash" as const }],
  ["?label=company", { labels: ["company" as const] }, { label: { name: "company" as const, isOn: false } }],
  ["?label=company", { labels: ["company" as const] }, { folder: "trash" as const }],
  ["?folder=trash", { folder: "trash" as const }, { isGone: true as const }],
])("from %s an e-mail %j disappears with %j, and isn't counted any more", (query, mail, change) => {
  const after = changedPage(page(line(1, mail), line(2, mail)), key(query), only(1), change)
  expect(after).toEqual({ mails: [line(2, mail)], total: 249 })
})

test.each([
  ["?folder=all", {}, { folder: "sent" as const }],
  ["?label=company", { labels: ["company" as const] }, { label: { name: "private" as const, isOn: true } }],
  // The search has an `in:` operator, so the list's folder doesn't matter.
  ["?q=in%3Asent", { folder: "sent" as const }, { isStarred: true }],
])("in %s an e-mail %j stays with %j", (query, mail, change) => {
  expect(changedPage(page(line(1, mail)), key(query), only(1), change).mails).toHaveLength(1)
})

test("labels are added once and removed", () => {
  const label = { name: "company" as const, isOn: true }
  const [mail] = changedPage(page(line(1, { labels: ["private", "company"] })), key(""), only(1), { label }).mails
  expect(mail?.labels).toEqual(["private", "company"])
})

test("the counts follow moved and read e-mails", () => {
  const counts = { inbox: 3, draft: 2, spam: 1 }
  const unread = line(1)
  const draft = line(2, { folder: "draft", isDraft: true, isRead: true })
  expect(changedCounts(counts, [unread], { isRead: true })).toEqual({ inbox: 2, draft: 2, spam: 1 })
  expect(changedCounts(counts, [unread], { folder: "spam" })).toEqual({ inbox: 2, draft: 2, spam: 2 })
  expect(changedCounts(counts, [unread, draft], { folder: "trash" })).toEqual({ inbox: 2, draft: 1, spam: 1 })
  expect(changedCounts(counts, [line(3, { isRead: true })], { isRead: false })).toEqual({ inbox: 4, draft: 2, spam: 1 })
  expect(changedCounts(counts, [unread], { isStarred: true })).toEqual(counts)
})

test("an earlier e-mail of a thread changes where it is shown", () => {
  const { excerpt: _, hasAttachments: __, isDraft: ___, ...rest } = line(1)
  const reply = { ...rest, cc: [], bcc: [], message: "", attachments: [], replies: [] as never[] }
  const mail: Email = { ...reply, id: 2, replies: [reply] }
  const after = changedDetail(mail, only(1), { folder: "trash" })
  expect([after.folder, after.replies[0]?.folder]).toEqual(["inbox", "trash"])
})
