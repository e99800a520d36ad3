import { type Caller, client } from "../support/api"
import { skip } from "../support/clock"
import { query } from "../support/facts"
import { colleague } from "../support/people"
import { addShops, type Shops, staffOf } from "../support/staff"
import { until } from "../support/until"

// Seeing the screens as somebody else. The server decides, so a browser that ignores the banner gains nothing.

const views = "/api/v1/staff-views"
let admin: Caller
let place: Shops

beforeAll(async () => {
  admin = await client("admin")
  place = await addShops(admin, "Views Oy")
})

const staff = (role: string, shops: number[] | null = null) => staffOf(admin, place.business, role, shops)
const shopsOf = async (who: Caller) =>
  (await who.get("/api/v1/shops", { business: place.business, sortBy: "name" })).body.data.map(
    ({ id }: { id: number }) => id,
  )

test("an owner sees what the cashier sees, changes nothing, and gets the own rights back", async () => {
  const owner = await staff("owner")
  const cashier = await staff("cashier", [place.shops[0]])
  expect((await owner.post(views, { person: cashier.user.id })).body).toMatchObject({
    person: cashier.user.id,
    name: cashier.user.fullName,
  })
  expect(await shopsOf(owner)).toEqual([place.shops[0]])
  expect((await owner.get(`/api/v1/businesses/{id}/trial-balance`, {}, { id: String(place.business) })).status).toBe(
    403,
  )
  const shop = { id: String(place.shops[0]) }
  const write = await owner.patch("/api/v1/shops/{id}", { city: "Turku" }, shop)
  expect([write.status, write.body.code, write.body.detail]).toEqual([
    403,
    "viewing",
    `You are seeing the screens as ${cashier.user.fullName}, so you can’t change anything. Stop the view first.`,
  ])
  expect((await owner.post(views, { person: cashier.user.id })).body.code).toBe("viewing")
  expect((await owner.post(`${views}/stop`)).body).toEqual({ stopped: true })
  expect(await shopsOf(owner)).toEqual(place.shops)
  expect((await owner.patch("/api/v1/shops/{id}", { city: "Turku" }, shop)).status).toBe(200)
  await until(async () => {
    const rows = await query(`select action from audit_events where actor_id = ${owner.user.id}
      and action like 'view-%' and record_id = '${cashier.user.id}' order by action`)
    return rows.length === 2
  }, "both ends of the view are in the audit log")
})

test("nobody sees the screens of people with more rights, of strangers to their shops, or of themselves", async () => {
  const manager = await staff("manager", [place.shops[0]])
  const view = async (person: number) => (await manager.post(views, { person })).status
  expect(await view((await staff("owner")).user.id)).toBe(404)
  expect(await view((await staff("cashier", [place.shops[1]])).user.id)).toBe(404)
  expect(await view((await staff("bookkeeper", [place.shops[0]])).user.id)).toBe(403)
  expect(await view((await staff("cashier", place.shops)).user.id)).toBe(403)
  expect(await view(manager.user.id)).toBe(422)
  const editor = await colleague("editor")
  await admin.post("/api/v1/staff-grants", {
    business: place.business,
    person: editor.user.id,
    role: "cashier",
    shops: [place.shops[0]],
  })
  expect(await view(editor.user.id)).toBe(403)
  expect(await view((await staff("cashier", [place.shops[0]])).user.id)).toBe(200)
})

test("a view ends after half an hour, and when the person gets more rights", async () => {
  const manager = await staff("manager", [place.shops[0]])
  const cashier = await staff("cashier", [place.shops[0]])
  const city = async () =>
    (await manager.patch("/api/v1/shops/{id}", { city: "Espoo" }, { id: String(place.shops[0]) })).status
  await manager.post(views, { person: cashier.user.id })
  expect(await city()).toBe(403)
  const [view] = await query<{ minutes: number }>(`select extract(epoch from view_until - now())::int / 60 as minutes
    from sessions where view_as = ${cashier.user.id}`)
  expect(view?.minutes).toBeLessThanOrEqual(30)
  await query(`update sessions set view_until = now() where view_as = ${cashier.user.id}`)
  skip(31_000)
  expect(await city()).toBe(200)
  await manager.post(views, { person: cashier.user.id })
  expect(await city()).toBe(403)
  await admin.patch("/api/v1/staff-grants/{id}", { role: "owner", shops: null }, { id: String(cashier.grant.id) })
  skip(31_000)
  expect(await city()).toBe(200)
})

test("somebody who sees the screens as another person can still sign out", async () => {
  const owner = await staff("owner")
  const cashier = await staff("cashier")
  await owner.post(views, { person: cashier.user.id })
  expect((await owner.post("/jwt/logout")).status).toBe(200)
})
