import { type Caller, stranger } from "../support/api"

// The shop that somebody has chosen for the screens of the back office.

const path = "/api/v1/shop-choices"
let admin: Caller

beforeAll(async () => {
  admin = await stranger()
})

const add = async (route: string, body: object) => (await admin.post(route, body)).body
const choices = async (caller = admin) => (await caller.get(path)).body

async function businessWithShops(name: string, ...shops: string[]) {
  const business = await add("/api/v1/businesses", { legalName: name, country: "FI", currency: "EUR" })
  const made = []
  for (const shop of shops) made.push(await add("/api/v1/shops", { business: business.id, name: shop }))
  return { business, shops: made }
}

test("the choice is kept on the server until all shops are chosen, and lists take it as `shop`", async () => {
  const { business, shops } = await businessWithShops("Chosen Oy", "North", "South")
  await businessWithShops("Another Oy", "West")
  expect((await choices()).data.map(({ name }: { name: string }) => name)).toEqual(["West", "North", "South", "Shop 1"])
  expect((await choices()).chosen).toBeNull()
  for (const { id } of shops) {
    expect((await admin.patch(path, { shop: id })).body).toEqual({ shop: id })
    expect((await choices()).chosen).toBe(id)
  }
  const found = await admin.get("/api/v1/businesses", { shop: String(shops[0].id) })
  expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([business.id])
  expect((await admin.patch(path, { shop: null })).status).toBe(200)
  expect((await choices()).chosen).toBeNull()
})

test("an archived shop can't be chosen from the list and is chosen no more", async () => {
  const { shops } = await businessWithShops("Closed Oy", "Old", "New")
  const [old] = shops
  await admin.patch(path, { shop: old.id })
  for (const state of ["dormant", "archived"])
    expect((await admin.patch("/api/v1/shops/{id}", { state }, { id: String(old.id) })).status).toBe(200)
  const { data, chosen } = await choices()
  expect([chosen, data.some(({ id }: { id: number }) => id === old.id)]).toEqual([null, false])
})

test("somebody else's choice is their own, and shops of another workspace don't exist", async () => {
  const { shops } = await businessWithShops("Own Oy", "Mine", "Also mine")
  const other = await stranger()
  expect((await choices(other)).data.map(({ name }: { name: string }) => name)).toEqual(["Shop 1"])
  expect((await other.patch(path, { shop: shops[0].id })).status).toBe(404)
  await admin.patch(path, { shop: shops[0].id })
  expect((await choices(other)).chosen).toBeNull()
  expect((await admin.patch(path, { shop: 0 })).status).toBe(422)
})
