import { sanitiseHtml } from "@/lib/core/html"
import { folders, labels, views } from "@/lib/features/email/values"
import { type Caller, client, forget, nobody, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"

const path = "/apps/email/emails"
let admin: Caller

interface Mail {
  id: number
  subject: string
  time: string
  folder: string
  isRead: boolean
  isStarred: boolean
  labels: string[]
  replies: Mail[]
  from: { email: string; name: string; avatar: string }
  attachments: { fileName: string; url: string; size: number; thumbnail: string }[]
  message: string
}
const list = async (filters: object = {}) => (await admin.get(path, filters as Record<string, unknown>)).body
const mailsIn = async (folder: string): Promise<Mail[]> => (await list({ folder })).emails

beforeAll(async () => {
  admin = await client("admin")
})

test("the default folder is the inbox, newest first", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(["emails", "emailsMeta"])
  expect(body.emails.every((mail: Mail) => mail.folder === "inbox")).toBe(true)
  const order = body.emails.map(({ time, id }: Mail) => [time, id])
  expect(order).toEqual([...order].sort((a, b) => (a[0] === b[0] ? b[1] - a[1] : a[0] < b[0] ? 1 : -1)))
  expect(await list({ folder: "" })).toEqual(body)
})

test("an e-mail has exactly the fields of the contract", async () => {
  for (const mail of await mailsIn("inbox")) {
    expect(Object.keys(mail).sort()).toEqual(
      "attachments bcc cc folder from id isRead isStarred labels message replies subject time to".split(" "),
    )
  }
})

test("the samples have at least 24 e-mails, every folder and label, threads, attachments and clean HTML", async () => {
  const all = (await Promise.all(folders.map(mailsIn))).flat()
  expect(all.length).toBeGreaterThanOrEqual(24)
  for (const folder of folders) expect(all.some((mail) => mail.folder === folder)).toBe(true)
  for (const label of labels) expect(all.some((mail) => mail.labels.includes(label))).toBe(true)
  expect(all.filter(({ replies }) => replies.length > 0).length).toBeGreaterThan(4)
  expect(all.filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(3)
  for (const { message } of all) {
    expect(sanitiseHtml(message)).toBe(message)
    expect(message).not.toMatch(/[{}]/)
  }
})

test("each folder and label lists its e-mails", async () => {
  for (const folder of folders) {
    expect((await mailsIn(folder)).every((mail) => mail.folder === folder)).toBe(true)
  }
  const starred = await mailsIn("starred")
  expect(starred.every((mail) => mail.isStarred && mail.folder !== "trash")).toBe(true)
  const elsewhere = (await Promise.all(folders.filter((name) => name !== "trash").map(mailsIn))).flat()
  expect(starred.map(({ id }) => id).sort()).toEqual(
    elsewhere
      .filter(({ isStarred }) => isStarred)
      .map(({ id }) => id)
      .sort(),
  )
  expect((await mailsIn("trash")).some(({ isStarred }) => isStarred)).toBe(true)
})

test("label and q are ANDed with the folder; q searches only the subject of this list", async () => {
  for (const folder of views) {
    const all = await mailsIn(folder)
    for (const label of labels) {
      const { emails } = await list({ folder, label })
      expect(emails).toEqual(all.filter((mail) => mail.labels.includes(label)))
    }
    const { emails } = await list({ folder, q: " RE: " })
    expect(emails).toEqual(all.filter(({ subject }) => subject.toLowerCase().includes("re:")))
  }
  expect((await list({ q: "moss green" })).emails).toEqual([])
  for (const q of ["%", "_", "\\"]) expect((await list({ q })).emails).toEqual([])
})

test("the counts ignore every filter", async () => {
  const { emailsMeta } = await list()
  const unread = (mails: Mail[]) => mails.filter(({ isRead }) => !isRead).length
  expect(emailsMeta).toEqual({
    inbox: unread(await mailsIn("inbox")),
    draft: (await mailsIn("draft")).length,
    spam: unread(await mailsIn("spam")),
  })
  expect(emailsMeta.inbox).toBeGreaterThan(2)
  expect((await list({ folder: "trash", label: "company", q: "x" })).emailsMeta).toEqual(emailsMeta)
})

test("replies are the earlier e-mails of the thread, oldest first", async () => {
  const mail = (await mailsIn("inbox")).find(({ subject }) => subject.startsWith("Re: Offer")) as Mail
  expect(mail.replies.map(({ folder, replies }) => [folder, replies])).toEqual([
    ["inbox", []],
    ["sent", []],
  ])
  expect(mail.replies.every(({ time }) => time < mail.time)).toBe(true)
  const first = (await mailsIn("inbox")).find(({ subject }) => subject.startsWith("Offer")) as Mail
  expect(first.replies).toEqual([])
})

test("attachments can be downloaded, and pictures have a thumbnail", async () => {
  const attachments = (await mailsIn("inbox")).flatMap((mail) => mail.attachments)
  for (const { url, size, fileName, thumbnail } of attachments) {
    const file = await admin.get("/api/files/{id}", {}, { id: url.split("/").at(-1) as string })
    expect([file.status, (file.body as Uint8Array).length, fileName]).toEqual([200, size, fileName])
    expect(thumbnail !== "").toBe(/\.webp$/.test(fileName))
  }
})

test("a page with the total is returned on request", async () => {
  const all = await mailsIn("inbox")
  const first = await list({ perPage: 5 })
  const second = await list({ perPage: 5, page: 2 })
  expect([first.total, second.total]).toEqual([all.length, all.length])
  expect([...first.emails, ...second.emails]).toEqual(all.slice(0, 10))
  expect(await list({ perPage: 5, page: 99 })).toMatchObject({ emails: [], total: all.length })
})

test.each([
  ["folder", "attic"],
  ["folder", "INBOX"],
  ["label", "blue"],
  ["perPage", "0"],
  ["perPage", "1001"],
  ["page", "x"],
  ["q", "x".repeat(201)],
])("%s=%s is a 422 that names the field", async (name, value) => {
  const { status, body } = await admin.get(path, { [name]: value })
  expect([status, body.code, Object.keys(body.error)]).toEqual([422, "invalid", [name]])
})

test("a list takes at most three statements, an e-mail two", async () => {
  expect((await countStatements(() => admin.get(path, { q: "re", label: "company" }))).length).toBeLessThanOrEqual(3)
  const [mail] = await mailsIn("inbox")
  expect(
    (await countStatements(() => admin.get("/apps/email/get-email", { id: mail?.id }))).length,
  ).toBeLessThanOrEqual(2)
})

test.each([path, "/apps/email/get-email", "/apps/email/paginate-email", "/apps/email/compose-email"])(
  "%s: signed out 401, client 403",
  async (call) => {
    expect((await nobody.get(call)).status).toBe(401)
    expect((await (await client("client")).get(call)).status).toBe(403)
  },
)

test("a mailbox is private: neither another workspace nor a colleague can read it", async () => {
  const other = await stranger()
  const own = (await other.get(path)).body.emails as Mail[]
  expect(own.length).toBeGreaterThan(5)
  expect(JSON.stringify(own)).not.toContain("admin@demo.com")
  const may = JSON.stringify([{ action: "read", subject: "Mail" }])
  await query(`update users set permissions = '${may}' where workspace_id = 1 and id = 2`)
  forget()
  const visitor = await client("client")
  const [mine] = await mailsIn("inbox")
  expect((await visitor.get(path)).body.emails.length).toBeGreaterThan(2)
  expect((await visitor.get("/apps/email/get-email", { id: mine?.id })).status).toBe(404)
  const [theirs] = (await visitor.get(path)).body.emails
  expect((await admin.get("/apps/email/paginate-email", { dir: "next", emailId: theirs.id })).status).toBe(404)
  expect((await other.get("/apps/email/get-email", { id: Math.max(...own.map(({ id }) => id)) + 1000 })).status).toBe(
    404,
  )
})
