import { type Caller, client } from "../support/api"
import { countStatements, query, uncached } from "../support/facts"

const shelf = "/api/ecommerce/shelf"
interface Shown {
  id: number
  name: string
  brand: string
  price: number
  rating: number
  stock: number
  hasFreeShipping: boolean
}
let admin: Caller
let everything: Shown[]
let categories: Map<number, string>

beforeAll(async () => {
  admin = await client("admin")
  everything = (await admin.get(shelf, { perPage: 100 })).body.products
  const rows = await query<{ id: number; category: string }>("select id, category from products where workspace_id = 1")
  categories = new Map(rows.map(({ id, category }) => [id, category]))
})

const ids = (products: Shown[]) => products.map(({ id }) => id)
const found = async (filter: object) => (await admin.get(shelf, { ...filter, perPage: 100 })).body.products as Shown[]

test.each<[string, object, (product: Shown) => boolean]>([
  ["one category", { category: "pens" }, ({ id }) => categories.get(id) === "pens"],
  ["two", { category: ["pens", "home"] }, ({ id }) => ["pens", "home"].includes(categories.get(id) ?? "")],
  ["two in one word", { category: "pens,home" }, ({ id }) => ["pens", "home"].includes(categories.get(id) ?? "")],
  ["a brand", { brand: "Amsel Papier" }, ({ brand }) => brand === "Amsel Papier"],
  ["from a price", { minPrice: 20 }, ({ price }) => price >= 20],
  ["up to a price", { maxPrice: "19.50" }, ({ price }) => price <= 19.5],
  ["between", { minPrice: 10, maxPrice: 19.99 }, ({ price }) => price >= 10 && price <= 19.99],
  ["stars", { rating: 5 }, ({ rating }) => rating === 5],
  ["free shipping", { freeShipping: "true" }, ({ hasFreeShipping }) => hasFreeShipping],
  ["no such wish", { freeShipping: "false" }, () => true],
  ["blank ones", { category: "", brand: "", minPrice: "", rating: "" }, () => true],
  [
    "all of it",
    { q: "a", category: ["pens", "home"], rating: 4, maxPrice: 40, freeShipping: true },
    ({ id, name, rating, price, hasFreeShipping }) =>
      name.toLowerCase().includes("a") &&
      ["pens", "home"].includes(categories.get(id) ?? "") &&
      rating >= 4 &&
      price <= 40 &&
      hasFreeShipping,
  ],
])("filters by %s", async (_name, filter, fits) => {
  const expected = everything.filter(fits)
  expect(expected.length).toBeGreaterThan(0)
  expect(ids(await found(filter))).toEqual(ids(expected))
  const { freeShipping: _, ...plain } = filter as { freeShipping?: unknown }
  const spec = await admin.get("/apps/ecommerce/products", { ...plain, perPage: 100 })
  if (!("freeShipping" in filter)) expect(ids(spec.body.products)).toEqual(ids(expected))
})

test("wished filters by the wishlist", async () => {
  expect(ids(await found({ wished: true }))).toEqual([26, 20, 17, 1])
})

test.each([
  ["category", "boats"],
  ["minPrice", "-1"],
  ["minPrice", "1e99"],
  ["rating", "6"],
  ["rating", "x"],
  ["freeShipping", "maybe"],
  ["brand", "x".repeat(81)],
])("%s = %s is a 422", async (name, value) => {
  for (const path of [shelf, "/api/ecommerce/facets"]) {
    const { status, body } = await admin.get(path, { [name]: value })
    expect([path, status, Object.keys(body.error)[0]?.split(".")[0]]).toEqual([path, 422, name])
  }
})

/** The count the sidebar should show for one option, found by a request with it. */
const counted = async (filter: object) => (await found(filter)).length

test("each count is the number of products its option would show, given the other filters", async () => {
  const filter = { q: "e", category: ["pens", "gifts"], rating: 4, maxPrice: 30 }
  const { body } = await admin.get("/api/ecommerce/facets", filter)
  for (const { value, count } of body.categories)
    expect([value, count]).toEqual([value, await counted({ ...filter, category: value })])
  for (const { value, count } of body.brands)
    expect([value, count]).toEqual([value, await counted({ ...filter, brand: value })])
  for (const { value, count } of body.ratings)
    expect([value, count]).toEqual([value, await counted({ ...filter, rating: value })])
  const edges = [0, 10, 20, 40, 1_000_000]
  for (const [i, count] of body.ranges.entries()) {
    const range = { minPrice: edges[i], maxPrice: (edges[i + 1] as number) - 0.01 }
    expect([i, count]).toEqual([i, await counted({ ...filter, ...range })])
  }
  expect(body.freeShipping).toBe(await counted({ ...filter, freeShipping: true }))
})

test("without filters the sidebar counts everything, in one statement", async () => {
  const { body } = await admin.get("/api/ecommerce/facets")
  const sum = (list: { count: number }[]) => list.reduce((all, { count }) => all + count, 0)
  expect([sum(body.categories), sum(body.brands)]).toEqual([27, 27])
  expect(body.ranges.reduce((all: number, count: number) => all + count, 0)).toBe(27)
  const prices = everything.map(({ price }) => price)
  expect(body.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
  const statements = await countStatements(() => admin.send("/api/ecommerce/facets", uncached))
  expect(statements).toHaveLength(1)
})

test("there is an index for each filter and sort", async () => {
  const indexes = await query<{ indexname: string }>("select indexname from pg_indexes where tablename = 'products'")
  const names = indexes.map(({ indexname }) => indexname)
  for (const name of ["price", "category", "brand", "rating", "free_shipping", "search", "facets", "stock", "name"])
    expect(names).toContain(`products_${name}_idx`)
})

test("a product shows its stock", () => {
  expect(everything.find(({ id }) => id === 20)?.stock).toBe(0)
})
