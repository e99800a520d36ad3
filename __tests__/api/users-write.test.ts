import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, query } from "../support/facts"

let admin: Caller
let made = 0

beforeAll(async () => {
  admin = await client("admin")
})

const fresh = () => {
  made++
  return { fullName: `New Person ${made}`, username: `new.person.${made}`, email: `new${made}@example.org` }
}
const add = async (values: object = {}) =>
  (await admin.post("/apps/users/add-user", { ...fresh(), ...values })).body.user
const get = async (id: number) => (await admin.get("/api/users/user", { id })).body.user

describe("add", () => {
  test("answers 201 with the user, defaults filled in, first in both lists", async () => {
    const values = fresh()
    const { status, body } = await admin.post("/apps/users/add-user", values)
    expect(status).toBe(201)
    expect(body.user).toEqual({
      ...values,
      id: expect.any(Number),
      company: "",
      country: "",
      contact: "",
      avatar: "",
      role: "subscriber",
      currentPlan: "basic",
      status: "pending",
    })
    expect((await admin.get("/api/users/list/data")).body.users[0]).toEqual(body.user)
    expect((await admin.get("/api/users/list/all-data")).body[0]).toEqual(body.user)
  })

  test("takes a wrapped body, and ignores an id that was sent along", async () => {
    const before = (await admin.get("/api/users/list/data")).body.users[0].id
    const { status, body } = await admin.post("/apps/users/add-user", { user: { ...fresh(), id: 4000 } })
    expect(status).toBe(201)
    expect(body.user.id).toBe(before + 1)
  })

  test("unknown keys are dropped", async () => {
    const user = await add({ passwordHash: "x", workspaceId: 99, isAdmin: true })
    expect(await get(user.id)).not.toHaveProperty("passwordHash")
  })

  test("the id is the last given plus one, also after a delete and under twenty writers at once", async () => {
    const { id } = await add()
    await admin.delete("/apps/users/delete", { id })
    expect((await add()).id).toBe(id + 1)
    const ids = await Promise.all(Array.from({ length: 20 }, () => add().then((user) => user.id)))
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => id + 2 + i))
  })

  test.each(["email", "username"])("a taken %s is a 409 that names it, whatever the case", async (field) => {
    const user = await add()
    const before = await contents()
    const { status, body } = await admin.post("/apps/users/add-user", {
      ...fresh(),
      [field]: String(user[field]).toUpperCase(),
    })
    expect([status, body.code, Object.keys(body.error)]).toEqual([409, "conflict", [field]])
    expect(await contents()).toEqual(before)
  })

  test("the same e-mail may stand in another workspace", async () => {
    const other = await stranger()
    const values = fresh()
    expect((await admin.post("/apps/users/add-user", values)).status).toBe(201)
    expect((await other.post("/apps/users/add-user", values)).status).toBe(201)
  })

  test.each([
    ["fullName", ""],
    ["fullName", "x".repeat(121)],
    ["fullName", "two\nlines"],
    ["fullName", 7],
    ["fullName", ["a"]],
    ["email", "no-address"],
    ["email", `${"x".repeat(250)}@example.org`],
    ["username", "has space"],
    ["username", "<script>"],
    ["role", "king"],
    ["currentPlan", null],
    ["status", {}],
    ["company", "nul\u0000"],
    ["country", "half \ud800"],
  ])("%s = %j is a 422 that names the field, and nothing is written", async (field, value) => {
    const before = await contents()
    const { status, body } = await admin.post("/apps/users/add-user", { ...fresh(), [field]: value })
    expect(status).toBe(422)
    expect(Object.keys(body.error)).toContain(field)
    expect(await contents()).toEqual(before)
  })

  test("text is kept as it was written: markup, quotes, emoji", async () => {
    const fullName = `<b>O'Brien</b> "x"; drop table users;-- 🧾 ${++made}`
    const user = await add({ fullName })
    expect((await get(user.id)).fullName).toBe(fullName)
  })
})

describe("change", () => {
  test("merges what is given and leaves the rest", async () => {
    const user = await add({ company: "Before", country: "France" })
    const { status, body } = await admin.post("/apps/users/update-user", {
      user: { id: String(user.id), company: "After" },
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...user, company: "After" })
    expect(await get(user.id)).toEqual(body.user)
  })

  test("an unknown id is 404, a taken e-mail 409", async () => {
    const [one, two] = [await add(), await add()]
    expect((await admin.post("/apps/users/update-user", { user: { id: 99_999, company: "x" } })).status).toBe(404)
    const { status, body } = await admin.post("/apps/users/update-user", { user: { id: one.id, email: two.email } })
    expect([status, Object.keys(body.error)]).toEqual([409, ["email"]])
  })

  test("one cannot deactivate oneself, nor take the last admin's role", async () => {
    const own = await admin.post("/apps/users/update-user", { user: { id: 1, status: "inactive" } })
    expect([own.status, Object.keys(own.body.error)]).toEqual([409, ["status"]])
    const role = await admin.post("/apps/users/update-user", { user: { id: 1, role: "editor" } })
    expect([role.status, Object.keys(role.body.error)]).toEqual([409, ["role"]])
  })

  test("the status of several: all or none, other keys refused", async () => {
    const users = [await add(), await add()]
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
    const { id } = await add()
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
      const answer = await save({ [field]: value })
      expect([field, answer.status]).toEqual([field, 422])
      expect(Object.keys(answer.body.error)[0]).toContain(field)
    }
    expect((await admin.post("/apps/users/update-details", { details: { id: 99_999, city: "x" } })).status).toBe(404)
  })

  test("own permissions replace those of the role, until they are taken back", async () => {
    const { id } = await add({ role: "editor" })
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
})

describe("delete and undo", () => {
  test("is for real, answers the id, and the second time 404", async () => {
    const { id } = await add()
    const { status, body } = await admin.delete("/apps/users/delete", { id })
    expect([status, body]).toEqual([200, { id }])
    expect((await admin.get("/api/users/user", { id })).status).toBe(404)
    expect(await query(`select 1 from users where workspace_id = 1 and id = ${id}`)).toEqual([])
    expect((await admin.delete("/apps/users/delete", { id })).status).toBe(404)
    expect((await admin.delete("/apps/users/delete")).status).toBe(422)
  })

  test("oneself: 409", async () => {
    const { status, body } = await admin.delete("/apps/users/delete", { id: 1 })
    expect([status, body.code]).toEqual([409, "conflict"])
    expect(body.error.id[0]).toMatch(/\w/)
    expect((await admin.post("/apps/users/delete-users", { userIds: [1] })).status).toBe(409)
  })

  test("undo brings a person back as they were, details too", async () => {
    const user = await add({ company: "Kept" })
    await admin.post("/apps/users/update-details", { details: { id: user.id, city: "Lund" } })
    const before = (await admin.get("/api/users/profile", { id: user.id })).body
    await admin.delete("/apps/users/delete", { id: user.id })
    const { status, body } = await admin.post("/apps/users/restore-users", { userIds: [user.id] })
    expect([status, body]).toEqual([200, { users: [user] }])
    expect((await admin.get("/api/users/profile", { id: user.id })).body).toEqual(before)
    expect((await admin.post("/apps/users/restore-users", { userIds: [user.id] })).status).toBe(404)
  })

  test("undo is over after an hour, and impossible when the e-mail was given away", async () => {
    const user = await add()
    await admin.delete("/apps/users/delete", { id: user.id })
    await query(`update removed_rows set removed_at = now() - interval '61 minutes' where id = ${user.id}`)
    expect((await admin.post("/apps/users/restore-users", { userIds: [user.id] })).status).toBe(404)
    const given = await add()
    await admin.delete("/apps/users/delete", { id: given.id })
    await add({ email: given.email })
    const { status, body } = await admin.post("/apps/users/restore-users", { userIds: [given.id] })
    expect([status, Object.keys(body.error)]).toEqual([409, ["email"]])
  })

  test("several at once: all or none", async () => {
    const ids = [(await add()).id, (await add()).id]
    const before = await contents()
    expect((await admin.post("/apps/users/delete-users", { userIds: [...ids, 99_999] })).status).toBe(404)
    expect(await contents()).toEqual(before)
    const { status, body } = await admin.post("/apps/users/delete-users", { userIds: ids })
    expect([status, body]).toEqual([200, { ids }])
    expect((await admin.post("/apps/users/restore-users", { userIds: ids })).status).toBe(200)
  })
})

describe("who may", () => {
  const writes: [string, string, object][] = [
    ["POST", "/apps/users/add-user", { fullName: "A B", username: "ab", email: "ab@example.org" }],
    ["POST", "/apps/users/update-user", { user: { id: 3, company: "x" } }],
    ["POST", "/apps/users/update-users", { userIds: [3], dataToUpdate: { status: "active" } }],
    ["POST", "/apps/users/update-details", { details: { id: 3, city: "x" } }],
    ["POST", "/apps/users/update-permissions", { id: 3, permissions: null }],
    ["POST", "/apps/users/delete-users", { userIds: [3] }],
    ["POST", "/apps/users/restore-users", { userIds: [3] }],
    ["POST", "/apps/users/invite-user", { id: 3 }],
    ["DELETE", "/apps/users/delete", { id: 3 }],
    ["DELETE", "/apps/users/avatar", { id: 3 }],
  ]
  const make = (who: Caller, method: string, path: string, input: object) =>
    method === "POST" ? who.post(path, input) : who.delete(path, input as Record<string, unknown>)

  test.each(writes)("%s %s: nobody 401, client 403, nothing written", async (method, path, input) => {
    const clientAccount = await client("client")
    const before = await contents()
    expect((await make(nobody, method, path, input)).status).toBe(401)
    expect((await make(clientAccount, method, path, input)).status).toBe(403)
    expect(await contents()).toEqual(before)
  })

  test("the records of another workspace do not exist", async () => {
    const other = await stranger()
    const id = 1000
    await query(
      `insert into users (workspace_id, id, full_name, username, email) values (1, ${id}, 'Far Away', 'far', 'far@example.org')`,
    )
    const before = await contents()
    const tries: [string, string, object][] = [
      ["POST", "/apps/users/update-user", { user: { id, company: "x" } }],
      ["POST", "/apps/users/update-users", { userIds: [id], dataToUpdate: { status: "active" } }],
      ["POST", "/apps/users/update-details", { details: { id, city: "x" } }],
      ["POST", "/apps/users/update-permissions", { id, permissions: null }],
      ["POST", "/apps/users/delete-users", { userIds: [id] }],
      ["POST", "/apps/users/restore-users", { userIds: [id] }],
      ["POST", "/apps/users/invite-user", { id }],
      ["DELETE", "/apps/users/delete", { id }],
      ["DELETE", "/apps/users/avatar", { id }],
    ]
    for (const [method, path, input] of tries)
      expect([path, (await make(other, method, path, input)).status]).toEqual([path, 404])
    for (const path of ["/api/users/user", "/api/users/profile"])
      expect((await other.get(path, { id })).status).toBe(404)
    expect(await contents()).toEqual(before)
  })
})
