import type { Category } from "@/lib/features/catalogue/schema/categories"
import { type Caller, client, stranger } from "../support/api"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"

// Categories and subcategories of all shops and the web shop.

const path = "/api/v1/categories"
let admin: Caller
let place: CashShop
let drinks: Category

const add = async (body: object, who = admin) => who.post(path, body)
const change = (id: number, body: object, who = admin) => who.patch(`${path}/{id}`, body, { id: String(id) })
const get = async (id: number, who = admin) => (await who.get(`${path}/{id}`, {}, { id: String(id) })).body
const list = async (query: Record<string, unknown>, who = admin): Promise<Category[]> =>
  (await who.get(path, query)).body.data

beforeAll(async () => {
  place = await openCashShop()
  admin = await client("admin")
  const defaults = { vatRates: { FI: 2550, DE: 1900 }, marginBps: 3000, ageLimit: 18, isReturnable: false }
  drinks = (await add({ name: "Drinks", ...defaults })).body
})

test("a subcategory inherits what it doesn't set itself, each country by itself", async () => {
  const { body } = await add({ name: "Soft drinks", parent: drinks.id, vatRates: { FI: 1350 }, ageLimit: 0 })
  expect(body).toMatchObject({ parent: drinks.id, parentName: "Drinks", marginBps: null, ageLimit: 0 })
  const effective = { vatRates: { FI: 1350, DE: 1900 }, marginBps: 3000, ageLimit: 0, isReturnable: false }
  expect(body.effective).toEqual(effective)
  const back = await change(body.id, { vatRates: {}, ageLimit: null, version: body.version })
  expect(back.body.effective).toEqual({ ...effective, vatRates: { FI: 2550, DE: 1900 }, ageLimit: 18 })
})

test("the tree has two levels: a subcategory has no subcategories and stays one", async () => {
  const { body: beer } = await add({ name: "Beer", parent: drinks.id })
  expect(problems(await add({ name: "Ale", parent: beer.id }))).toHaveProperty("parent")
  const { body: food } = await add({ name: "Food" })
  expect(problems(await change(food.id, { parent: drinks.id }))).toHaveProperty("parent")
  expect((await change(beer.id, { parent: food.id })).body.parentName).toBe("Food")
})

test("the list has one level, or the whole tree with subcategories below their category", async () => {
  expect((await list({ level: "category", perPage: 100 })).every(({ parent }) => parent === null)).toBe(true)
  const below = await list({ parent: drinks.id, perPage: 100 })
  expect(below.length).toBeGreaterThan(0)
  const tree = await list({ perPage: 100 })
  const top = tree.findIndex(({ id }) => id === drinks.id)
  expect(tree.slice(top + 1, top + 1 + below.length).map(({ id }) => id)).toEqual(below.map(({ id }) => id))
  expect(tree[top]?.subcategories).toBe(below.length)
})

test("names are unique at their place, whatever their case", async () => {
  expect(problems(await add({ name: "DRINKS" }))).toHaveProperty("name")
  expect((await add({ name: "Drinks", parent: drinks.id })).status).toBe(201)
})

test("a change from an outdated version is refused with the current record", async () => {
  const { body } = await add({ name: "Newspapers" })
  const { body: renamed } = await change(body.id, { name: "Press", version: body.version })
  const late = await change(body.id, { name: "Papers", version: body.version })
  expect([late.status, late.body.current]).toEqual([409, renamed])
})

test("a category in use can't be archived, an empty one comes back", async () => {
  expect(problems(await change(drinks.id, { state: "archived" }))).toHaveProperty("state")
  const { body } = await add({ name: "Fireworks" })
  expect((await change(body.id, { state: "archived" })).body.state).toBe("archived")
  expect(problems(await add({ name: "Rockets", parent: body.id }))).toHaveProperty("parent")
  expect((await change(body.id, { state: "active" })).body.state).toBe("active")
})

test("products of the web shop are in the category of their department and follow it", async () => {
  const [home] = (await list({ q: "Home", level: "category" })) as [Category]
  expect(home.department).toBe("home")
  const product = { name: "Door mat", category: "home", price: 20 }
  const { id } = (await admin.post("/apps/ecommerce/add-product", { product })).body.product
  expect((await get(home.id)).products).toBe(home.products + 1)
  const shown = async () => (await admin.get("/api/ecommerce/product-details", { id: String(id) })).status
  expect(await shown()).toBe(200)
  await change(home.id, { department: null })
  expect(await shown()).toBe(404)
  await change(home.id, { department: "home" })
  expect(await shown()).toBe(200)
})

test("a department without a category gets one again, beside another of its name", async () => {
  const [paper] = (await list({ q: "Paper", level: "category" })) as [Category]
  await change(paper.id, { department: null })
  const product = { name: "Rice paper", category: "paper", price: 4 }
  expect((await admin.post("/apps/ecommerce/add-product", { product })).status).toBe(201)
  const made = (await list({ q: "Paper", level: "category" })).find(({ department }) => department === "paper")
  expect([made?.name, made?.products]).toEqual(["Paper (paper)", 1])
})

test("clerks read the tree without margins, managers change it, others don't see it", async () => {
  const clerk = await staffOf(place, "stockClerk", place.shops)
  const manager = await staffOf(place, "manager", place.shops)
  const seen = await get(drinks.id, clerk)
  expect([seen.name, "marginBps" in seen, "marginBps" in seen.effective]).toEqual(["Drinks", false, false])
  expect((await add({ name: "Clerk’s" }, clerk)).status).toBe(403)
  expect((await add({ name: "Manager’s", marginBps: 10 }, manager)).body.marginBps).toBe(10)
  const elsewhere = await stranger()
  expect((await elsewhere.get(`${path}/{id}`, {}, { id: String(drinks.id) })).status).toBe(404)
})
