import sharp from "sharp"
import { type Caller, client, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents, countStatements, uncached } from "../support/facts"
import { colleague } from "../support/people"

const path = "/account-setting/data"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("the response has the fields of the contract and takes one statement", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(["general", "info", "social", "notification", "version"])
  expect(body.general).toEqual({
    avatar: "/portraits/ada-lindqvist.svg",
    username: "admin",
    fullName: "Ada Lindqvist",
    email: "admin@demo.com",
    company: "Lindqvist & Daughters",
  })
  expect(Object.keys(body.info)).toEqual(["bio", "dob", "country", "website", "phone"])
  expect(Object.keys(body.social.socialLinks).sort()).toEqual(
    "facebook google instagram linkedIn quora twitter".split(" "),
  )
  expect(body.social.connections).toEqual({
    twitter: {},
    google: { profileImg: "", id: "ada.lindqvist" },
    facebook: {},
    github: { profileImg: "", id: "@adalindqvist" },
  })
  expect(body.notification).toEqual({
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: true,
  })
  expect(await countStatements(() => admin.send(path, uncached))).toHaveLength(1)
})

test("a new user's settings are empty and visible to nobody else", async () => {
  const other = await stranger()
  const { body } = await other.get(path)
  expect(body.info).toEqual({ bio: "", dob: null, country: "", website: "", phone: "" })
  expect(body.social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} })
  await other.post("/account-setting/update-info", { info: { bio: "Mine" } })
  expect((await admin.get(path)).body.info.bio).not.toBe("Mine")
})

test("general settings are merged, appear in the user list and are unique", async () => {
  const me = await colleague("editor")
  const { status, body } = await me.post("/account-setting/update-general", { general: { company: "Elsewhere" } })
  expect([status, body.general.company, body.general.email]).toEqual([200, "Elsewhere", me.user.email])
  expect((await admin.get("/api/users/user", { id: me.user.id })).body.user.company).toBe("Elsewhere")
  await confirmed(me, `the secret of ${me.user.id}`)
  const taken = await me.post("/account-setting/update-general", { general: { email: "admin@demo.com" } })
  expect([taken.status, Object.keys(taken.body.error)]).toEqual([409, ["email"]])
  for (const [field, value] of Object.entries({
    username: "a b",
    fullName: "",
    email: "nobody",
    company: "x".repeat(200),
  })) {
    const refused = await me.post("/account-setting/update-general", { general: { [field]: value } })
    expect([field, refused.status, Object.keys(refused.body.error)]).toEqual([field, 422, [`general.${field}`]])
  }
})

test("a role can't be smuggled in", async () => {
  const me = await colleague("author")
  await me.post("/account-setting/update-general", { general: { company: "x", role: "admin", id: 1 } })
  expect((await admin.get("/api/users/user", { id: me.user.id })).body.user.role).toBe("author")
  expect((await admin.get("/api/users/user", { id: 1 })).body.user.company).toBe("Lindqvist & Daughters")
})

test("information has the same fields as the user's page", async () => {
  const me = await colleague("author")
  const info = {
    bio: "Line\nline",
    dob: "1990-02-28",
    country: "Norway",
    website: "https://example.org/",
    phone: "+47 1",
  }
  const { status, body } = await me.post("/account-setting/update-info", { info })
  expect([status, body.info]).toEqual([200, info])
  const profile = (await admin.get("/api/users/profile", { id: me.user.id })).body
  expect(profile.details).toMatchObject({ birthDate: "1990-02-28", website: "https://example.org/" })
  expect(profile.user).toMatchObject({ country: "Norway", contact: "+47 1" })
  expect((await me.post("/account-setting/update-info", { info: { dob: "" } })).body.info).toEqual({
    ...info,
    dob: null,
  })
  const before = await contents()
  const bad = { dob: "1990-02-30", website: "javascript:alert(1)", bio: "x".repeat(1001), phone: "1\n2", country: 5 }
  for (const [field, value] of Object.entries(bad)) {
    const refused = await me.post("/account-setting/update-info", { info: { [field]: value } })
    expect([field, refused.status, Object.keys(refused.body.error)]).toEqual([field, 422, [`info.${field}`]])
  }
  expect(await contents()).toEqual(before)
})

test("social links cover six networks, three of them shared with the user's page", async () => {
  const me = await colleague("author")
  const socialLinks = Object.fromEntries(
    ["twitter", "facebook", "google", "linkedIn", "instagram", "quora"].map((n) => [n, `https://${n}.example/me`]),
  )
  const { body } = await me.post("/account-setting/update-social", { socialLinks })
  expect(body.socialLinks).toEqual(socialLinks)
  const { details } = (await admin.get("/api/users/profile", { id: me.user.id })).body
  expect(details).toMatchObject({ twitter: "https://twitter.example/me", instagram: "https://instagram.example/me" })
  const cleared = await me.post("/account-setting/update-social", { socialLinks: { quora: "", twitter: "" } })
  expect(cleared.body.socialLinks).toEqual({ ...socialLinks, quora: "", twitter: "" })
  expect((await me.post("/account-setting/update-social", { socialLinks: { quora: "ftp://x" } })).status).toBe(422)
})

test("connections are added and removed one by one", async () => {
  const me = await colleague("author")
  const save = (connections: object) => me.post("/account-setting/update-connections", { connections })
  await save({ twitter: { id: "@me" }, github: { id: "me", profileImg: "/covers/mark-ink.svg" } })
  const changed = await save({ twitter: { id: "@other" }, facebook: {} })
  expect(changed.body.connections).toEqual({
    twitter: { profileImg: "", id: "@other" },
    google: {},
    facebook: {},
    github: { profileImg: "/covers/mark-ink.svg", id: "me" },
  })
  expect((await save({ github: {} })).body.connections.github).toEqual({})
  for (const bad of [
    { id: "" },
    { profileImg: "" },
    { id: "x", profileImg: "https://evil.example/t.gif" },
    "x",
    null,
  ]) {
    expect([bad, (await save({ google: bad })).status]).toEqual([bad, 422])
  }
})

test("notification flags that are left out keep their value", async () => {
  const me = await colleague("author")
  const save = (notification: object) => me.post("/account-setting/update-notifications", { notification })
  expect((await save({ followMe: true })).body.notification).toMatchObject({ followMe: true, productUpdates: true })
  expect((await save({ productUpdates: false })).body.notification).toMatchObject({
    followMe: true,
    productUpdates: false,
  })
  expect((await save({})).body.notification).toMatchObject({ followMe: true, productUpdates: false })
  expect((await save({ followMe: "yes" })).status).toBe(422)
})

test("a user's own picture can be set and removed", async () => {
  const me = await colleague("author")
  const body = (await sharp({ create: { width: 40, height: 20, channels: 3, background: "#123456" } })
    .png()
    .toBuffer()) as unknown as BodyInit
  const put = (type: string, content = body) =>
    me.send("/account-setting/avatar", { method: "POST", body: content, headers: { "content-type": type } })
  expect((await put("image/png")).body.general.avatar).toMatch(/^\/api\/files\/[\da-f-]{36}$/)
  expect((await put("image/svg+xml")).status).toBe(415)
  expect((await put("image/png", "no picture")).status).toBe(422)
  expect((await me.delete("/account-setting/avatar")).body.general.avatar).toBe("")
})

test("settings based on an outdated version are rejected, whoever changed them", async () => {
  const me = await stranger()
  const read = async () => (await me.get("/account-setting/data")).body
  const bodies: [string, object][] = [
    ["update-general", { general: { company: "Mine" } }],
    ["update-info", { info: { bio: "Mine" } }],
    ["update-social", { socialLinks: { quora: "https://quora.example/mine", twitter: "" } }],
    ["update-notifications", { notification: { blogDigest: true } }],
  ]
  for (const [call, body] of bodies) {
    const { version } = await read()
    // The same person, on the screen of an administrator.
    await me.post("/apps/users/update-user", { user: { id: 1, country: `Through ${call}` } })
    const before = await read()
    const refused = await me.post(`/account-setting/${call}`, { ...body, version })
    expect([call, refused.status, refused.body.code]).toEqual([call, 409, "conflict"])
    expect(await read()).toEqual(before)
    expect((await me.post(`/account-setting/${call}`, { ...body, version: before.version })).status).toBe(200)
    expect((await read()).version).toBeGreaterThan(before.version)
    expect((await me.post(`/account-setting/${call}`, body)).status).toBe(200)
  }
})
