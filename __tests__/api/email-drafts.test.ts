import sharp from "sharp"
import { sendDueMails } from "@/lib/features/email/service/outbox"
import { type Caller, client } from "../support/api"
import { contents, countStatements, query } from "../support/facts"
import { folderOf, letClientWrite } from "../support/mail"

let admin: Caller
let visitor: Caller
const post = (path: string, email: object) => admin.post(`/apps/email/${path}`, { email })
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const upload = (who: Caller, fileName: string, body: BodyInit, type = "text/plain") =>
  who.send("/apps/email/upload-attachment", {
    method: "POST",
    body,
    headers: { "content-type": type },
    search: `?${new URLSearchParams({ fileName })}`,
  })

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

test("a draft is saved, changed and sent, after which it isn't a draft any more", async () => {
  const drafts = (await folderOf(admin, "draft")).length
  const saved = await post("save-draft", { subject: "Begun" })
  expect(saved.status).toBe(201)
  expect(saved.body.email).toMatchObject({ folder: "draft", subject: "Begun", to: [], message: "", isRead: true })
  const id = saved.body.email.id
  const changed = await post("update-draft", { id, to: ["client@demo.com"], message: "<p onclick='x()'>Hi</p>" })
  expect([changed.status, changed.body.email]).toMatchObject([200, { id, subject: "Begun", message: "<p>Hi</p>" }])
  const { emails, emailsMeta } = (await admin.get("/apps/email/emails", { folder: "draft" })).body
  expect([emails.length, emailsMeta.draft]).toEqual([drafts + 1, drafts + 1])
  const sent = await post("send-email", { draftId: id, to: ["client@demo.com"] })
  expect([sent.status, sent.body.email]).toMatchObject([
    201,
    { id, folder: "sent", subject: "Begun", message: "<p>Hi</p>" },
  ])
  expect((await folderOf(visitor))[0]).toMatchObject({ subject: "Begun", message: "<p>Hi</p>" })
  const before = await contents()
  for (const path of ["update-draft", "send-email"]) {
    const { status } = await post(path, { id, draftId: id, to: ["client@demo.com"], subject: "Again" })
    expect([path, status]).toEqual([path, 404])
  }
  expect((await admin.delete("/apps/email/delete-draft", { id })).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test("a draft sent twice concurrently is sent once", async () => {
  const { id } = (await post("save-draft", { subject: "Only once" })).body.email
  const answers = await Promise.all([1, 2].map(() => post("send-email", { draftId: id, to: ["client@demo.com"] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
  expect((await folderOf(visitor)).filter(({ subject }) => subject === "Only once")).toHaveLength(1)
})

test("discarding a draft deletes it; another user's draft is a 404", async () => {
  const { id } = (await post("save-draft", {})).body.email
  expect((await visitor.delete("/apps/email/delete-draft", { id })).status).toBe(404)
  expect((await visitor.post("/apps/email/update-draft", { email: { id, subject: "x" } })).status).toBe(404)
  const { status, body } = await admin.delete("/apps/email/delete-draft", { id })
  expect([status, body]).toEqual([200, { id }])
  expect((await admin.get("/apps/email/get-email", { id })).status).toBe(404)
})

const makeDue = (id: number) =>
  query(`update mails set scheduled_at = now() - interval '5 minutes' where workspace_id = 1 and id = ${id}`)

test("a scheduled e-mail stays in the drafts and has been sent when its time has passed", async () => {
  const scheduledAt = soon()
  const { status, body } = await post("schedule-email", { to: ["client@demo.com"], subject: "Later", scheduledAt })
  expect([status, body.email]).toMatchObject([201, { folder: "draft", scheduledAt }])
  expect((await folderOf(visitor))[0]?.subject).not.toBe("Later")
  await makeDue(body.email.id)
  const inbox = await folderOf(visitor)
  const mail = inbox.find(({ subject }) => subject === "Later")
  expect(mail).toMatchObject({ isRead: false, folder: "inbox" })
  expect(mail?.scheduledAt).toBeUndefined()
  expect((await folderOf(admin, "sent")).find(({ id }) => id === body.email.id)).toMatchObject({ time: mail?.time })
  expect((await countStatements(() => admin.get("/apps/email/emails"))).length).toBeLessThanOrEqual(3)
})

test("twenty concurrent readers deliver it once", async () => {
  const { id } = (await post("schedule-email", { to: ["client@demo.com"], subject: "Once", scheduledAt: soon() })).body
    .email
  await makeDue(id)
  await Promise.all(Array.from({ length: 20 }, (_, i) => folderOf(i % 2 ? admin : visitor)))
  expect((await folderOf(visitor)).filter(({ subject }) => subject === "Once")).toHaveLength(1)
})

test("the scheduled task sends due e-mails too, once", async () => {
  const { id } = (await post("schedule-email", { to: ["client@demo.com"], subject: "Clock", scheduledAt: soon() })).body
    .email
  await makeDue(id)
  await Promise.all([sendDueMails(), sendDueMails()])
  const folders = await query<{ folder: string }>(`select folder from mails where subject = 'Clock' order by folder`)
  expect(folders.map(({ folder }) => folder)).toEqual(["inbox", "sent"])
})

test("moving, saving or sending a scheduled e-mail cancels its schedule", async () => {
  const scheduled = async () =>
    (await post("schedule-email", { to: ["client@demo.com"], subject: "Never", scheduledAt: soon() })).body.email.id
  const [moved, saved] = [await scheduled(), await scheduled()]
  await admin.post("/apps/email/update-emails", { emailIds: [moved], dataToUpdate: { folder: "trash" } })
  await post("update-draft", { id: saved })
  for (const id of [moved, saved]) {
    expect((await admin.get("/apps/email/get-email", { id })).body.scheduledAt).toBeUndefined()
  }
  expect((await folderOf(visitor)).some(({ subject }) => subject === "Never")).toBe(false)
})

test.each(["", "tomorrow", "2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z", null])(
  "scheduledAt %j: 422",
  async (scheduledAt) => {
    const { status, body } = await post("schedule-email", { to: ["client@demo.com"], scheduledAt })
    expect([status, Object.keys(body.error)]).toEqual([422, ["email.scheduledAt"]])
  },
)

test("a file is uploaded, attached and downloaded by its recipient", async () => {
  const { status, body } = await upload(admin, "notes.txt", "some notes")
  expect(status).toBe(201)
  expect(body.attachment).toMatchObject({ fileName: "notes.txt", size: 10, thumbnail: "" })
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#5b5bd6" } })
    .png()
    .toBuffer()
  const picture = (await upload(admin, "violet.png", new Uint8Array(png), "image/png")).body.attachment
  expect(picture.thumbnail).toMatch(/^\/api\/files\//)
  const attachments = [picture, body.attachment]
  const sent = await post("send-email", { to: ["client@demo.com"], subject: "Files", attachments })
  expect(sent.body.email.attachments).toEqual(attachments)
  const mail = (await folderOf(visitor)).find(({ subject }) => subject === "Files")
  expect(mail?.attachments).toEqual(attachments)
  const id = body.attachment.url.split("/").at(-1)
  const file = await visitor.get("/api/files/{id}", {}, { id })
  expect(new TextDecoder().decode(file.body as Uint8Array)).toBe("some notes")
  const forward = (await visitor.get("/apps/email/compose-email", { id: mail?.id, as: "forward" })).body.email
  const passedOn = await visitor.post("/apps/email/send-email", {
    email: { ...forward, to: ["maja@lindqvist.example"] },
  })
  expect([passedOn.status, passedOn.body.email.attachments]).toEqual([201, attachments])
})

test("a draft's files are replaced by those in the request, and kept if it names none", async () => {
  const [a, b] = [
    (await upload(admin, "a.txt", "a")).body.attachment,
    (await upload(admin, "b.txt", "b")).body.attachment,
  ]
  const { id } = (await post("save-draft", { attachments: [a, b, a] })).body.email
  const files = async (email: object) => (await post("update-draft", { id, ...email })).body.email.attachments
  expect(await files({ subject: "x" })).toEqual([a, b])
  expect(await files({ attachments: [b] })).toEqual([b])
  expect(await files({ attachments: [] })).toEqual([])
})

test("another user's upload, or a file that isn't an attachment, can't be sent", async () => {
  const theirs = (await upload(visitor, "secret.txt", "s")).body.attachment
  const unknown = { url: "/api/files/00000000-0000-4000-8000-000000000000" }
  const before = await contents()
  for (const attachment of [theirs, unknown]) {
    const { status } = await post("send-email", { to: ["client@demo.com"], attachments: [attachment] })
    expect(status).toBe(404)
  }
  expect(await contents()).toEqual(before)
})

test("uploads are checked for type, name and size; unattached ones are deleted after a day", async () => {
  const before = await contents()
  expect((await upload(admin, "a.html", "<p>", "text/html")).status).toBe(415)
  expect((await upload(admin, "a.svg", "<svg/>", "image/svg+xml")).status).toBe(415)
  expect((await upload(admin, "", "x")).status).toBe(422)
  expect((await upload(admin, "../a", "x")).status).toBe(422)
  expect((await upload(admin, "a.png", "no picture", "image/png")).status).toBe(422)
  expect((await upload(admin, "a.bin", "x".repeat(10_000_001), "application/octet-stream")).status).toBe(413)
  expect(await contents()).toEqual(before)
  const { url } = (await upload(admin, "stale.txt", "x")).body.attachment
  const id = url.split("/").at(-1)
  await query(`update mail_files set created_at = now() - interval '25 hours' where workspace_id = 1`)
  await upload(admin, "fresh.txt", "y")
  expect(await query(`select 1 from files where id = '${id}'`)).toEqual([])
  expect((await folderOf(admin)).filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(3)
})
