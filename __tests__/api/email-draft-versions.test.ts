import { type Caller, client } from "../support/api"

let admin: Caller
const post = (path: string, email: object) => admin.post(`/apps/email/${path}`, { email })
const begun = async () => (await post("save-draft", { subject: "Begun", message: "<p>One</p>" })).body.email
const stored = async (id: number) => (await admin.get("/apps/email/get-email", { id })).body

beforeAll(async () => {
  admin = await client("admin")
})

test("of two tabs that save the same version of a draft the second gets 409, and nothing of the first is lost", async () => {
  const { id, version } = await begun()
  const first = await post("update-draft", { id, version, message: "<p>First</p>" })
  expect([first.status, first.body.email.version]).toEqual([200, version + 1])
  const second = await post("update-draft", { id, version, message: "<p>Second</p>", subject: "Other" })
  expect([second.status, second.body.code]).toEqual([409, "conflict"])
  expect(second.body.error).toBe("This draft has been changed in another tab or window.")
  expect(await stored(id)).toMatchObject({ subject: "Begun", message: "<p>First</p>", version: version + 1 })
  const again = await post("update-draft", { id, version: version + 1, message: "<p>Second</p>" })
  expect([again.status, again.body.email.version]).toEqual([200, version + 2])
})

test.each(["send-email", "schedule-email"])("%s with a stale version is a 409 too, and sends nothing", async (path) => {
  const { id, version } = await begun()
  await post("update-draft", { id, version, message: "<p>Newer</p>" })
  const scheduledAt = path === "schedule-email" ? new Date(Date.now() + 3_600_000).toISOString() : undefined
  const sent = await post(path, { draftId: id, version, to: ["client@demo.com"], scheduledAt })
  expect([sent.status, sent.body.code]).toEqual([409, "conflict"])
  expect(await stored(id)).toMatchObject({ folder: "draft", to: [], message: "<p>Newer</p>" })
})

test("without a version the last save counts, and only drafts show one", async () => {
  const { id } = await begun()
  expect((await post("update-draft", { id, message: "<p>Last</p>" })).status).toBe(200)
  const sent = await post("send-email", { draftId: id, to: ["client@demo.com"] })
  expect(sent.body.email).not.toHaveProperty("version")
  expect((await post("update-draft", { id, version: 1, message: "<p>Late</p>" })).status).toBe(404)
})
