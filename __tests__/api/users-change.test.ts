import { type Caller, client } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents } from "../support/facts"
import { addPerson } from "../support/people"

let admin: Caller

beforeAll(async () => {
  admin = await confirmed(await client("admin"), "admin")
})

test("merges the given fields and keeps the others", async () => {
  const user = await addPerson({ company: "Before", country: "France" })
  const { status, body } = await admin.post("/apps/users/update-user", {
    user: { id: String(user.id), company: "After" },
  })
  expect(status).toBe(200)
  expect(body.user).toEqual({ ...user, company: "After" })
  expect((await admin.get("/api/users/user", { id: user.id })).body.user).toEqual(body.user)
})

test("a change with an outdated version is refused, and one without a version isn't", async () => {
  const { id } = await addPerson({ status: "active" })
  const change = (more: object) => admin.post("/apps/users/update-user", { user: { id, ...more } })
  const { version } = (await admin.get("/api/users/profile", { id })).body
  await admin.post("/apps/users/update-users", { userIds: [id], dataToUpdate: { status: "inactive" } })
  const late = await change({ version, status: "active" })
  expect([late.status, late.body.code]).toEqual([409, "conflict"])
  const { body } = await admin.get("/api/users/profile", { id })
  expect([body.user.status, body.version]).toEqual(["inactive", version + 1])
  expect((await change({ version: version + 1, company: "Current" })).status).toBe(200)
  expect((await change({ company: "Any" })).status).toBe(200)
})

test("details that have changed since are not overwritten", async () => {
  const { id } = await addPerson()
  const change = (more: object) => admin.post("/apps/users/update-details", { details: { id, ...more } })
  expect((await change({ version: 0, city: "Oslo" })).status).toBe(200)
  const late = await change({ version: 0, city: "Bergen" })
  expect([late.status, late.body.code]).toEqual([409, "conflict"])
  const { body } = await admin.get("/api/users/profile", { id })
  expect([body.details.city, body.detailsVersion]).toEqual(["Oslo", 1])
  expect((await change({ version: 1, city: "Bergen" })).status).toBe(200)
})

test("an unknown id is 404, and a taken e-mail 409", async () => {
  const [one, two] = [await addPerson(), await addPerson()]
  expect((await admin.post("/apps/users/update-user", { user: { id: 99_999, company: "x" } })).status).toBe(404)
  const { status, body } = await admin.post("/apps/users/update-user", { user: { id: one.id, email: two.email } })
  expect([status, Object.keys(body.error)]).toEqual([409, ["email"]])
})

test("administrators can't deactivate themselves, nor remove the last administrator's role", async () => {
  const own = await admin.post("/apps/users/update-user", { user: { id: 1, status: "inactive" } })
  expect([own.status, Object.keys(own.body.error)]).toEqual([409, ["status"]])
  const role = await admin.post("/apps/users/update-user", { user: { id: 1, role: "editor" } })
  expect([role.status, Object.keys(role.body.error)]).toEqual([409, ["role"]])
})

test("the status of several users changes together or not at all; other keys are rejected", async () => {
  const users = [await addPerson(), await addPerson()]
  const userIds = users.map(({ id }) => id)
  const done = await admin.post("/apps/users/update-users", { userIds, dataToUpdate: { status: "active" } })
  expect([done.status, done.body.users.map(({ status }: { status: string }) => status)]).toEqual([
    200,
    ["active", "active"],
  ])
  const before = await contents()
  const some = await admin.post("/apps/users/update-users", {
    userIds: [...userIds, 99_999],
    dataToUpdate: { status: "inactive" },
  })
  expect(some.status).toBe(404)
  const more = await admin.post("/apps/users/update-users", {
    userIds,
    dataToUpdate: { status: "active", role: "admin" },
  })
  expect(more.status).toBe(422)
  expect(
    (await admin.post("/apps/users/update-users", { userIds: [], dataToUpdate: { status: "active" } })).status,
  ).toBe(422)
  expect(await contents()).toEqual(before)
})

test("details are merged and validated", async () => {
  const { id } = await addPerson()
  const save = (details: object) => admin.post("/apps/users/update-details", { details: { id, ...details } })
  const { status, body } = await save({
    birthDate: "1980-02-29",
    gender: "female",
    contactOptions: ["email", "phone"],
    website: "https://example.org/",
  })
  expect([status, body.details]).toMatchObject([200, { birthDate: "1980-02-29", contactOptions: ["email", "phone"] }])
  expect((await save({ city: "Malmö" })).body.details).toMatchObject({ birthDate: "1980-02-29", city: "Malmö" })
  expect((await save({ birthDate: "" })).body.details.birthDate).toBeNull()
  const refused = {
    birthDate: "1980-02-30",
    website: "javascript:alert(1)",
    twitter: "ftp://example.org",
    gender: "x",
    contactOptions: ["pigeon"],
  }
  for (const [field, value] of Object.entries(refused)) {
    const response = await save({ [field]: value })
    expect([field, response.status]).toEqual([field, 422])
    expect(Object.keys(response.body.error)[0]).toContain(field)
  }
  expect((await admin.post("/apps/users/update-details", { details: { id: 99_999, city: "x" } })).status).toBe(404)
})

test("a user's own permissions replace those of the role until they are removed", async () => {
  const { id } = await addPerson({ role: "editor" })
  const set = (permissions: unknown) => admin.post("/apps/users/update-permissions", { id, permissions })
  const rule = { action: "read", subject: "Analytics" }
  const own = await set([rule])
  expect(own.body.permissionsAreOwn).toBe(true)
  expect(own.body.permissions).toContainEqual(rule)
  expect(own.body.permissions).not.toContainEqual({ action: "read", subject: "User" })
  const again = await set(null)
  expect(again.body.permissionsAreOwn).toBe(false)
  expect(again.body.permissions).toContainEqual({ action: "read", subject: "User" })
  expect((await set([{ action: "fly", subject: "User" }])).status).toBe(422)
  expect((await admin.post("/apps/users/update-permissions", { id: 99_999, permissions: null })).status).toBe(404)
})

test("permissions based on an outdated version are rejected, and nothing is overwritten", async () => {
  const { id } = await addPerson({ role: "editor" })
  const read = async () => (await admin.get("/api/users/profile", { id })).body
  const { version } = await read()
  const set = (permissions: unknown, more = {}) =>
    admin.post("/apps/users/update-permissions", { id, permissions, ...more })
  const rule = { action: "read", subject: "Invoice" }
  expect((await set([rule], { version })).status).toBe(200)
  const refused = await set(null, { version })
  expect([refused.status, refused.body.code]).toEqual([409, "conflict"])
  const after = await read()
  expect([after.permissionsAreOwn, after.version]).toEqual([true, version + 1])
  expect((await set(null, { version: after.version })).status).toBe(200)
  expect((await set([rule])).status).toBe(200)
})
