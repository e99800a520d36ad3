import { existsSync } from "node:fs"
import { join } from "node:path"
import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"

const path = "/apps/ecommerce/products"
const one = `${path}/{id}`
interface Product {
  id: number
  name: string
  slug: string
  price: number
  image: string
  isInCart: boolean
  isInWishlist: boolean
}
let admin: Caller
let everything: Product[]

beforeAll(async () => {
  admin = await client("admin")
  everything = (await admin.get(path, { perPage: 100 })).body.products
})

test("the first page has nine products, highest id first, and the caller's complete cart and wishlist", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(["products", "total", "userWishlist", "userCart"])
  expect(body.products).toEqual(everything.slice(0, 9))
  expect(body.total).toBe(27)
  expect(everything.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, i) => 27 - i))
  expect(body.userWishlist.map((item: { productId: number }) => item.productId)).toEqual([1, 17, 20, 26])
  expect(body.userCart).toEqual([
    { id: 1, productId: 27, qty: 1 },
    { id: 2, productId: 5, qty: 2 },
    { id: 3, productId: 14, qty: 1 },
  ])
})

test("a product has the fields of the contract, a slug ending in its id and an existing picture", () => {
  const inCart = everything.filter(({ isInCart }) => isInCart).map(({ id }) => id)
  const wished = everything.filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id)
  expect([inCart, wished]).toEqual([
    [27, 14, 5],
    [26, 20, 17, 1],
  ])
  for (const product of everything) {
    expect(Object.keys(product)).toEqual(
      "id name slug description brand price image hasFreeShipping rating isInWishlist isInCart".split(" "),
    )
    expect(product.slug).toMatch(new RegExp(`^[a-z-]+-${product.id}$`))
    expect(existsSync(join(process.cwd(), "public", product.image))).toBe(true)
  }
})

test.each(["pen", " PEN ", "Set of", "&", "%", "_", "whitcombe", "brass"])("q = %s searches the name", async (q) => {
  const { body } = await admin.get(path, { q, perPage: 100 })
  const expected = everything.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
  expect(body.products).toEqual(expected)
  expect(body.total).toBe(expected.length)
  expect(body.userCart).toHaveLength(3)
})

test("sorts by price both ways; featured is the default", async () => {
  const sorted = async (sortBy: string) => (await admin.get(path, { sortBy, perPage: 100 })).body.products
  const prices = everything.map(({ price }) => price).sort((a, b) => a - b)
  expect((await sorted("price-asc")).map(({ price }: Product) => price)).toEqual(prices)
  expect((await sorted("price-desc")).map(({ price }: Product) => price)).toEqual(prices.reverse())
  expect(await sorted("featured")).toEqual(everything)
  expect((await admin.get(path, { sortBy: "name" })).status).toBe(422)
})

test("pages don't overlap; past the end the page is empty and the total right", async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => admin.get(path, { page })))
  expect(pages.flatMap(({ body }) => body.products)).toEqual(everything)
  expect((await admin.get(path, { page: 4 })).body).toMatchObject({ products: [], total: 27 })
})

test("a list costs at most three statements", async () => {
  expect((await countStatements(() => admin.get(path, { perPage: 11 }))).length).toBeLessThanOrEqual(3)
  expect((await countStatements(() => admin.get(path, { q: "ink", perPage: 11 }))).length).toBeLessThanOrEqual(3)
})

test("a product is found by id or slug, with its colours; others are 404", async () => {
  const { status, body } = await admin.get(one, {}, { id: "14" })
  expect(status).toBe(200)
  const { colorOptions, ...product } = body.product
  expect(product).toEqual(everything.find(({ id }) => id === 14))
  expect(colorOptions.length).toBeGreaterThan(0)
  expect((await admin.get(one, {}, { id: product.slug })).body).toEqual(body)
  for (const id of ["0", "28", "99999999999", "nothing-14", product.name, "marbled-paper-15", "-14", "1.5"])
    expect([id, (await admin.get(one, {}, { id })).status]).toEqual([id, 404])
  expect((await admin.get(one, {}, { id: " " })).status).toBe(422)
})

test("the details have stock, pictures, the data sheet and other products of the category", async () => {
  const { status, body } = await admin.get("/api/ecommerce/product-details", { id: 1 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ category: "pens", stock: expect.any(Number) })
  const [whole, close] = body.images
  expect([whole, close]).toEqual([body.product.image, whole.replace(".svg", "-close.svg")])
  expect(body.facts[0]).toEqual({ name: "Nib", value: "Medium, stainless steel" })
  expect(body.related.length).toBeGreaterThan(2)
  expect(body.related.map(({ id }: Product) => id)).not.toContain(1)
  expect((await admin.get("/api/ecommerce/product-details", { id: 99 })).status).toBe(404)
})

test.each([
  [path, {}],
  [one, { id: "1" }],
  ["/api/ecommerce/product-details", {}],
  ["/apps/ecommerce/wishlist", {}],
  ["/apps/ecommerce/cart", {}],
  ["/api/ecommerce/cart-summary", {}],
  ["/api/ecommerce/orders", {}],
  ["/api/ecommerce/order", {}],
] as [string, Record<string, string>][])("%s: signed out 401, client 403", async (call, params) => {
  expect((await nobody.get(call, { id: 1 }, params)).status).toBe(401)
  expect((await (await client("client")).get(call, { id: 1 }, params)).status).toBe(403)
})

test("a product of another workspace is 404", async () => {
  const other = await stranger()
  await query(
    "insert into products (workspace_id, id, name, slug, category, price) values (1, 500, 'Far', 'far-500', 'pens', 1)",
  )
  for (const id of ["500", "far-500"]) {
    expect((await other.get(one, {}, { id })).status).toBe(404)
    expect((await admin.get(one, {}, { id })).status).toBe(200)
  }
  for (const call of ["cart", "wishlist"])
    expect((await other.post(`/apps/ecommerce/${call}`, { productId: 500 })).status).toBe(404)
  expect((await other.get(path)).body.total).toBe(27)
})
