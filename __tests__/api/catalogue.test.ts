import type { StockRow } from "@/lib/features/catalogue/schema"
import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, countStatements, query } from "../support/facts"
import { colleague } from "../support/people"

const apps = "/apps/ecommerce"
const list = "/api/ecommerce/product-list"
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPowAsYRqU7sAAAhfafYTVlXKgAAAAASUVORK5CYII=",
  "base64",
)
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const add = (product: object, by = admin) => by.post(`${apps}/add-product`, { product })
const change = (product: object, by = admin) => by.post(`${apps}/update-product`, { product })
const record = async (id: number) => (await admin.get("/api/ecommerce/product-record", { id })).body.product
const upload = (by = admin, content: BodyInit = png, type = "image/png") =>
  by.send(`${apps}/product-picture`, { method: "POST", body: content, headers: { "content-type": type } })

test("an added product is in the shop at once, with its pictures", async () => {
  const { status: uploadStatus, body: file } = await upload()
  expect([uploadStatus, file.image]).toEqual([201, expect.stringMatching(/^\/api\/files\/[\da-f-]{36}$/)])
  const facts = [
    { name: "Size", value: "A5" },
    { name: "Made in", value: "Porto" },
  ]
  const { status, body } = await add({
    name: " Crème Brûlée Candle ",
    category: "home",
    brand: "Petridis Candles",
    price: 19.99,
    stock: 7,
    colorOptions: ["warning"],
    images: [file.image],
    facts,
  })
  expect(status).toBe(201)
  expect(body.product).toMatchObject({
    version: 1,
    name: "Crème Brûlée Candle",
    price: 19.99,
    stock: 7,
    rating: 5,
    deliveryDays: 4,
    facts,
  })
  const { id, slug } = body.product
  expect(slug).toBe(`creme-brulee-candle-${id}`)
  const shown = (await admin.get("/api/ecommerce/product-details", { id: slug })).body
  expect(shown).toMatchObject({ stock: 7, images: [file.image], product: { image: file.image, price: 19.99 } })
  expect((await admin.get("/apps/ecommerce/products")).body.products[0].id).toBe(id)
  expect(await record(id)).toEqual(body.product)
})

test.each([
  ["name", ""],
  ["category", "boats"],
  ["price", -1],
  ["price", 1.999],
  ["price", "dear"],
  ["stock", -1],
  ["stock", 1.5],
  ["brand", "Lee, Sons"],
  ["rating", 6],
  ["images", ["https://elsewhere.example/a.png"]],
  ["images", ["/api/files/../secrets"]],
  ["colorOptions", ["mauve"]],
  ["facts", [{ name: "", value: "x" }]],
])("%s = %j is a 422, on add and on change, and nothing is written", async (field, value) => {
  const before = await contents()
  const good = { name: "Sample", category: "pens", price: 1 }
  for (const response of [await add({ ...good, [field]: value }), await change({ id: 3, [field]: value })]) {
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.error)[0]).toMatch(new RegExp(`^product\\.${field}`))
  }
  expect(await contents()).toEqual(before)
})

test("other files than pictures are rejected", async () => {
  expect((await upload(admin, "hello")).body.error).toEqual({
    file: [expect.stringContaining("can’t be read as an image")],
  })
  expect((await upload(admin, png, "text/html")).status).toBeGreaterThanOrEqual(400)
})

test("changes are merged; the slower of two editors gets a conflict", async () => {
  const { version } = await record(3)
  const { status, body } = await change({ id: 3, version, price: 15.5 })
  expect([status, body.product.price, body.product.version]).toEqual([200, 15.5, version + 1])
  expect(body.product.name).toBe("Cedar Pencils, Box of Twelve")
  const late = await change({ id: 3, version, name: "Overwritten" })
  expect([late.status, late.body.code]).toEqual([409, "conflict"])
  expect((await record(3)).name).toBe("Cedar Pencils, Box of Twelve")
  expect((await change({ id: 9999, name: "x" })).status).toBe(404)
})

test("stock changes by the difference, so a sale between loading and saving still counts", async () => {
  const { stock } = await record(2)
  await query("update products set stock = stock - 5 where workspace_id = 1 and id = 2")
  const { body } = await change({ id: 2, stock: stock + 10, stockBefore: stock })
  expect(body.product.stock).toBe(stock + 5)
  await query("update products set stock = 2 where workspace_id = 1 and id = 2")
  const gone = await change({ id: 2, stock: 0, stockBefore: stock })
  expect([gone.status, gone.body.error]).toEqual([
    409,
    { stock: ["Only 2 are left: someone else bought some in the meantime."] },
  ])
})

test("deleting removes a product from carts and wishlists; undo restores all of it", async () => {
  const inCart = async () =>
    (await admin.get(`${apps}/cart`)).body.products.map(({ id, qty }: Record<string, number>) => [id, qty])
  const before = await inCart()
  expect(before.map(([id]: number[]) => id)).toContain(5)
  const { status, body } = await admin.post(`${apps}/delete-products`, { productIds: [5, 17] })
  expect([status, body]).toEqual([200, { ids: [5, 17] }])
  expect((await inCart()).map(([id]: number[]) => id)).not.toContain(5)
  expect((await admin.get("/apps/ecommerce/products/{id}", {}, { id: "5" })).status).toBe(404)
  expect((await admin.post(`${apps}/delete-products`, { productIds: [5] })).status).toBe(404)
  expect((await admin.post(`${apps}/restore-products`, { productIds: [5, 17] })).body).toEqual({ ids: [5, 17] })
  expect(await inCart()).toEqual(before)
  expect((await admin.get(`${apps}/wishlist`)).body.products.map(({ id }: { id: number }) => id)).toContain(17)
  expect((await admin.post(`${apps}/restore-products`, { productIds: [5] })).status).toBe(404)
})

test("the list is searched, filtered, sorted and paged, in at most two statements", async () => {
  const all = (await admin.get(list, { perPage: 100 })).body.products
  const names = async (more: object) =>
    (await admin.get(list, { perPage: 100, ...more })).body.products.map(({ name }: { name: string }) => name)
  const of = (fits: (product: StockRow) => boolean) => all.filter(fits).map(({ name }: { name: string }) => name)
  expect(await names({ q: "PEN" })).toEqual(of(({ name }) => name.toLowerCase().includes("pen")))
  expect(await names({ category: "home" })).toEqual(of(({ category }) => category === "home"))
  expect(await names({ stock: "out" })).toEqual(of(({ stock }) => stock === 0))
  expect(await names({ stock: "low" })).toEqual(of(({ stock }) => stock > 0 && stock <= 10))
  expect(await names({ stock: "inStock" })).toEqual(of(({ stock }) => stock > 10))
  for (const [sortBy, key] of [
    ["price", "priceMinor"],
    ["stock", "stock"],
    ["rating", "rating"],
  ]) {
    for (const order of ["asc", "desc"]) {
      const { body } = await admin.get(list, { sortBy, order, perPage: 100 })
      const values = body.products.map((product: Record<string, number>) => product[key as string])
      expect(values).toEqual([...values].sort((a, b) => (order === "asc" ? a - b : b - a)))
    }
  }
  expect((await countStatements(() => admin.get(list, { perPage: 7 }))).length).toBeLessThanOrEqual(2)
})

test("only shop managers: 401 without sign-in, 403 for a colleague, a maintainer may do all but delete; shops are separate", async () => {
  const author = await colleague("author")
  const maintainer = await colleague("maintainer")
  for (const [by, status] of [
    [nobody, 401],
    [author, 403],
  ] as const) {
    expect((await by.get(list)).status).toBe(status)
    expect((await add({ name: "x", category: "pens", price: 1 }, by)).status).toBe(status)
    expect((await change({ id: 3, price: 1 }, by)).status).toBe(status)
    expect((await upload(by)).status).toBe(status)
  }
  expect((await change({ id: 3, deliveryDays: 2 }, maintainer)).status).toBe(200)
  expect((await maintainer.post(`${apps}/delete-products`, { productIds: [3] })).status).toBe(403)
  const other = await stranger()
  const { id } = (await admin.get(list, { perPage: 1 })).body.products[0]
  expect((await other.get("/api/ecommerce/product-record", { id })).status).toBe(404)
})
