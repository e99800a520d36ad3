import { type Caller, client, stranger } from "../support/api"
import { contents } from "../support/facts"
import { addPerson, fresh } from "../support/people"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("returns 201 with the user, defaults filled in, first in both lists", async () => {
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

test("name and e-mail are enough; the username comes from the address and is unique", async () => {
  const add = async (fullName: string, email: string) =>
    (await admin.post("/apps/users/add-user", { fullName, email })).body.user
  const names = ["o.h+x@a.example", "o.hx@b.example", "O.HX@c.example", "+@d.example"]
  const users = await Promise.all(names.map((email) => add("Only Name", email)))
  expect(users.map(({ username }) => username.toLowerCase()).sort()).toEqual(["o.hx", "o.hx2", "o.hx3", "user"])
  expect(users[0]).toMatchObject({ company: "", country: "", contact: "", role: "subscriber", status: "pending" })
})

test.each(["fullName", "email"])("%s is required", async (field) => {
  const { [field]: _, ...rest } = fresh() as Record<string, unknown>
  const { status, body } = await admin.post("/apps/users/add-user", rest)
  expect([status, Object.keys(body.error)]).toEqual([422, [field]])
})

test("takes a wrapped body, and ignores an id in it", async () => {
  const before = (await admin.get("/api/users/list/data")).body.users[0].id
  const { status, body } = await admin.post("/apps/users/add-user", { user: { ...fresh(), id: 4000 } })
  expect(status).toBe(201)
  expect(body.user.id).toBe(before + 1)
})

test("unknown keys are dropped", async () => {
  const user = await addPerson({ passwordHash: "x", workspaceId: 99, isAdmin: true })
  expect((await admin.get("/api/users/user", { id: user.id })).body.user).not.toHaveProperty("passwordHash")
})

test("ids are consecutive, also after a delete and with twenty concurrent writers", async () => {
  const { id } = await addPerson()
  await admin.delete("/apps/users/delete", { id })
  expect((await addPerson()).id).toBe(id + 1)
  const ids = await Promise.all(Array.from({ length: 20 }, () => addPerson().then((user) => user.id)))
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => id + 2 + i))
})

test.each(["email", "username"])("a taken %s is a 409 that names it, in any case", async (field) => {
  const user = await addPerson()
  const before = await contents()
  const { status, body } = await admin.post("/apps/users/add-user", {
    ...fresh(),
    [field]: String(user[field]).toUpperCase(),
  })
  expect([status, body.code, Object.keys(body.error)]).toEqual([409, "conflict", [field]])
  expect(await contents()).toEqual(before)
})

test("the same e-mail may be used in another workspace", async () => {
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

test("text is stored unchanged: markup, quotes, emoji", async () => {
  const fullName = `<b>O'Brien</b> "x"; drop table users;-- 🧾 and more`
  const user = await addPerson({ fullName })
  expect((await admin.get("/api/users/user", { id: user.id })).body.user.fullName).toBe(fullName)
})
