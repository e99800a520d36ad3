import { defineJobs } from "@/lib/features/jobs"
import { type Caller, client } from "../support/api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { forgetJobs, makeDue, runAll } from "../support/jobs"
import { addShops, type Person, type Shops, setPin, staffOf } from "../support/staff"

// Somebody leaves: all their access ends, and their name stays.

const path = "/api/v1/staff-people/{id}/leave"
let admin: Caller
let place: Shops

beforeAll(async () => {
  admin = await client("admin")
  place = await addShops(admin, "Leavers Oy")
})
afterEach(forgetJobs)

const staff = (role: string, shops: number[] | null = null, more = {}) =>
  staffOf(admin, place.business, role, shops, more)
const leave = (who: Caller, person: Person, body: object = {}) => who.post(path, body, { id: String(person.user.id) })
const keysOf = (person: Person) =>
  query<{ revoked: boolean }>(
    `select revoked_at is not null as revoked from api_keys where user_id = ${person.user.id}`,
  )

async function addKey(person: Person): Promise<void> {
  await confirmed(person, `the secret of ${person.user.id}`)
  const made = await person.post("/api/v1/api-keys", { name: "Tablet", scopes: ["read"], expiresAt: null })
  expect(made.status).toBe(201)
}

test("a leaver's grants, sign-ins, keys and PIN end at once, and the grants keep the name", async () => {
  const owner = await staff("owner")
  const person = await staff("cashier", [place.shops[0]])
  await addKey(person)
  await setPin(person, "580213")
  const held = await owner.get("/api/v1/staff-people/{id}/holdings", {}, { id: String(person.user.id) })
  expect(held.body.data).toEqual([
    { kind: "grant", label: "cashier", business: place.business, shop: place.shops[0] },
    { kind: "apiKey", label: "Tablet", business: null, shop: null },
  ])
  const { status, body } = await leave(owner, person)
  expect([status, body]).toMatchObject([200, { grants: 1, signedOut: true, holds: [] }])
  expect((await person.get("/api/v1/shops")).status).toBe(401)
  expect(await keysOf(person)).toEqual([{ revoked: true }])
  expect(await query(`select 1 from staff_pins where user_id = ${person.user.id}`)).toEqual([])
  const grant = await owner.get("/api/v1/staff-grants/{id}", {}, { id: String(person.grant.id) })
  expect(grant.body).toMatchObject({ state: "ended", personName: person.user.fullName })
})

test("somebody who leaves later works until then, and is signed out by a job unless they come back", async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const [gone, back] = [await staff("cashier"), await staff("cashier")]
  for (const person of [gone, back]) {
    const { body } = await leave(admin, person, { at })
    expect(body).toMatchObject({ at, grants: 1, signedOut: false })
    expect((await person.get("/api/v1/shops")).status).toBe(200)
  }
  const past = new Date(Date.now() - 60_000).toISOString()
  await query(`update staff_grants set starts_at = '${past}', ends_at = '${past}'
    where user_id in (${gone.user.id}, ${back.user.id})`)
  await admin.post("/api/v1/staff-grants", { business: place.business, person: back.user.id, role: "supervisor" })
  defineJobs()
  await query(`update jobs set run_at = now() - interval '1 second' where name = 'end-leaver'`)
  await makeDue("end-leaver")
  await runAll()
  expect((await gone.get("/api/v1/shops")).status).toBe(401)
  expect((await back.get("/api/v1/shops")).status).toBe(200)
})

test("the last owner stays, and nobody ends access that they don't manage, or their own", async () => {
  const other = await addShops(admin, "One Owner Oy")
  const owner = await staffOf(admin, other.business, "owner")
  expect((await leave(admin, owner)).status).toBe(409)
  expect((await owner.get("/api/v1/shops")).status).toBe(200)
  const manager = await staff("manager", [place.shops[0]])
  expect((await leave(manager, owner)).status).toBe(404)
  const both = await staff("cashier", [...place.shops])
  const refused = await leave(manager, both)
  expect([refused.status, (await both.get("/api/v1/shops")).status]).toEqual([403, 200])
  expect((await leave(manager, manager)).status).toBe(422)
  expect((await leave(manager, await staff("cashier", [place.shops[0]]))).status).toBe(200)
})
