import { plans, roles, statuses } from "@/lib/features/users/values"
import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements } from "../support/facts"

const path = "/api/users/list/data"
let admin: Caller
let everyone: { id: number; role: string; currentPlan: string; status: string; fullName: string; email: string }[]

beforeAll(async () => {
  admin = await client("admin")
  everyone = (await admin.get("/api/users/list/all-data")).body
})

test("the first page has the ten newest, with the total", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(body.total).toBe(everyone.length)
  expect(body.users).toEqual(everyone.slice(0, 10))
  expect(everyone.map(({ id }) => id)).toEqual([...everyone.map(({ id }) => id)].sort((a, b) => b - a))
})

test("a user has exactly the eleven fields of the contract", async () => {
  const { body } = await admin.get("/api/users/user", { id: 1 })
  expect(Object.keys(body.user).sort()).toEqual(
    "avatar company contact country currentPlan email fullName id role status username".split(" "),
  )
})

test("every filter narrows the list and the total to that value", async () => {
  const lists = { role: roles, currentPlan: plans, status: statuses }
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values) {
      const { body } = await admin.get(path, { [name]: value, perPage: 1000 })
      const expected = everyone.filter((user) => user[name as keyof typeof lists] === value)
      expect(body.users).toEqual(expected)
      expect(body.total).toBe(expected.length)
    }
  }
})

test("filters and search are ANDed", async () => {
  const someone = everyone.find((user) => user.role === "subscriber" && user.status === "active")
  const { body } = await admin.get(path, { role: "subscriber", status: "active", q: someone?.email })
  expect(body).toEqual({ users: [someone], total: 1 })
  expect((await admin.get(path, { role: "admin", q: someone?.email })).body).toEqual({ users: [], total: 0 })
})

test("an empty filter doesn't filter", async () => {
  const { body } = await admin.get(path, { q: "", role: "", currentPlan: "", status: "", sortBy: "", order: "" })
  expect(body.total).toBe(everyone.length)
})

test("q searches name, username and e-mail, trimmed and in any case", async () => {
  for (const q of ["LINDQVIST", " lindqvist ", "@LindQvist"]) {
    const { body } = await admin.get(path, { q, perPage: 1000 })
    const wanted = q.trim().toLowerCase()
    const names = body.users.map((user: (typeof everyone)[number] & { username: string }) =>
      `${user.fullName}\n${user.username}\n${user.email}`.toLowerCase(),
    )
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toContain(wanted)
  }
})

test("q doesn't search other columns", async () => {
  const { body } = await admin.get(path, { q: "Papelaria" })
  expect(body.total).toBe(0)
})

test.each(["%", "_", "\\", "%%%", "a%", "'", '"', "--", "*", "(", "[", "ä%"])(
  "%s in q is an ordinary character",
  async (q) => {
    const { status, body } = await admin.get(path, { q, perPage: 1000 })
    expect(status).toBe(200)
    const holding = everyone.filter((user) => JSON.stringify(user).toLowerCase().includes(q))
    expect(body.total).toBeLessThanOrEqual(holding.length)
  },
)

test("a text that contains % is found by it", async () => {
  const { body } = await admin.post("/apps/users/add-user", {
    fullName: "50% Off_Store",
    username: "fifty",
    email: "fifty@example.org",
  })
  for (const q of ["50%", "% off", "off_s"]) expect((await admin.get(path, { q })).body.users).toEqual([body.user])
  expect((await admin.get(path, { q: "50_" })).body.total).toBe(0)
  await admin.delete("/apps/users/delete", { id: body.user.id })
})

test("past the end the page is empty and the total right", async () => {
  const { status, body } = await admin.get(path, { page: 999 })
  expect(status).toBe(200)
  expect(body).toEqual({ users: [], total: everyone.length })
})

test("pages have no gaps or overlaps", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => admin.get(path, { page, perPage: 9 })))
  expect(pages.flatMap(({ body }) => body.users)).toEqual(everyone)
})

test.each(["id", "fullName", "email", "role", "currentPlan", "status"])("sorts by %s both ways", async (sortBy) => {
  const ascending = (await admin.get(path, { sortBy, perPage: 1000 })).body.users
  const descending = (await admin.get(path, { sortBy, order: "desc", perPage: 1000 })).body.users
  expect(ascending).toHaveLength(everyone.length)
  expect(descending).toEqual([...ascending].reverse())
  if (sortBy === "id") expect(ascending[0].id).toBe(1)
})

test.each([
  ["page", "0"],
  ["page", "-1"],
  ["page", "1.5"],
  ["page", "x"],
  ["page", "99999999999999999999"],
  ["perPage", "0"],
  ["perPage", "1001"],
  ["perPage", "x"],
  ["role", "king"],
  ["status", "gone"],
  ["currentPlan", "free"],
  ["sortBy", "password_hash"],
  ["order", "sideways"],
])("%s=%s is a 422 that names the field", async (name, value) => {
  const { status, body } = await admin.get(path, { [name]: value })
  expect(status).toBe(422)
  expect(body.code).toBe("invalid")
  expect(Object.keys(body.error)).toEqual([name])
  expect(body.error[name][0]).toMatch(/\.$/)
})

test("a repeated single value is rejected", async () => {
  expect((await admin.get(path, { page: ["1", "2"] })).status).toBe(422)
})

test("messages are in the caller's language", async () => {
  const { body } = await admin.send(path, { search: "?role=king", headers: { "accept-language": "de-AT,de;q=0.9" } })
  const english = await admin.get(path, { role: "king" })
  expect(body.error.role).not.toEqual(english.body.error.role)
})

test("a page and its total take at most two statements", async () => {
  const statements = await countStatements(() => admin.get(path, { q: "ing", role: "subscriber" }))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(2)
})

test.each([path, "/api/users/list/all-data", "/api/users/user", "/api/users/profile"])(
  "%s: signed out 401, client 403",
  async (call) => {
    const refused = await nobody.get(call, { id: 1 })
    expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"])
    expect(refused.headers.get("www-authenticate")).toBe("Bearer")
    const { status, body } = await (await client("client")).get(call, { id: 1 })
    expect([status, body.code]).toEqual([403, "forbidden"])
  },
)

test.each(["/api/users/user", "/api/users/profile"])("%s: an unknown id is 404, an invalid one 422", async (call) => {
  expect((await admin.get(call, { id: 99_999 })).status).toBe(404)
  for (const id of ["x", "", "0", "-1", "1.5", "99999999999"]) {
    const { status, body } = await admin.get(call, { id })
    expect([id, status]).toEqual([id, 422])
    expect(body.error.id).toBeDefined()
  }
  expect((await admin.get(call)).status).toBe(422)
})

test("another workspace only sees its own users", async () => {
  const other = await stranger()
  const own = (await other.get("/api/users/list/all-data")).body
  expect(own[own.length - 1]).toMatchObject({ id: 1, email: other.user.email })
  expect(own.map(({ email }: { email: string }) => email)).not.toContain("admin@demo.com")
  const { body } = await admin.get(path, { q: other.user.email })
  expect(body.total).toBe(0)
  const beyond = Math.max(...everyone.map(({ id }) => id))
  for (const call of ["/api/users/user", "/api/users/profile"]) {
    expect((await other.get(call, { id: beyond })).status).toBe(own.length >= beyond ? 200 : 404)
  }
})

test("the profile has details, permissions and the state of the account", async () => {
  const { status, body } = await admin.get("/api/users/profile", { id: 1 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    user: { id: 1, email: "admin@demo.com" },
    details: { birthDate: null, twitter: "" },
    permissions: [{ action: "manage", subject: "all" }],
    permissionsAreOwn: false,
    account: { canSignIn: true },
  })
  expect(Date.parse(body.account.lastSeenAt)).toBeGreaterThan(Date.now() - 60_000)
})
