import { principalsChanged } from "@/lib/core/auth/principal"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { until } from "../support/until"

// The access that grants give people in businesses and shops.

const grants = "/api/v1/staff-grants"
const grant = "/api/v1/staff-grants/{id}"
type Person = Awaited<ReturnType<typeof colleague>>
let admin: Caller
let business: number
let shops: number[]
let safes: number[]
let tills: number[]

const idsOf = async (path: string) =>
  (await admin.get(path, { business, sortBy: "name" })).body.data.map(({ id }: { id: number }) => id)

beforeAll(async () => {
  admin = await client("admin")
  const firstShop = { name: "A", till: "A1", safe: "A safe" }
  const made = await admin.post("/api/v1/businesses", {
    legalName: "Grants Oy",
    country: "FI",
    currency: "EUR",
    firstShop,
  })
  business = made.body.id
  await admin.post("/api/v1/shops", { business, name: "B", till: "B1", safe: "B safe" })
  shops = await idsOf("/api/v1/shops")
  safes = await idsOf("/api/v1/safes")
  tills = await idsOf("/api/v1/tills")
})

const give = (who: Caller, person: Person, values: object) =>
  who.post(grants, { business, person: person.user.id, ...values })

/** A new colleague with a role in some shops, or in all. */
async function staff(role: string, of: number[] | null = null, values: object = {}) {
  const person = await colleague("subscriber")
  const { status, body } = await give(admin, person, { role, shops: of, ...values })
  expect([status, body.detail]).toEqual([201, undefined])
  return { ...person, grant: body }
}
const read = (who: Caller, path: string, id: number | undefined) =>
  who.get(`/api/v1/${path}/{id}`, {}, { id: String(id) })
const ids = async (who: Caller, path: string) =>
  (await who.get(path, { business })).body.data.map(({ id }: { id: number }) => id)

test("a cashier of one shop sees that shop, its business, tills and safe, and no limits of cash", async () => {
  const cashier = await staff("cashier", [shops[0] as number])
  expect(await ids(cashier, "/api/v1/businesses")).toEqual([business])
  expect(await ids(cashier, "/api/v1/shops")).toEqual([shops[0]])
  expect(await ids(cashier, "/api/v1/tills")).toEqual([tills[0]])
  const list = (await cashier.get("/api/v1/safes")).body
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([safes[0]])
  const safe = (await read(cashier, "safes", safes[0])).body
  const shop = (await read(cashier, "shops", shops[0])).body
  for (const one of [safe, list.data[0]]) expect([one.insuredLimit, one.changeFund]).toEqual([undefined, undefined])
  expect(shop.varianceTolerance).toBeUndefined()
  expect((await cashier.patch("/api/v1/shops/{id}", { city: "X" }, { id: String(shops[0]) })).status).toBe(403)
  expect((await cashier.get("/api/v1/bank-accounts")).status).toBe(403)
  expect((await cashier.get(grants)).status).toBe(403)
})

test("a cashier of shop A who asks for the safe of shop B gets 404, and the audit log has an event", async () => {
  const cashier = await staff("cashier", [shops[0] as number])
  expect((await read(cashier, "safes", safes[1])).status).toBe(404)
  expect((await read(cashier, "shops", shops[1])).status).toBe(404)
  await until(async () => {
    const rows = await query(`select 1 from audit_events where action = 'refused' and actor_id = ${cashier.user.id}
      and record_id = 'GET /api/v1/safes/{id}'`)
    return rows.length === 1
  }, "the refusal is in the audit log")
})

test("an owner of the business sees and changes all of it, but adds no other business", async () => {
  const owner = await staff("owner")
  expect(await ids(owner, "/api/v1/shops")).toEqual(shops)
  expect((await read(owner, "safes", safes[1])).body).toMatchObject({ insuredLimit: null, changeFund: 0 })
  expect((await owner.patch("/api/v1/businesses/{id}", { city: "Helsinki" }, { id: String(business) })).status).toBe(
    200,
  )
  expect((await owner.post("/api/v1/tills", { shop: shops[1], name: `Till of ${owner.user.id}` })).status).toBe(201)
  const other = await owner.post("/api/v1/businesses", { legalName: "Other Oy", country: "FI", currency: "EUR" })
  expect(other.status).toBe(403)
})

test("an auditor reads everything and changes nothing", async () => {
  const auditor = await staff("auditor")
  const params = { id: String(shops[0]) }
  expect((await auditor.get("/api/v1/shops/{id}", {}, params)).body.varianceTolerance).toBe(0)
  expect((await auditor.get(grants)).status).toBe(200)
  expect((await auditor.patch("/api/v1/shops/{id}", { city: "X" }, params)).status).toBe(403)
  expect((await give(auditor, await colleague("subscriber"), { role: "auditor" })).status).toBe(403)
})

test("managers give only what they hold, in their own shop and within their limits", async () => {
  const own = [shops[0] as number]
  const manager = await staff("manager", own, { limits: { iou: 5000 } })
  const person = await colleague("subscriber")
  const statusOf = async (values: object) => (await give(manager, person, values)).status
  expect(await statusOf({ role: "owner", shops: own })).toBe(403)
  expect(await statusOf({ role: "cashier", shops: null })).toBe(403)
  expect(await statusOf({ role: "cashier", shops: [shops[1]] })).toBe(404)
  expect(await statusOf({ role: "cashier", shops: own, limits: { iou: 5001 } })).toBe(403)
  expect(await statusOf({ role: "cashier", shops: own, overrides: { changeBusiness: true } })).toBe(403)
  expect(await statusOf({ role: "cashier", shops: own, limits: { iou: 5000 } })).toBe(201)
  expect(await ids(person, "/api/v1/shops")).toEqual(own)
  const seen = (await manager.get(grants, { perPage: 100 })).body.data
  expect(seen.every(({ shops: of }: { shops: number[] | null }) => of?.includes(own[0] as number))).toBe(true)
  const owner = await staff("owner")
  expect((await manager.get(grant, {}, { id: String(owner.grant.id) })).status).toBe(404)
  expect((await manager.patch(grant, { role: "cashier" }, { id: String(owner.grant.id) })).status).toBe(404)
})

test("a right in one business is no right to give it to users everywhere", async () => {
  const maintainer = await colleague("maintainer")
  await give(admin, maintainer, { role: "owner" })
  const values = {
    fullName: "Every Where",
    username: `every${maintainer.user.id}`,
    email: `every${maintainer.user.id}@example.org`,
  }
  const permissions = [{ action: "update", subject: "Business" }]
  const { status } = await maintainer.post("/apps/users/add-user", { ...values, role: "subscriber", permissions })
  const [made] = await query<{ permissions: unknown }>(
    `select permissions from users where username = '${values.username}'`,
  )
  expect([status === 403 || !made?.permissions, made?.permissions ?? null]).toEqual([true, null])
})

test("an override adds a duty or takes it away", async () => {
  const cashier = await staff("cashier", [shops[0] as number], { overrides: { seeExpectedCash: true } })
  expect((await read(cashier, "safes", safes[0])).body.changeFund).toBe(0)
  const manager = await staff("manager", null, { overrides: { changeShops: false } })
  expect((await manager.patch("/api/v1/shops/{id}", { city: "X" }, { id: String(shops[0]) })).status).toBe(403)
})

test("a grant works from its start, and stops at once when it ends", async () => {
  const planned = await staff("owner", null, { from: new Date(Date.now() + 86_400_000).toISOString() })
  expect([planned.grant.state, (await planned.get("/api/v1/shops")).status]).toEqual(["planned", 403])
  const cashier = await staff("cashier")
  expect((await cashier.get("/api/v1/shops")).status).toBe(200)
  const ended = await admin.patch(
    grant,
    { until: new Date().toISOString(), version: 1 },
    { id: String(cashier.grant.id) },
  )
  expect(ended.body).toMatchObject({ state: "ended", version: 2 })
  expect((await cashier.get("/api/v1/shops")).status).toBe(403)
  const stale = await admin.patch(grant, { role: "owner", version: 1 }, { id: String(cashier.grant.id) })
  expect([stale.status, stale.body.current]).toEqual([409, ended.body])
})

test("the last owner of a business stays", async () => {
  const made = await admin.post("/api/v1/businesses", { legalName: "Last Oy", country: "FI", currency: "EUR" })
  const own = async (person: Person) => (await give(admin, person, { business: made.body.id, role: "owner" })).body
  const [one, two] = [await colleague("subscriber"), await colleague("subscriber")]
  const first = await own(one)
  const end = (id: number) => admin.patch(grant, { until: new Date().toISOString() }, { id: String(id) })
  expect((await end(first.id)).status).toBe(409)
  expect((await admin.patch(grant, { role: "manager" }, { id: String(first.id) })).status).toBe(409)
  const second = await own(two)
  expect([(await end(first.id)).status, (await end(second.id)).status]).toEqual([200, 409])
  // An owner who can't sign in any more doesn't count.
  const third = await own(one)
  await query(`update users set status = 'inactive' where workspace_id = 1 and id = ${two.user.id}`)
  await principalsChanged(1, two.user.id)
  expect((await end(third.id)).status).toBe(409)
})

test("shops of another business, unknown people and an end before the start are refused at their fields", async () => {
  const other = await admin.post("/api/v1/businesses", {
    legalName: "X Oy",
    country: "FI",
    currency: "EUR",
    firstShop: { name: "X" },
  })
  const [shop] = (await admin.get("/api/v1/shops", { business: other.body.id })).body.data
  const person = await colleague("subscriber")
  const problem = async (values: object) => {
    const { status, body } = await give(admin, person, { role: "cashier", ...values })
    return [status, body.errors?.[0]?.field]
  }
  expect(await problem({ shops: [shop.id] })).toEqual([422, "shops"])
  expect(await problem({ person: 999_999 })).toEqual([422, "person"])
  expect(await problem({ from: "2030-01-02T00:00:00Z", until: "2030-01-01T00:00:00Z" })).toEqual([422, "until"])
})
