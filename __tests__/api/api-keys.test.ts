import { newKeyToken } from "@/lib/core/auth/key-token"
import { maxKeys } from "@/lib/features/api-keys/values"
import { type Caller, caller, client, forget, nobody, signIn, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { keyOf } from "../support/keys"
import { colleague } from "../support/people"

process.env.RATE_LIMIT_ADDRESS = "12"

let admin: Caller

beforeAll(async () => {
  admin = await confirmed(await client("admin"), "admin")
})

const list = (who: Caller, filter: object = {}) => who.get("/api/v1/api-keys", { perPage: 100, ...filter })
const addUser = (who: Caller, username: string) =>
  who.post("/apps/users/add-user", { fullName: "Ada Key", username, email: `${username}@example.org`, role: "editor" })

test("only the first answer has the token, and the database only its hash", async () => {
  const { key, program } = await keyOf(admin, ["read"], { name: "Bookkeeping" })
  expect(key).toMatchObject({ name: "Bookkeeping", scopes: ["read"], state: "active", version: 1, lastUsedAt: null })
  expect(key.token).toMatch(/^cl_[0-9A-Za-z]{38}$/)
  expect(key.prefix).toBe(key.token.slice(0, 8))
  expect((await program.get("/api/bookmarks/data")).status).toBe(200)
  const { body } = await list(admin)
  expect(body.data.map(({ id }: { id: string }) => id)).toContain(key.id)
  const answers = JSON.stringify([body, (await program.get("/api/v1/api-keys")).body])
  const rows = JSON.stringify(await query("select * from api_keys"))
  const exported = JSON.stringify((await admin.get("/account-setting/export")).body)
  expect(exported).toContain(key.prefix)
  for (const text of [answers, rows, exported]) expect(text).not.toContain(key.token)
})

test("creating a key needs a confirmed sign-in, a scope that exists and an expiry to come", async () => {
  const { accessToken } = await signIn("admin@demo.com", "admin")
  const create = (who: Caller, values: object) =>
    who.post("/api/v1/api-keys", { name: "Bad", scopes: ["read"], expiresAt: null, ...values })
  expect((await create(caller(accessToken), {})).body.code).toBe("confirmation_required")
  const fields = async (values: object) => {
    const { status, body } = await create(admin, values)
    return [status, body.errors?.map(({ field }: { field: string }) => field)]
  }
  expect(await fields({ scopes: ["auth:write"] })).toEqual([422, ["scopes.0"]])
  expect(await fields({ scopes: [] })).toEqual([422, ["scopes"]])
  expect(await fields({ name: " " })).toEqual([422, ["name"]])
  expect(await fields({ expiresAt: "2020-01-01T00:00:00Z" })).toEqual([422, ["expiresAt"]])
  expect(await fields({ expiresAt: undefined })).toEqual([422, ["expiresAt"]])
})

test("a key that reads everything writes nothing, and the refusal names the missing scope", async () => {
  const { program } = await keyOf(admin, ["read"])
  for (const path of ["/api/users/list/data", "/api/invoice/list", "/apps/todo/counts"])
    expect([path, (await program.get(path)).status]).toEqual([path, 200])
  const refused = await addUser(program, "ada.read")
  expect([refused.status, refused.body.code]).toEqual([403, "key_not_allowed"])
  expect(refused.body.error).toBe("This API key may only read. It lacks the scope users:write.")
  expect((await admin.get("/api/users/list/data", { q: "ada.read" })).body.total).toBe(0)
})

test("a key calls only the nouns of its scopes, and a write includes the noun's reads", async () => {
  const { program } = await keyOf(admin, ["users:write", "invoices:read"])
  expect((await addUser(program, "ada.write")).status).toBe(201)
  expect((await program.get("/api/users/list/data")).status).toBe(200)
  expect((await program.get("/api/invoice/list")).status).toBe(200)
  const orders = await program.get("/api/ecommerce/orders")
  expect([orders.status, orders.body.error]).toEqual([403, "This API key lacks the scope orders:read."])
  const search = await program.get("/api/main-search/records", { q: "an" })
  expect([search.status, search.body.error]).toEqual([403, "This API key lacks the scope read."])
})

test("no key makes or changes keys, passwords, sign-ins or anything else that needs confirmation", async () => {
  const { key, program } = await keyOf(admin, ["read", "users:write", "calendar:write"])
  const attempts = [
    program.post("/api/v1/api-keys", { name: "Child", scopes: ["read"], expiresAt: null }),
    program.patch("/api/v1/api-keys/{id}", { version: 1, name: "Me" }, { id: key.id }),
    program.delete("/api/v1/api-keys/{id}", {}, { id: key.id }),
    program.post("/account-setting/confirm", { password: "admin" }),
    program.post("/account-setting/change-password", { password: "admin", newPassword: "quite a secret 8" }),
    program.post("/account-setting/begin-two-step", { password: "admin" }),
    program.post("/account-setting/end-sign-in", { id: key.id }),
    program.post("/jwt/logout"),
    program.post("/apps/users/update-permissions", { id: 5, permissions: null }),
    program.get("/account-setting/export"),
    // A calendar's private address would outlive the key.
    program.get("/apps/calendar/feed-address"),
  ]
  for (const { status, body } of await Promise.all(attempts))
    expect([status, body.code]).toEqual([403, "key_not_allowed"])
  expect((await program.post("/apps/users/update-user", { user: { id: 5, role: "admin" } })).body.code).toBe(
    "key_not_allowed",
  )
  expect((await list(admin)).body.data.find(({ id }: { id: string }) => id === key.id)).toMatchObject({ version: 1 })
})

test("a key with their scopes adds webhooks and reads the audit log, but neither reads secrets nor shortens the log", async () => {
  const { program } = await keyOf(admin, ["webhooks:write", "audit:read"])
  const added = await program.post("/api/v1/webhooks", { url: "https://hooks.example.org/key", events: ["invoice.*"] })
  expect([added.status, added.body.state]).toEqual([201, "active"])
  expect((await program.get("/api/v1/audit-events")).status).toBe(200)
  const { id } = added.body
  const attempts = [
    program.get("/api/v1/webhooks/{id}/secret", {}, { id }),
    program.post("/api/v1/webhooks/{id}/rotate-secret", {}, { id }),
    program.patch("/api/v1/audit-settings", { retentionDays: 365 }),
  ]
  for (const { status, body } of await Promise.all(attempts))
    expect([status, body.code]).toEqual([403, "key_not_allowed"])
  const { program: other } = await keyOf(admin, ["invoices:write"])
  for (const path of ["/api/v1/webhooks", "/api/v1/audit-events"]) expect((await other.get(path)).status).toBe(403)
})

test("calls about sign-ins answer a key without naming a current one", async () => {
  const { program } = await keyOf(admin, ["read"])
  const { status, body } = await program.get("/account-setting/sign-ins")
  expect([status, body.signIns.some(({ isCurrent }: { isCurrent: boolean }) => isCurrent)]).toEqual([200, false])
  expect((await program.get("/account-setting/confirm")).body.confirmedUntil).toBeNull()
})

test("a key loses what its maker loses, and works again with them", async () => {
  const maker = await colleague("maintainer")
  const { program } = await keyOf(await confirmed(maker, `the secret of ${maker.user.id}`), ["read", "coupons:write"])
  const coupons = async () => (await program.get("/api/ecommerce/coupon-list")).status
  expect(await coupons()).toBe(200)
  const permit = (permissions: object[] | null) =>
    admin.post("/apps/users/update-permissions", { id: maker.user.id, permissions })
  expect((await permit([{ action: "read", subject: "Invoice" }])).status).toBe(200)
  expect(await coupons()).toBe(403)
  await permit(null)
  expect(await coupons()).toBe(200)

  const setStatus = (status: string) => admin.post("/apps/users/update-user", { user: { id: maker.user.id, status } })
  expect((await setStatus("inactive")).status).toBe(200)
  expect(await coupons()).toBe(401)
  const states = async () =>
    (await list(admin, { all: true })).body.data.find(
      ({ madeBy }: { madeBy: { id: number } }) => madeBy.id === maker.user.id,
    )
  expect(await states()).toMatchObject({ state: "ownerInactive", madeBy: { name: maker.user.fullName } })
  await setStatus("active")
  expect(await coupons()).toBe(200)
  expect((await admin.delete("/apps/users/delete", { id: maker.user.id })).status).toBe(200)
  expect(await coupons()).toBe(401)
  expect(await states()).toMatchObject({ state: "ownerInactive", madeBy: { name: null } })
})

test("a person has a limited number of working keys", async () => {
  const owner = await confirmed(await stranger(), "long enough 1")
  const made = await Promise.all(
    Array.from({ length: maxKeys + 2 }, (_, i) =>
      owner.post("/api/v1/api-keys", { name: `Key ${i}`, scopes: ["read"], expiresAt: null }),
    ),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(maxKeys)
  expect(made.find(({ status }) => status === 409)?.body.errors[0].field).toBe("name")
  const [first] = made.filter(({ status }) => status === 201)
  await owner.delete("/api/v1/api-keys/{id}", {}, { id: first?.body.id })
  expect((await keyOf(owner, ["read"])).key.state).toBe("active")
})

test("wrong keys answer 401, and too many that look right 429 with room for right ones", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  const typo = `${key.token.slice(0, -1)}${key.token.endsWith("A") ? "B" : "A"}`
  const guess = (token: string) => caller(token).get("/api/bookmarks/data")
  for (const token of [typo, "cl_short", newKeyToken()]) expect((await guess(token)).status).toBe(401)
  const from = { "x-forwarded-for": "198.51.100.9" }
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => caller(newKeyToken(), from).get("/api/bookmarks/data")),
  )
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]))
  const limited = guesses.find(({ status }) => status === 429)
  expect(limited?.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/)
  expect((await caller(key.token, from).get("/api/bookmarks/data")).status).toBe(200)
  expect((await program.get("/api/bookmarks/data")).status).toBe(200)
  forget()
  expect((await nobody.get("/api/bookmarks/data")).status).toBe(401)
})
