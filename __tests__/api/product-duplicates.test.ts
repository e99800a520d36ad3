import type { AlikePair } from "@/lib/features/catalogue/schema/duplicates"
import { type Caller, client, stranger } from "../support/api"
import { openCashShop, problems, staffOf } from "../support/cash-shop"
import { countStatements, query } from "../support/facts"

const path = "/api/v1/product-duplicates"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const add = async (values: object): Promise<number> => (await admin.post("/api/v1/products", values)).body.id
const get = async (id: number) => (await admin.get("/api/v1/products/{id}", {}, { id: String(id) })).body
const pairs = async (): Promise<AlikePair[]> => (await admin.get(path)).body.data
const pairOf = async (...ids: number[]) =>
  (await pairs()).find(({ first, second }) => ids.includes(first.id) && ids.includes(second.id))

test("similar names are a pair, unless their digits or contents differ", async () => {
  const first = await add({ name: "Ballpoint pen blue 0.7 mm" })
  const second = await add({ name: "Ballpoint pen, blue 0.7mm" })
  const other = await add({ name: "Ballpoint pen blue 0.5 mm" })
  const pair = await pairOf(first, second)
  expect(pair?.reasons).toEqual(["name"])
  expect(pair?.similarity).toBeGreaterThanOrEqual(60)
  expect(await pairOf(first, other)).toBeUndefined()
  const small = await add({ name: "Organic oat flakes fine", content: 500, contentUnit: "g" })
  const large = await add({ name: "Organic oat flakes fine", content: 1000, contentUnit: "g" })
  expect(await pairOf(small, large)).toBeUndefined()
})

test("colliding numbers are a pair whatever the names", async () => {
  const a = await add({ name: "Zinnia", sku: "ZX-100/a" })
  const b = await add({ name: "Quartz lamp", sku: "zx100A", price: 250 })
  const pair = await pairOf(a, b)
  expect(pair?.reasons).toEqual(["sku"])
  expect([pair?.first.price, pair?.second.price]).toEqual(pair?.first.id === a ? [null, 250] : [250, null])
  const supplier = { supplierName: "Faber", supplierCode: "F-77" }
  const [c, d] = [await add({ name: "Mug", ...supplier }), await add({ name: "Cup holder", ...supplier })]
  expect((await pairOf(c, d))?.reasons).toEqual(["supplierCode"])
})

test("a pair that was called different stays away until that is undone", async () => {
  const [first, second] = [await add({ name: "Walnut tray large" }), await add({ name: "Walnut tray, large" })]
  const said = { first, second }
  expect((await admin.post(`${path}/distinct`, said)).status).toBe(200)
  expect(await pairOf(first, second)).toBeUndefined()
  await admin.post(`${path}/distinct/undo`, { first: second, second: first })
  expect(await pairOf(first, second)).toBeDefined()
  expect((await admin.post(`${path}/distinct`, { first, second: first })).status).toBe(422)
  expect((await admin.post(`${path}/distinct`, { first, second: 999_999 })).status).toBe(404)
})

test("a merge moves barcodes and what is missing, and archives the other product", async () => {
  const keep = await add({ name: "Steel ruler 30 cm", gtins: [{ gtin: "4006381333931" }] })
  const values = { sku: "RUL-30", supplierName: "Stahl", supplierCode: "30", content: 30, contentUnit: "cm" }
  const archive = await add({ name: "Steel ruler, 30 cm", gtins: [{ gtin: "96385074" }], ...values })
  const stale = await admin.post(`${path}/merge`, { keep, archive, archiveVersion: 99 })
  expect(stale.status).toBe(409)
  const merged = await admin.post(`${path}/merge`, { keep, archive, keepVersion: 1, archiveVersion: 1 })
  expect(merged.body).toMatchObject({ id: keep, ...values })
  expect(merged.body.gtins.map(({ gtin }: { gtin: string }) => gtin).sort()).toEqual(["4006381333931", "96385074"])
  expect(await get(archive)).toMatchObject({ state: "archived", gtins: [], sku: "" })
  expect(await pairOf(keep, archive)).toBeUndefined()
  expect((await admin.post(`${path}/merge`, { keep, archive })).status).toBe(409)
})

test("a product that a shop has received isn’t archived by a merge", async () => {
  const [keep, archive] = [await add({ name: "Received one" }), await add({ name: "Received, one" })]
  await query(`update products set is_stocked = true where id = ${archive}`)
  expect(problems(await admin.post(`${path}/merge`, { keep, archive }))).toHaveProperty("archive")
  expect((await admin.post(`${path}/merge`, { keep: archive, archive: keep })).status).toBe(200)
})

test("a part is one statement, and only those who maintain products see it", async () => {
  const place = await openCashShop()
  const statements = await countStatements(() => admin.get(path, { before: 2_000_000 }))
  expect(statements.filter((text) => /products/.test(text))).toHaveLength(1)
  expect((await (await staffOf(place, "cashier")).get(path)).status).toBe(403)
  const { total } = (await admin.get(path)).body
  expect((await (await stranger()).get(path)).body.total).toBeLessThan(total)
})
