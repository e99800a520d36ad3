import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { folderOf } from "../support/mail"

let admin: Caller
const update = (emailIds: unknown, dataToUpdate: object) =>
  admin.post("/apps/email/update-emails", { emailIds, dataToUpdate })
const label = (emailIds: unknown, name: string) =>
  admin.post("/apps/email/update-emails-label", { emailIds, label: name })
const one = async (id: number) => (await admin.get("/apps/email/get-email", { id })).body

beforeAll(async () => {
  admin = await client("admin")
})

test("several e-mails can be read, starred, moved and labelled at once", async () => {
  const ids = (await folderOf(admin)).slice(-3).map(({ id }) => id)
  const { status, body } = await update([...ids].reverse(), { isRead: false, isStarred: true })
  expect([status, body]).toEqual([200, { ids: [...ids].sort((a, b) => a - b) }])
  for (const id of ids) expect(await one(id)).toMatchObject({ isRead: false, isStarred: true, folder: "inbox" })
  await update(ids, { isRead: true, labels: ["private", "company", "private"] })
  for (const id of ids) expect(await one(id)).toMatchObject({ isRead: true, labels: ["private", "company"] })
  await update(ids, { folder: "spam" })
  expect((await folderOf(admin)).some(({ id }) => ids.includes(id))).toBe(false)
  expect((await folderOf(admin, "spam")).filter(({ id }) => ids.includes(id))).toHaveLength(3)
  expect((await folderOf(admin, "starred")).filter(({ id }) => ids.includes(id))).toHaveLength(3)
  await update(ids, { folder: "inbox", isStarred: false })
})

test("ids may be numeric strings and may repeat", async () => {
  const [mail] = await folderOf(admin)
  const { status, body } = await update([String(mail?.id), mail?.id], { isRead: true })
  expect([status, body]).toEqual([200, { ids: [mail?.id] }])
})

test("with an unknown e-mail among the ids the request is a 404 and nothing is written", async () => {
  const [mail] = await folderOf(admin)
  const before = await contents()
  expect((await update([mail?.id, 99_999], { isStarred: true })).status).toBe(404)
  expect((await label([mail?.id, 99_999], "private")).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test.each([
  ["dataToUpdate", { subject: "x" }],
  ["dataToUpdate", { isRead: true, id: 7 }],
  ["dataToUpdate", {}],
  ["dataToUpdate.folder", { folder: "starred" }],
  ["dataToUpdate.folder", { folder: "attic" }],
  ["dataToUpdate.isRead", { isRead: "yes" }],
  ["dataToUpdate.labels.0", { labels: ["blue"] }],
])("a 422 for %s: %j", async (field, changes) => {
  const [mail] = await folderOf(admin)
  const before = await contents()
  const { status, body } = await update([mail?.id], changes)
  expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  expect(await contents()).toEqual(before)
})

test.each([[[]], ["x"], [[0]], [["x"]], [undefined], [Array.from({ length: 1001 }, (_, i) => i + 1)]])(
  "emailIds %j: 422",
  async (emailIds) => {
    expect((await update(emailIds, { isRead: true })).status).toBe(422)
    expect((await label(emailIds, "private")).status).toBe(422)
  },
)

test("a label is toggled per e-mail", async () => {
  const [a, b] = (await folderOf(admin, "spam")).map(({ id }) => id) as [number, number]
  await update([a], { labels: ["important"] })
  await update([b], { labels: ["private", "personal"] })
  const { status, body } = await label([b, a], "private")
  expect(status).toBe(200)
  expect(body.emails).toEqual(
    [
      { id: a, labels: ["important", "private"] },
      { id: b, labels: ["personal"] },
    ].sort((x, y) => x.id - y.id),
  )
  const { status: refused, body: why } = await label([a], "blue")
  expect([refused, Object.keys(why.error)]).toEqual([422, ["label"]])
})

test("fifty concurrent toggles of a label end in the original state, fifty-one in the other", async () => {
  const [mail] = await folderOf(admin, "spam")
  const id = mail?.id as number
  await update([id], { labels: [] })
  const toggles = (times: number) => Promise.all(Array.from({ length: times }, () => label([id], "company")))
  expect((await toggles(50)).map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect((await one(id)).labels).toEqual([])
  await toggles(51)
  expect((await one(id)).labels).toEqual(["company"])
})

test("only e-mails in the trash are deleted permanently", async () => {
  const ids = (await folderOf(admin, "trash")).map(({ id }) => id)
  const [mail] = await folderOf(admin)
  const remove = (emailIds: unknown[]) => admin.post("/apps/email/delete-emails", { emailIds })
  const before = await contents()
  const refused = await remove([...ids, mail?.id])
  expect([refused.status, Object.keys(refused.body.error)]).toEqual([409, ["emailIds"]])
  expect((await remove([...ids, 99_999])).status).toBe(404)
  expect(await contents()).toEqual(before)
  const { status, body } = await remove(ids)
  expect([status, body]).toEqual([200, { ids: [...ids].sort((a, b) => a - b) }])
  expect(await folderOf(admin, "trash")).toEqual([])
  expect((await remove(ids)).status).toBe(404)
})

const writes: [string, object][] = [
  ["/apps/email/update-emails", { emailIds: [1], dataToUpdate: { isRead: true } }],
  ["/apps/email/update-emails-label", { emailIds: [1], label: "private" }],
  ["/apps/email/delete-emails", { emailIds: [1] }],
  ["/apps/email/send-email", { email: { to: ["admin@demo.com"] } }],
  ["/apps/email/schedule-email", { email: { to: ["admin@demo.com"], scheduledAt: "2999-01-01T00:00:00Z" } }],
  ["/apps/email/save-draft", { email: {} }],
  ["/apps/email/update-draft", { email: { id: 1 } }],
  ["/apps/email/upload-attachment", {}],
]

test.each(writes)("%s: signed out 401, client 403, nothing written", async (path, body) => {
  const visitor = await client("client")
  const before = await contents()
  const headers = { "content-type": "text/plain" }
  const send = (who: Caller) =>
    path.endsWith("attachment")
      ? who.send(path, { method: "POST", body: "x", headers, search: "?fileName=a.txt" })
      : who.post(path, body)
  expect((await send(nobody)).status).toBe(401)
  expect((await send(visitor)).status).toBe(403)
  expect((await visitor.delete("/apps/email/delete-draft", { id: 1 })).status).toBe(403)
  expect(await contents()).toEqual(before)
})

test("e-mails of another workspace are 404", async () => {
  const other = await stranger()
  const beyond = 5000
  await admin.post("/apps/email/save-draft", { email: { subject: "mine" } })
  await query(`update mails set id = ${beyond} where workspace_id = 1 and subject = 'mine'`)
  expect((await admin.get("/apps/email/get-email", { id: beyond })).status).toBe(200)
  expect((await other.get("/apps/email/get-email", { id: beyond })).status).toBe(404)
  const before = await contents()
  expect(
    (await other.post("/apps/email/update-emails", { emailIds: [beyond], dataToUpdate: { isRead: true } })).status,
  ).toBe(404)
  expect((await other.post("/apps/email/update-draft", { email: { id: beyond } })).status).toBe(404)
  expect((await other.delete("/apps/email/delete-draft", { id: beyond })).status).toBe(404)
  expect(await contents()).toEqual(before)
})
