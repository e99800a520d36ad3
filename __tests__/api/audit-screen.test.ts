import { revert, revertibleOf } from "@/components/features/audit/revertible"
import { sealAudit } from "@/lib/core/audit/seal"
import type { AuditEvent } from "@/lib/features/audit/schema"
import { type Caller, client, stranger } from "../support/api"
import { eventsOf } from "../support/audit"
import { confirmed } from "../support/confirm"
import { keyOf } from "../support/keys"

let admin: Caller
let elsewhere: Caller

beforeAll(async () => {
  admin = await client("admin")
  // First, because loading pdfkit with a document takes it for a browser's.
  elsewhere = await stranger()
  // The screen's requests, answered by the handlers.
  Object.assign(globalThis, {
    document: { documentElement: { lang: "en" } },
    fetch: async (address: string, { method = "GET", body }: RequestInit = {}) => {
      const path = address.replace(/\?.*/, "")
      const query = Object.fromEntries(new URL(address, "http://localhost").searchParams)
      const id = /^\/api\/v1\/offers\/(\d+)$/.exec(path)?.[1]
      const [called, params] = id ? ["/api/v1/offers/{id}", { id }] : [path, {}]
      const write = method === "PATCH" ? admin.patch : admin.post
      const answer =
        method === "GET"
          ? await admin.get(called, query, params)
          : await write(called, JSON.parse(body as string), params)
      return { ok: answer.status < 400, status: answer.status, json: async () => answer.body }
    },
  })
})

const latest = async (recordType: string, recordId: number) =>
  (await eventsOf(admin, { recordType, recordId }))[0] as AuditEvent

async function revertLatest(recordType: string, id: number): Promise<boolean> {
  const event = await latest(recordType, id)
  const how = revertibleOf(event)
  if (!how) throw new Error(`not revertible: ${JSON.stringify(event)}`)
  return revert(event, how)
}

const profile = async (id: number) => (await admin.get("/api/users/profile", { id })).body
const product = async (id: number) => (await admin.get("/api/ecommerce/product-record", { id })).body.product

test("a user gets their earlier values, and the log records it", async () => {
  const { user } = await profile(5)
  const changes = { fullName: "Someone Else", company: "Elsewhere", country: "", contact: "+1", currentPlan: "team" }
  await admin.post("/apps/users/update-user", { user: { id: 5, ...changes, status: "inactive" } })
  const changed = await latest("user", 5)
  expect(await revertLatest("user", 5)).toBe(true)
  expect((await profile(5)).user).toEqual(user)
  const event = await latest("user", 5)
  expect(event).toMatchObject({ action: "updated", actorId: 1, before: changed.after, after: changed.before })
})

test("so do their contact details", async () => {
  const save = (details: object) => admin.post("/apps/users/update-details", { details: { id: 5, ...details } })
  await save({ birthDate: "1990-01-02", city: "Oslo", contactOptions: ["email"], gender: null, website: "" })
  const { details } = await profile(5)
  await save({ birthDate: null, city: "Bergen", contactOptions: [], gender: "female", website: "https://a.example" })
  expect(await revertLatest("user", 5)).toBe(true)
  expect((await profile(5)).details).toEqual(details)
})

test("so does a product, with price, pictures and facts", async () => {
  const { version: _, ...before } = await product(2)
  const picture = "/products/other.svg"
  const changes = {
    name: "Other",
    price: before.price + 1.25,
    images: [picture],
    facts: [],
    colorOptions: [],
    stock: 1,
  }
  const saved = await admin.post("/apps/ecommerce/update-product", { product: { id: 2, ...changes } })
  expect(saved.status).toBe(200)
  expect(await revertLatest("product", 2)).toBe(true)
  const { version: _v, ...after } = await product(2)
  expect(after).toEqual(before)
})

test("so does a task", async () => {
  const { task } = (await admin.get("/api/apps/todo/task", { taskId: 3 })).body
  const changes = { title: "Other", dueDate: "2030-01-01", tags: [], isImportant: !task.isImportant, description: "" }
  await admin.post("/apps/todo/update-task", { task: { id: 3, ...changes } })
  expect(await revertLatest("task", 3)).toBe(true)
  expect((await admin.get("/api/apps/todo/task", { taskId: 3 })).body.task).toEqual(task)
})

test("so does a coupon, which the log has as an offer", async () => {
  const find = async () =>
    (await admin.get("/api/ecommerce/coupon-list", { q: "REVERTED" })).body.coupons[0] as { id: number; value: number }
  const save = (coupon: object) =>
    admin.post("/apps/ecommerce/update-coupon", { coupon: { code: "REVERTED", ...coupon } })
  const coupon = { code: "REVERTED", kind: "amount", value: 12.5, minimum: 40, mostUses: 10 }
  await admin.post("/apps/ecommerce/add-coupon", { coupon })
  const before = await find()
  for (const changes of [
    { value: 15.25, minimum: 0 },
    { kind: "percent", value: 20, mostUses: null, isOffered: true },
  ]) {
    expect((await save(changes)).status).toBe(200)
    expect(await revertLatest("offer", before.id)).toBe(true)
    expect(await find()).toEqual(before)
  }
})

test("a field that was changed again later stays as it is, and another one doesn't matter", async () => {
  const save = (user: object) => admin.post("/apps/users/update-user", { user: { id: 6, ...user } })
  await save({ company: "First" })
  const first = await latest("user", 6)
  const how = revertibleOf(first)
  if (!how) throw new Error("not revertible")
  await save({ country: "Peru" })
  expect(await revert(first, how)).toBe(true)
  expect((await profile(6)).user).toMatchObject({ company: first.before?.company, country: "Peru" })
  await save({ company: "Second" })
  expect(await revert(first, how)).toBe(false)
  expect((await profile(6)).user.company).toBe("Second")
})

test("an entry is found by its id, in its own workspace only", async () => {
  const [newest] = await eventsOf(admin)
  const { status, body } = await admin.get("/api/v1/audit-events/{id}", {}, { id: newest?.id as string })
  expect([status, body]).toEqual([200, newest])
  expect((await elsewhere.get("/api/v1/audit-events/{id}", {}, { id: newest?.id as string })).status).toBe(404)
})

test("an entry names the API key with which it was made", async () => {
  const { key, program } = await keyOf(await confirmed(admin, "admin"), ["todo:write"], { name: "Nightly import" })
  const { task } = (await program.post("/apps/todo/add-tasks", { task: { title: "By a program" } })).body
  const event = await latest("task", task.id)
  expect(event).toMatchObject({ actorId: 1, actorKeyId: key.id, actorKeyName: "Nightly import" })
})

test("a sealed entry has its number and hash, which a check reports for the last one", async () => {
  await sealAudit()
  const { sequence, hash } = (await admin.get("/api/v1/audit-events/verify")).body
  expect((await eventsOf(admin))[0]).toMatchObject({ sequence, hash })
})
