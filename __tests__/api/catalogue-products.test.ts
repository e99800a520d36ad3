import { defineJob } from "@/lib/core/jobs/definitions"
import type { CatalogueProduct } from "@/lib/features/catalogue/schema/products"
import { applyDuePrice, priceJob } from "@/lib/features/catalogue/service/prices"
import { type Caller, client } from "../support/api"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { makeDue, runAll } from "../support/jobs"

// Products of all shops: master data, states and prices with their history.

const path = "/api/v1/products"
type Person = Awaited<ReturnType<typeof staffOf>>
let admin: Caller
let place: CashShop
let shop: number
let manager: Person
let clerk: Person
let cashier: Person

const add = (body: object, who: Caller = admin) => who.post(path, body)
const of = (id: number) => ({ id: String(id) })
const change = (id: number, body: object, who: Caller = admin) => who.patch(`${path}/{id}`, body, of(id))
const get = async (id: number, query: Record<string, unknown> = {}, who: Caller = admin): Promise<CatalogueProduct> =>
  (await who.get(`${path}/{id}`, query, of(id))).body
const act = (id: number, name: string, body: object = {}, who: Caller = admin) =>
  who.post(`${path}/{id}/${name}`, body, of(id))
const price = (id: number, body: object, who: Caller = admin) => who.post(`${path}/{id}/prices`, body, of(id))
const find = async (query: Record<string, unknown>, who: Caller = admin): Promise<CatalogueProduct[]> =>
  (await who.get(path, query)).body.data

beforeAll(async () => {
  defineJob(priceJob, { run: applyDuePrice })
  place = await openCashShop()
  shop = place.shops[0] as number
  admin = await client("admin")
  manager = await staffOf(place, "manager", [shop])
  clerk = await staffOf(place, "stockClerk", [shop])
  cashier = await staffOf(place, "cashier", [shop])
})

test("a product is found by name, own number and each of its barcodes", async () => {
  const gtins = [{ gtin: "4006381333931" }, { gtin: "1400638133393-8", quantity: 12 }]
  const { status, body } = await add({ name: "Blue Highlighter", sku: "HL-1", gtins, price: 250 })
  expect([status, body.state, body.price]).toEqual([201, "draft", 250])
  expect(body.gtins).toEqual([
    { gtin: "4006381333931", quantity: 1 },
    { gtin: "14006381333938", quantity: 12 },
  ])
  const ids = async (query: Record<string, unknown>) => (await find(query)).map(({ id }) => id)
  for (const query of [{ q: "highlighter blue" }, { q: "hl-1" }, { q: "4006381333931" }, { gtin: "14006381333938" }])
    expect(await ids(query)).toEqual([body.id])
  expect(await ids({ gtin: "04006381333931" })).toEqual([body.id])
})

test("wrong check digits, taken barcodes and taken numbers are refused at their field", async () => {
  expect(problems(await add({ name: "A", gtins: [{ gtin: "4006381333932" }] }))).toHaveProperty(["gtins.0.gtin"])
  expect(problems(await add({ name: "A", gtins: [{ gtin: "96385074" }, { gtin: "4006381333931" }] }))).toHaveProperty([
    "gtins.1.gtin",
  ])
  expect(problems(await add({ name: "A", sku: "hl-1" }))).toHaveProperty("sku")
  const twice = [{ gtin: "036000291452" }, { gtin: "0036000291452" }]
  expect(problems(await add({ name: "A", gtins: twice }))).toHaveProperty("gtins")
})

test("content makes a price per unit, and needs a unit", async () => {
  const { body } = await add({ name: "Lemonade", content: 330, contentUnit: "ml", price: 199 })
  expect(body.unitPrice).toEqual({ amount: 603, per: "l" })
  expect(problems(await change(body.id, { contentUnit: null }))).toHaveProperty("contentUnit")
})

test("a product is sold once it has a price, and the web shop sells it in a department", async () => {
  const { body } = await add({ name: "Clay Bowl" })
  expect(problems(await act(body.id, "activate"))).toHaveProperty("price")
  await price(body.id, { amount: 1_800 })
  expect((await act(body.id, "activate")).body.state).toBe("active")
  const inShop = () => admin.get("/api/ecommerce/product-details", { id: String(body.id) })
  expect((await inShop()).status).toBe(404)
  const [home] = (await admin.get("/api/v1/categories", { q: "Tableware" })).body.data
  expect((await change(body.id, { category: home.id })).body).toMatchObject({ isInWebShop: true, parentName: "Home" })
  expect((await inShop()).body.product.price).toBe(18)
  expect((await act(body.id, "delist")).body).toMatchObject({ state: "delisted", isInWebShop: false })
  expect((await inShop()).status).toBe(404)
  expect((await act(body.id, "archive")).body.state).toBe("archived")
  expect(problems(await act(body.id, "delist"))).toHaveProperty("state")
  expect(await find({ q: "Clay Bowl" })).toEqual([])
  expect(await find({ q: "Clay Bowl", state: "archived" })).toHaveLength(1)
})

test("a delisted product is no longer in the cart", async () => {
  const { body } = await admin.post("/apps/ecommerce/add-product", {
    product: { name: "Felt Coaster", category: "home", price: 5, stock: 9 },
  })
  const { id } = body.product
  await admin.post("/apps/ecommerce/cart", { productId: id })
  const inCart = async () =>
    (await admin.get("/apps/ecommerce/cart")).body.products.some((product: { id: number }) => product.id === id)
  expect(await inCart()).toBe(true)
  await act(id, "delist")
  expect(await inCart()).toBe(false)
})

test("a shop's own price counts there until it ends, and the history keeps all", async () => {
  const { body } = await add({ name: "Postcard", price: 150 })
  const { id } = body
  expect((await price(id, { shop, amount: 120 }, manager)).body).toMatchObject({ shop, amount: 120, isCurrent: true })
  expect(await get(id, { shop })).toMatchObject({ price: 120, isOwnPrice: true })
  expect((await get(id)).price).toBe(150)
  await price(id, { amount: 160 })
  expect((await get(id, { shop })).price).toBe(120)
  await price(id, { shop, amount: null }, manager)
  expect(await get(id, { shop })).toMatchObject({ price: 160, isOwnPrice: false })
  const { data } = (await admin.get(`${path}/{id}/prices`, {}, of(id))).body
  expect(data.map(({ amount }: { amount: number | null }) => amount)).toEqual([null, 160, 120, 150])
  expect(data.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, true, false, false])
})

test("a price of the future becomes that of the web shop when it is due", async () => {
  const product = { name: "Wax Seal", category: "paper", price: 9 }
  const { id } = (await admin.post("/apps/ecommerce/add-product", { product })).body.product
  expect(problems(await price(id, { amount: 800, validFrom: "2020-01-01T00:00:00Z" }))).toHaveProperty("validFrom")
  const validFrom = new Date(Date.now() + 3_600_000).toISOString()
  expect((await price(id, { amount: 800, validFrom })).body.isCurrent).toBe(false)
  const shown = async () => (await admin.get("/api/ecommerce/product-details", { id: String(id) })).body.product.price
  expect([(await get(id)).price, await shown()]).toEqual([900, 9])
  await query(`update product_prices set valid_from = now() where product_id = ${id} and amount = 800`)
  await makeDue(priceJob)
  await runAll()
  expect([(await get(id)).price, await shown()]).toEqual([800, 8])
})

test("the web shop's editor writes the history too", async () => {
  const product = { name: "Ink Blotter", category: "pens", price: 12 }
  const { id } = (await admin.post("/apps/ecommerce/add-product", { product })).body.product
  await admin.post("/apps/ecommerce/update-product", { product: { id, price: 14, category: "paper" } })
  expect(await get(id)).toMatchObject({ price: 1_400, categoryName: "Paper" })
  expect((await admin.get(`${path}/{id}/prices`, {}, of(id))).body.total).toBe(2)
})

test("clerks maintain products without prices and cost, cashiers read them", async () => {
  const { body } = await add({ name: "Clerk’s Ruler" }, clerk)
  expect(body).not.toHaveProperty("costLast")
  expect((await add({ name: "Priced", price: 100 }, clerk)).status).toBe(403)
  expect((await price(body.id, { shop, amount: 100 }, clerk)).status).toBe(403)
  expect(await get(body.id, {}, manager)).toHaveProperty("costAverage", null)
  expect(await get(body.id, {}, cashier)).not.toHaveProperty("costAverage")
  expect((await change(body.id, { name: "Cashier’s" }, cashier)).status).toBe(403)
})

test("managers set prices in their shop only, and not those of all", async () => {
  const { body } = await add({ name: "Tape" })
  const other = place.shops[1] as number
  expect((await price(body.id, { shop, amount: 100 }, manager)).status).toBe(201)
  expect((await price(body.id, { shop: other, amount: 100 }, manager)).status).toBe(404)
  expect((await price(body.id, { amount: 100 }, manager)).status).toBe(403)
  await price(body.id, { shop: other, amount: 90 })
  const seen = (await manager.get(`${path}/{id}/prices`, {}, of(body.id))).body.data
  expect(seen.map((row: { shop: number }) => row.shop)).toEqual([shop])
  expect((await manager.get(path, { shop: other })).status).toBe(404)
})

test("a change from an outdated version is refused, without cost for those who may not see it", async () => {
  const { body } = await add({ name: "Two Editors" })
  await change(body.id, { supplierName: "Rossi", version: body.version })
  const late = await change(body.id, { supplierName: "Bianchi", version: body.version }, clerk)
  expect([late.status, late.body.current.supplierName]).toEqual([409, "Rossi"])
  expect(late.body.current).not.toHaveProperty("costLast")
})

test("a deleted product comes back with its barcodes and prices", async () => {
  const product = { name: "Undo Pen", category: "pens", price: 3 }
  const { id } = (await admin.post("/apps/ecommerce/add-product", { product })).body.product
  await change(id, { gtins: [{ gtin: "96385074" }] })
  await admin.post("/apps/ecommerce/delete-products", { productIds: [id] })
  expect(await find({ gtin: "96385074" })).toEqual([])
  await admin.post("/apps/ecommerce/restore-products", { productIds: [id] })
  expect(await find({ gtin: "96385074" })).toMatchObject([{ id, price: 300 }])
})
