import type { MailboxPage, MailLine } from "@/lib/features/email/schema"
import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"
import { colleague, folderOf, letClientWrite } from "../support/mail"

let admin: Caller
const page = async (filters: object = {}): Promise<MailboxPage> =>
  (await admin.get("/apps/email/mailbox", filters as Record<string, unknown>)).body
const ids = ({ mails }: MailboxPage) => mails.map(({ id }) => id)

beforeAll(async () => {
  admin = await client("admin")
})

test("the list has the same e-mails in the same order as the complete list, without texts and threads", async () => {
  for (const folder of ["inbox", "sent", "draft", "starred", "spam", "trash"]) {
    const whole = await folderOf(admin, folder)
    const { mails, total } = await page({ folder })
    expect(mails.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    expect(total).toBe(whole.length)
    expect(mails.map(({ hasAttachments }) => hasAttachments)).toEqual(whole.map((mail) => mail.attachments.length > 0))
    expect(JSON.stringify(mails)).not.toMatch(/<p>|<\/|&amp;|&lt;/)
  }
  const [line] = (await page()).mails
  expect(Object.keys(line as MailLine).sort()).toEqual(
    "excerpt folder from hasAttachments id isDraft isRead isStarred labels subject time to".split(" "),
  )
  expect(line?.excerpt.length).toBeGreaterThan(20)
})

test("an excerpt is the first text a reader would see, with its punctuation", async () => {
  const message = "<h2>A &amp; B</h2><p>x &lt; y,   “so”</p><img src='https://example.com/a.png'>"
  const { body } = await admin.post("/apps/email/save-draft", { email: { subject: "Signs", message } })
  const line = (await page({ folder: "draft" })).mails.find(({ id }) => id === body.email.id)
  expect(line).toMatchObject({ excerpt: "A & B x < y, “so”", isDraft: true, isRead: true })
  await admin.delete("/apps/email/delete-draft", { id: body.email.id })
})

test("the list has pages with the total", async () => {
  const whole = await page()
  const first = await page({ perPage: 5 })
  const third = await page({ perPage: 5, page: 3 })
  expect([...ids(first), ...ids(third)]).toEqual([...ids(whole).slice(0, 5), ...ids(whole).slice(10, 15)])
  expect([first.total, third.total]).toEqual([whole.total, whole.total])
  expect(await page({ page: 99 })).toEqual({ mails: [], total: whole.total })
})

test("a label without a folder searches everywhere except spam and trash", async () => {
  const all = await page({ folder: "all", perPage: 1000 })
  expect(new Set(all.mails.map(({ folder }) => folder))).toEqual(new Set(["inbox", "sent", "draft"]))
  expect(ids(await page({ label: "company" }))).toEqual(
    all.mails.filter(({ labels }) => labels.includes("company")).map(({ id }) => id),
  )
})

test("the counts are those of the complete list", async () => {
  const { body } = await admin.get("/apps/email/counts")
  expect(body).toEqual((await admin.get("/apps/email/emails")).body.emailsMeta)
})

test("every e-mail of a list can be selected, with the data needed for undo", async () => {
  const { mails } = (await admin.get("/apps/email/choose-emails", { folder: "inbox", q: "is:unread" })).body
  const unread = (await page()).mails.filter(({ isRead }) => !isRead)
  expect(mails).toEqual(unread.map(({ id, folder, labels, isRead }) => ({ id, folder, labels, isRead })))
})

test("a label can be added to or removed from all", async () => {
  const mails = (await page()).mails.slice(0, 6)
  const emailIds = mails.map(({ id }) => id)
  const set = async (isOn: boolean) =>
    (await admin.post("/apps/email/update-emails-label", { emailIds, label: "personal", isOn })).body.emails
  const has = (rows: { labels: string[] }[]) => rows.map(({ labels }) => labels.filter((l) => l === "personal").length)
  expect(has(await set(true))).toEqual(emailIds.map(() => 1))
  expect(has(await set(true))).toEqual(emailIds.map(() => 1))
  expect(has(await set(false))).toEqual(emailIds.map(() => 0))
})

test("permanently deleted e-mails can be restored within the hour, with attachments, by their owner only", async () => {
  const mail = (await folderOf(admin)).find(({ attachments }) => attachments.length > 0)
  const emailIds = [mail?.id]
  await admin.post("/apps/email/update-emails", { emailIds, dataToUpdate: { folder: "trash" } })
  expect((await admin.post("/apps/email/delete-emails", { emailIds })).body).toEqual({ ids: emailIds })
  expect((await admin.get("/apps/email/get-email", { id: mail?.id })).status).toBe(404)
  const visitor = await letClientWrite()
  expect((await visitor.post("/apps/email/restore-emails", { emailIds })).status).toBe(404)
  expect((await (await stranger()).post("/apps/email/restore-emails", { emailIds })).status).toBe(404)
  expect((await admin.post("/apps/email/restore-emails", { emailIds })).body).toEqual({ ids: emailIds })
  const back = (await admin.get("/apps/email/get-email", { id: mail?.id })).body
  expect(back).toMatchObject({ folder: "trash", attachments: mail?.attachments })
  expect((await admin.post("/apps/email/restore-emails", { emailIds })).status).toBe(404)
})

test("recipients are suggested from the workspace and earlier e-mails, by name or address", async () => {
  const find = async (q: string) => (await admin.get("/apps/email/people", { q })).body.people
  expect(await find("ferreira")).toEqual([
    { name: "Tomás Ferreira", email: "client@demo.com", avatar: expect.any(String) },
  ])
  await admin.post("/apps/email/send-email", { email: { to: [{ email: "zoe@elsewhere.example", name: "Zoë Q" }] } })
  expect(await find("zoë")).toEqual([{ name: "Zoë Q", email: "zoe@elsewhere.example", avatar: "" }])
  expect((await find(""))[0]).toMatchObject({ email: "zoe@elsewhere.example" })
  expect((await find("")).length).toBeLessThanOrEqual(8)
  for (const q of ["%", "_"]) expect(await find(q)).toEqual([])
})

test("the page with an e-mail's text runs no scripts and is only for its owner", async () => {
  const message = '<p>Hello</p><img src="https://example.com/a.png" alt="">'
  await admin.post("/apps/email/send-email", { email: { to: ["admin@demo.com"], subject: "Picture", message } })
  const [mail] = await folderOf(admin)
  const { status, headers, body } = await admin.get("/apps/email/message-frame", { id: mail?.id, skin: "dark" })
  const text = new TextDecoder().decode(body)
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/html; charset=utf-8",
    "no-store",
  ])
  expect(headers.get("content-security-policy")).toMatch(
    /default-src 'none'.*frame-ancestors 'self'.*sandbox allow-same/,
  )
  expect(headers.get("content-security-policy")).not.toContain("script")
  expect(text).toContain('<img src="https://example.com/a.png"')
  const other = await letClientWrite()
  expect((await other.get("/apps/email/message-frame", { id: mail?.id })).status).toBe(404)
})

test("an attachment is only for those who have the e-mail, not for other workspaces or colleagues", async () => {
  const holder = await colleague()
  const other = await colleague()
  const uploaded = await admin.send("/apps/email/upload-attachment", {
    method: "POST",
    search: "?fileName=plan.txt",
    headers: { "content-type": "text/plain" },
    body: "secret",
  })
  const { url } = uploaded.body.attachment
  const get = async (who: Caller) => (await who.get("/api/files/{id}", {}, { id: url.split("/").at(-1) })).status
  expect([await get(admin), await get(holder), await get(other)]).toEqual([200, 404, 404])
  await admin.post("/apps/email/send-email", { email: { to: [holder.user.email], attachments: [{ url }] } })
  expect([await get(admin), await get(holder), await get(other), await get(await stranger())]).toEqual([
    200, 200, 404, 404,
  ])
})

test.each(["mailbox", "counts", "choose-emails", "people", "message-frame"])(
  "%s: signed out 401, client 403",
  async (call) => {
    await query("update users set permissions = null where workspace_id = 1 and id = 2")
    const { forget } = await import("../support/api")
    forget()
    expect((await nobody.get(`/apps/email/${call}`)).status).toBe(401)
    expect((await (await client("client")).get(`/apps/email/${call}`, { id: 1 })).status).toBe(403)
  },
)

test("with 5,000 e-mails, a page from the end takes three statements and uses the index", async () => {
  await query(`insert into mails (workspace_id, id, user_id, thread_id, from_email, from_name, subject, message, time, folder, is_read)
    select 1, 100000 + n, case when n <= 5000 then 1 else 2 end, 100000 + n, 'many@example.com', 'Many', 'Mail ' || n, '',
      now() - n * interval '1 minute', 'inbox', true from generate_series(1, 40000) n`)
  await query("analyze mails")
  const last = await page({ page: 50 })
  expect([last.mails.length, last.total]).toEqual([100, expect.any(Number)])
  expect(last.total).toBeGreaterThan(5000)
  expect((await countStatements(() => admin.get("/apps/email/mailbox", { page: 49 }))).length).toBeLessThanOrEqual(4)
  for (const offset of [0, 4900]) {
    const plan = await query(`explain select id from mails where workspace_id = 1 and user_id = 1 and folder = 'inbox'
      order by time desc, id desc limit 100 offset ${offset}`)
    expect(JSON.stringify(plan)).toMatch(/Index.*mails_(folder|time)_idx/)
  }
})
